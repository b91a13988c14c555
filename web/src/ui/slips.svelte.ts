/** Slips of the finger: a tap that was meant for what stood there before, and a move that one would
    hardly make on purpose. */

import { prefs } from '../prefs.svelte';

/** As long as dice tumble at most. */
const WHILE = 600;

/** For a moment a button does not hear: what it would do now has just changed. */
export class Deaf {
  on = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    this.end();
    this.on = true;
    this.timer = setTimeout(() => (this.on = false), WHILE);
  }

  end(): void {
    clearTimeout(this.timer);
    this.on = false;
  }
}

/** Asks on the spot: a second tap on the same thing means it. */
export class Doubt<T> {
  about = $state.raw<T | null>(null);

  /** True when it is meant. `likely`: it looks like a slip. */
  means(what: T, likely: boolean): boolean {
    const meant = !likely || !prefs.questions || this.about === what;
    this.about = meant ? null : what;
    return meant;
  }

  drop(): void {
    this.about = null;
  }
}
