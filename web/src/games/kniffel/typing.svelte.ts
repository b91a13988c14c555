/** The throw that is being tapped in on this device. */

import { follow } from '../../ui/follow.svelte';
import { awaited, drawOf, lacking, lying } from './typed';
import type { Frame } from './wire.gen';

export class Typing {
  /** Throws for the start that are complete. */
  private done = $state.raw<readonly (readonly number[])[]>([]);
  private taps = $state.raw<readonly number[]>([]);
  private telling = false;
  private readonly throws = $derived.by(() => awaited(this.frame()));

  /** The throw to tap now; null while none is awaited. */
  readonly now = $derived.by(() => this.throws[this.done.length] ?? null);
  readonly left = $derived.by(() => (this.now ? lacking(this.now, this.taps) : 0));
  readonly hand = $derived.by(() => (this.now ? lying(this.now, this.taps) : []));
  readonly canUndo = $derived.by(() => this.taps.length > 0);

  constructor(
    private readonly frame: () => Frame,
    private readonly give: (draw: unknown) => Promise<unknown>,
  ) {
    let shown = '';
    follow(frame, ({ awaits, view }) => {
      const key = awaits ? `${awaits.number}.${view.contenders.join()}` : '';
      if (key === shown) return;
      shown = key;
      this.done = this.taps = [];
    });
  }

  tap(face: number): void {
    if (this.left > 0) this.taps = [...this.taps, face];
  }

  /** The last tap, or the one at this place on the table. */
  undo(place?: number): void {
    const kept = this.now?.kept.length ?? 0;
    const gone = place === undefined ? this.taps.length - 1 : place - kept;
    this.taps = this.taps.filter((_, i) => i !== gone);
  }

  /** These dice lie there. After the last throw the table is told, once. */
  confirm(): void {
    if (!this.now || this.left > 0 || this.telling) return;
    const throws = [...this.done, [...this.now.kept, ...this.taps]];
    if (throws.length < this.throws.length) {
      this.done = throws;
      this.taps = [];
    } else {
      this.telling = true;
      void this.give(drawOf(this.frame().awaits?.kind ?? '', throws)).finally(() => {
        this.telling = false;
      });
    }
  }

  /** Whether the key was one of the pad's. */
  key(key: string): boolean {
    if (/^[1-6]$/.test(key)) this.tap(Number(key));
    else if (key === 'Backspace') this.undo();
    else if (key === 'Enter') this.confirm();
    else return false;
    return true;
  }
}
