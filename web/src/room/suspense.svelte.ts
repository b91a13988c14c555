/** What the eye has not seen yet is not told: the log waits for dice that still tumble. */

import { follow } from '../ui/follow.svelte';
import type { AnyFrame, Heard } from '../table';

export class Suspense {
  /** The first news that has to wait. */
  private from = $state<string | null>(null);

  /** `shown`: when a piece of news has been shown; null where nothing is to be waited for. */
  constructor(
    frame: () => AnyFrame,
    match: () => number,
    shown: (news: unknown) => Promise<unknown> | null,
  ) {
    follow(frame, ({ seq, news }, arrived) => {
      const waits = news.map(shown).filter((one) => one !== null);
      if (!arrived || !waits.length) return;
      const from = `${match()}.${seq}.0`;
      this.from = from;
      void Promise.all(waits).then(() => {
        if (this.from === from) this.from = null;
      });
    });
  }

  /** As much as may be told by now. */
  told(news: readonly Heard[]): readonly Heard[] {
    const end = this.from === null ? -1 : news.findIndex(({ key }) => key === this.from);
    return end < 0 ? news : news.slice(0, end);
  }
}
