/** A visit to one table: the record, the link that feeds it, and everything one can ask. */

import { randomHex } from './chance';
import { Coach } from './coach.svelte';
import { isTexts, recall, remember } from './keep';
import { Link, LOST_ON_THE_WAY, Refusal, type Wish } from './socket';
import { EMPTY, frameOf, hear, newestSeq, peopleOf, type Table } from './table';
import type { RoomShown, Tell } from './wire.gen';
import { say, whyNot } from './words.svelte';

export class Session {
  table = $state.raw<Table>(EMPTY);
  /** A sentence for the visitor, until the next one or until it is put away. */
  notice = $state<string | null>(null);

  readonly room = $derived(this.table.room);
  readonly frame = $derived(frameOf(this.table));
  readonly people = $derived(this.table.room ? peopleOf(this.table.room) : []);
  readonly hosting = $derived(this.people.some((person) => person.host && person.mine));

  readonly coach = new Coach((wish) => this.link.ask(wish));

  private readonly link: Link;
  private contributed = '';

  /** `screen`: a shared screen belongs to nobody, whatever seats this browser holds. */
  constructor(
    readonly code: string,
    screen: boolean,
  ) {
    this.link = new Link({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
      hello: () => ({
        room: code,
        tokens: screen ? [] : this.tokens(),
        last_seq: this.table.frames.length ? newestSeq(this.table.frames) : null,
      }),
      hear: (tell) => this.hear(tell),
      changed: (link, why) => (this.table = { ...this.table, link, code: why }),
    });
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.link.close();
  }

  async sit(name: string, seat: number | null = null): Promise<boolean> {
    return this.ask({ type: 'Sit', name, seat, contribution: randomHex(16) });
  }

  act(seat: number, play: unknown): Promise<boolean> {
    return this.ask({ type: 'Act', seat, play });
  }

  /** True when it was done; a refusal becomes the notice. */
  async ask(wish: Wish): Promise<boolean> {
    this.notice = null;
    this.notice = await this.tried(wish);
    return this.notice === null;
  }

  /** Null when it was done; else why not, in a sentence. */
  async tried(wish: Wish): Promise<string | null> {
    try {
      await this.link.ask(wish);
      return null;
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      return why.code === LOST_ON_THE_WAY ? say('notice-lost') : whyNot(why.code, why.about);
    }
  }

  private hear(tell: Tell): void {
    this.table = hear(this.table, tell, performance.now());
    if (tell.type === 'Seated') remember(this.key, [...this.tokens(), tell.token]);
    if (tell.type === 'RoomShown') this.contribute(tell);
    if (tell.type === 'Refused' && tell.id === null) this.notice = whyNot(tell.code, tell.about);
  }

  /** Add our own chance to each game anew: the house has bound itself before it hears it. */
  private contribute(room: RoomShown): void {
    if (room.phase === 'playing' || !room.yours.length) return;
    if (room.commitment === this.contributed) return;
    this.contributed = room.commitment;
    const { commitment } = room;
    void this.link
      .ask({ type: 'Contribute', commitment, contribution: randomHex(16) })
      .catch(() => undefined);
  }

  private readonly hurry = (): void => {
    if (!document.hidden) this.link.hurry();
  };

  private get key(): string {
    return `seats.${this.code}`;
  }

  private tokens(): string[] {
    return recall(this.key, [], isTexts).slice(-16);
  }
}
