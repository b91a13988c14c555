/** One connection to one room, which heals itself.
 *
 * It says hello with the seats this device holds, sends what is asked, and after a break comes
 * back and sends again every play that was not answered; its id makes that harmless.
 */

import { randomHex } from './chance';
import type { Ask, Hello, Tell } from './wire.gen';

/** `gone`: the server has told us that it is no use to try again. */
export type LinkState = 'opening' | 'live' | 'lost' | 'gone';

/** An ask before it gets its id. */
export type Wish = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never;

/** The server refused, with a code that `whyNot` turns into a sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    /** What the sentence names. */
    readonly about: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

interface Wiring {
  url: string;
  hello: () => Pick<Hello, 'room' | 'tokens' | 'screen'>;
  hear: (tell: Tell) => void;
  /** Told of every `live`, and of a break only if it lasts: one that nobody notices is none. */
  changed: (state: LinkState, code: string | null) => void;
  Socket?: typeof WebSocket;
}

export const LOST_ON_THE_WAY = 'lost-on-the-way';

/** Milliseconds without a word until the server is asked whether it is there: while it owes nobody
 * an answer, and while it does. */
const QUIET = 15_000;
const OWED = 2_000;
/** How long it may then stay silent. */
const PATIENCE = 2_000;
/** How long it may take to show the room, at first and at most: some networks are slow. */
const OPENS_IN = 4_000;
const OPENS_LATE = 16_000;
/** The first try after a break is made at once, the later ones more and more slowly. */
const AT_ONCE = 100;
const SECOND = 400;
const SLOWEST = 8_000;
/** A link that breaks again before this was no good: the next try is not the first. */
const STEADY = 5_000;
/** How long a break stays unseen. */
const SHOWN_AFTER = 1_000;
const FATAL = new Set(['no-such-room', 'foreign-origin']);
const REPEATABLE = new Set(['Act', 'Deal', 'Rename', 'Configure', 'Pledge', 'Reveal']);

interface Open {
  ask: Ask;
  sent: boolean;
  resolve: (tell: Tell) => void;
  reject: (why: Refusal) => void;
}

export class Link {
  private socket: WebSocket | null = null;
  private state: LinkState = 'opening';
  private readonly open = new Map<string, Open>();
  private readonly run = randomHex(6);
  private count = 0;
  private failures = 0;
  private liveSince = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly wiring: Wiring) {
    this.connect();
  }

  /** Resolves with the answer, rejects with a `Refusal`. While the link is down it waits. */
  ask(wish: Wish): Promise<Tell> {
    const ask: Ask = { ...wish, id: this.nextId() };
    return new Promise((resolve, reject) => {
      const entry: Open = { ask, sent: false, resolve, reject };
      this.open.set(ask.id, entry);
      if (this.state === 'live') this.send(entry);
    });
  }

  /** The network is back, or the page has been woken up: do not wait for the next try. */
  hurry(): void {
    if (this.closed || this.state === 'gone') return;
    if (this.state === 'lost') {
      clearTimeout(this.retry);
      this.connect();
    } else this.ping();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.showing);
    this.hangUp();
  }

  private connect(): void {
    const Socket = this.wiring.Socket ?? WebSocket;
    this.hangUp();
    const socket = new Socket(this.wiring.url);
    this.socket = socket;
    socket.onopen = () => {
      const hello = { type: 'Hello', id: this.nextId(), ...this.wiring.hello() } as const;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Tell);
    socket.onclose = () => this.lose();
    const opensIn = Math.min(OPENS_LATE, OPENS_IN * 2 ** this.failures);
    this.watch = setTimeout(() => this.lose(), opensIn);
  }

  private hear(tell: Tell): void {
    if (tell.type === 'Refused' && FATAL.has(tell.code)) {
      this.giveUp(tell.code);
      return;
    }
    if (tell.type === 'RoomShown' && this.state !== 'live') this.greet();
    this.settle(tell);
    if (this.state === 'live') this.listen();
    this.wiring.hear(tell);
  }

  /** The room has answered: whatever was asked before may go now, or go again. */
  private greet(): void {
    this.liveSince = Date.now();
    this.enter('live', null);
    for (const [id, entry] of [...this.open]) {
      if (!entry.sent || REPEATABLE.has(entry.ask.type)) this.send(entry);
      else {
        this.open.delete(id);
        entry.reject(new Refusal(LOST_ON_THE_WAY));
      }
    }
  }

  private settle(tell: Tell): void {
    const ids = tell.type === 'Framed' ? tell.done : 'id' in tell ? [tell.id] : [];
    for (const id of ids) {
      const entry = id === null ? undefined : this.open.get(id);
      if (!entry || id === null) continue;
      this.open.delete(id);
      if (tell.type === 'Refused') entry.reject(new Refusal(tell.code, tell.about));
      else entry.resolve(tell);
    }
  }

  private send(entry: Open): void {
    entry.sent = true;
    this.socket?.send(JSON.stringify(entry.ask));
    if (this.open.size === 1) this.listen();
  }

  private lose(): void {
    this.hangUp();
    if (this.closed || this.state === 'gone') return;
    if (this.state === 'live' && Date.now() - this.liveSince > STEADY) this.failures = 0;
    this.state = 'lost';
    this.showing ??= setTimeout(() => this.enter('lost', null), SHOWN_AFTER);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), waitBefore(this.failures));
    this.failures += 1;
  }

  private giveUp(code: string): void {
    this.hangUp();
    this.enter('gone', code);
  }

  private hangUp(): void {
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** From now on the server may be silent for a while, a shorter one if it owes an answer. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.ping(), this.open.size ? OWED : QUIET);
  }

  private ping(): void {
    clearTimeout(this.watch);
    if (this.state !== 'live') return;
    this.socket?.send(JSON.stringify({ type: 'Ping', id: this.nextId() }));
    this.watch = setTimeout(() => this.lose(), PATIENCE);
  }

  private enter(state: LinkState, code: string | null): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    this.state = state;
    this.wiring.changed(state, code);
  }

  private nextId(): string {
    this.count += 1;
    return `${this.run}-${this.count}`;
  }
}

/** Milliseconds until the next try; chance keeps a whole town from coming at one moment. */
function waitBefore(failures: number): number {
  if (failures === 0) return AT_ONCE * Math.random();
  return Math.min(SLOWEST, SECOND * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
}
