/** A visit to one table: the record, the link that feeds it, and everything one can ask. */

import { Coach } from './coach.svelte';
import { Witness } from './fair/witness';
import { Talk } from './room/talk.svelte';
import { Link, LOST_ON_THE_WAY, Refusal, type Wish } from './socket';
import { EMPTY, frameOf, goesBack, hear, peopleOf, type Table } from './table';
import { keepToken, noteTable, tokensOf } from './tables';
import type { DeviceCode, RoomShown, Tell } from './wire.gen';
import { say, whyNot } from './words.svelte';

export class Session {
  table = $state.raw<Table>(EMPTY);
  /** A sentence for the visitor, until the next one or until it is put away. */
  notice = $state<string | null>(null);
  /** The code behind the notice, which may lead to a rule. */
  refused = $state<string | null>(null);
  /** How often another device has come to a seat of this one. */
  joined = $state(0);
  /** This device had a seat in the game that is played, and has none now. */
  left = $state(false);

  readonly room = $derived(this.table.room);
  readonly frame = $derived(frameOf(this.table));
  readonly people = $derived(this.table.room ? peopleOf(this.table.room) : []);
  readonly hosting = $derived(this.people.some((person) => person.host && person.mine));

  readonly coach = new Coach((wish) => this.link.ask(wish));
  readonly witness: Witness;
  readonly talk = new Talk();

  private readonly link: Link;
  /** How often moves have been lost. */
  private losses = 0;

  /** `screen`: a shared screen belongs to nobody, whatever seats this browser holds. */
  constructor(
    readonly code: string,
    screen: boolean,
  ) {
    this.witness = new Witness(code, (wish) => void this.link.ask(wish).catch(() => undefined));
    this.link = new Link({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}`,
      hello: () => ({
        room: code,
        tokens: screen ? [] : tokensOf(code),
        screen,
      }),
      hear: (tell) => this.hear(tell),
      changed: (link, why) => {
        this.table = { ...this.table, link, code: why };
        this.witness.greet();
      },
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
    return this.ask({ type: 'Sit', name, seat });
  }

  /** A code that brings a second device to this seat; null if it was refused. */
  async codeFor(seat: number): Promise<DeviceCode | null> {
    try {
      const told = await this.link.ask({ type: 'AddDevice', seat, tokens: tokensOf(this.code) });
      return told.type === 'DeviceCode' ? told : null;
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      this.refuse(why);
      return null;
    }
  }

  /** This is the second device. */
  async useCode(code: string): Promise<void> {
    if (!(await this.ask({ type: 'UseCode', code }))) return;
    const seat = this.room?.yours.at(-1);
    if (seat !== undefined) this.notice = say('device-welcome', { name: this.nameOf(seat) });
  }

  private nameOf(seat: number): string {
    return this.room?.seats[seat]?.name ?? '';
  }

  act(seat: number, play: unknown): Promise<boolean> {
    return this.ask({ type: 'Act', seat, play, match: this.table.match });
  }

  /** What the players threw or drew themselves, in answer to a frame that awaits it. */
  deal(draw: unknown, number: number): Promise<boolean> {
    return this.ask({ type: 'Deal', number, draw, match: this.table.match });
  }

  /** True when it was done; a refusal becomes the notice. */
  async ask(wish: Wish): Promise<boolean> {
    this.notice = null;
    const losses = this.losses;
    const why = await this.attempt(wish);
    if (losses === this.losses) this.refuse(why); // else the loss is what there is to be read
    return why === null;
  }

  /** Null when it was done; else why not, in a sentence. */
  async tried(wish: Wish): Promise<string | null> {
    const why = await this.attempt(wish);
    return why && inWords(why);
  }

  private async attempt(wish: Wish): Promise<Refusal | null> {
    try {
      await this.link.ask(wish);
      return null;
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      return why;
    }
  }

  private refuse(why: Refusal | null): void {
    this.refused = why?.code ?? null;
    this.notice = why && inWords(why);
  }

  private hear(tell: Tell): void {
    if (tell.type === 'RoomShown') this.left = this.leaves(tell);
    if (goesBack(this.table, tell)) this.tellOfLoss();
    this.table = hear(this.table, tell, performance.now());
    if (tell.type === 'Seated') keepToken(this.code, tell.token);
    if (tell.type === 'RoomShown') {
      if (tell.yours.length) noteTable(this.code);
      this.witness.see(tell);
    }
    if (tell.type === 'Reacted') this.talk.hear(tell, this.nameOf(tell.seat));
    if (tell.type === 'DeviceAdded') {
      this.joined += 1;
      this.notice = say('device-added', { name: this.nameOf(tell.seat) });
    }
    if (tell.type === 'Drafted') this.witness.open(tell);
    if (tell.type === 'Framed') this.witness.watch(tell);
    if (tell.type === 'Refused' && tell.id === null)
      this.refuse(new Refusal(tell.code, tell.about));
  }

  private tellOfLoss(): void {
    this.losses += 1;
    this.notice = say('moves-lost');
  }

  private leaves({ phase, yours }: RoomShown): boolean {
    return phase === 'playing' && !yours.length && (this.left || !!this.room?.yours.length);
  }

  private readonly hurry = (): void => {
    if (!document.hidden) this.link.hurry();
  };
}

const inWords = ({ code, about }: Refusal): string =>
  code === LOST_ON_THE_WAY ? say('notice-lost') : whyNot(code, about);
