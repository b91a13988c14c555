import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, LOST_ON_THE_WAY, Refusal, type LinkState } from './socket';
import type { Ask, RoomShown, Tell } from './wire.gen';

/** A server that never answers by itself. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('nobody has called');
    return socket;
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Ask[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask);
  }
  close(): void {
    this.closed = true;
  }

  tell(tell: Tell): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }
  /** Open the door and show the room. */
  welcome(): void {
    this.onopen?.();
    this.tell({ type: 'RoomShown' } as RoomShown);
  }
  asked(type: Ask['type']): Ask[] {
    return this.sent.filter((ask) => ask.type === type);
  }
}

let states: LinkState[];
let heard: Tell[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  heard = [];
  link = new Link({
    url: 'ws://home/ws/K7QM2P',
    hello: () => ({ room: 'K7QM2P', tokens: ['secret'] }),
    hear: (tell) => heard.push(tell),
    changed: (state) => states.push(state),
    Socket: FakeSocket as unknown as typeof WebSocket,
  });
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

const play = { type: 'Act', seat: 0, play: { type: 'Roll', roll: 0, keep: [] } } as const;

test('says hello first, with the seats of this device', () => {
  FakeSocket.last.onopen?.();
  expect(FakeSocket.last.sent).toMatchObject([
    { type: 'Hello', room: 'K7QM2P', tokens: ['secret'] },
  ]);
});

test('what is asked before the room answers goes out after hello', () => {
  void link.ask(play);
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['Hello', 'Act']);
});

test('an answer settles its ask', async () => {
  FakeSocket.last.welcome();
  const done = link.ask({ type: 'Start' });
  const id = FakeSocket.last.asked('Start')[0]?.id ?? '';
  FakeSocket.last.tell({ type: 'Done', id });
  await expect(done).resolves.toMatchObject({ type: 'Done', id });
});

test('a frame settles the plays it shows', async () => {
  FakeSocket.last.welcome();
  const done = link.ask(play);
  const id = FakeSocket.last.asked('Act')[0]?.id ?? '';
  FakeSocket.last.tell({ type: 'Framed', match: 1, frame: {}, done: [id] } as unknown as Tell);
  await expect(done).resolves.toMatchObject({ type: 'Framed' });
});

test('a refusal has its code', async () => {
  FakeSocket.last.welcome();
  const done = link.ask(play);
  const id = FakeSocket.last.asked('Act')[0]?.id ?? '';
  FakeSocket.last.tell({ type: 'Refused', id, code: 'not-your-turn' });
  await expect(done).rejects.toEqual(new Refusal('not-your-turn'));
});

describe('after a break', () => {
  test('an unanswered play is sent again under the same id', () => {
    FakeSocket.last.welcome();
    void link.ask(play);
    const before = FakeSocket.last.asked('Act');
    FakeSocket.last.onclose?.();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.asked('Act')).toEqual(before);
  });

  test('it comes back at once, and nobody sees a break as short as that', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.onclose?.();
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(890);
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(5_000);
    expect(states).toEqual(['live', 'live']);
  });

  test('one that lasts for a second is shown', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.onclose?.();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.welcome();
    expect(states).toEqual(['live', 'lost', 'live']);
  });

  test('a server that lets nobody stay is not asked again at once', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.onclose?.();
    vi.advanceTimersByTime(100);
    FakeSocket.last.welcome();
    FakeSocket.last.onclose?.();
    vi.advanceTimersByTime(290);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(220);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test('what was asked during it goes out with the next hello', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.onclose?.();
    void link.ask({ type: 'Sit', name: 'Anna' });
    vi.advanceTimersByTime(100);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['Hello', 'Sit']);
  });

  test('an answered play is not', () => {
    FakeSocket.last.welcome();
    void link.ask(play);
    const id = FakeSocket.last.asked('Act')[0]?.id ?? '';
    FakeSocket.last.tell({ type: 'Framed', match: 1, frame: {}, done: [id] } as unknown as Tell);
    FakeSocket.last.onclose?.();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.asked('Act')).toEqual([]);
  });

  test('what must not happen twice is given back', async () => {
    FakeSocket.last.welcome();
    const sat = link.ask({ type: 'Sit', name: 'Anna' });
    FakeSocket.last.onclose?.();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.welcome();
    await expect(sat).rejects.toEqual(new Refusal(LOST_ON_THE_WAY));
    expect(FakeSocket.last.asked('Sit')).toEqual([]);
  });

  test('it tries more and more slowly', () => {
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      const calls = FakeSocket.all.length;
      FakeSocket.last.onclose?.();
      let waited = 0;
      while (FakeSocket.all.length === calls && waited < 20_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThanOrEqual(100);
    expect(waits[1]).toBeLessThanOrEqual(600);
    expect(waits[6]).toBeGreaterThanOrEqual(6000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_100);
  });

  test('a waking page does not wait', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.onclose?.();
    link.hurry();
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('silence', () => {
  test('is broken by a ping, and a dead link is dropped', () => {
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.last.asked('Ping')).toHaveLength(1);
    const first = FakeSocket.last;
    vi.advanceTimersByTime(2_000);
    expect(first.closed).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(states.at(-1)).toBe('lost');
  });

  test('of a server that owes an answer is noticed in four seconds', () => {
    FakeSocket.last.welcome();
    const first = FakeSocket.last;
    vi.advanceTimersByTime(9_000);
    void link.ask(play);
    vi.advanceTimersByTime(2_000);
    expect(first.asked('Ping')).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(first.closed).toBe(true);
    vi.advanceTimersByTime(100);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.asked('Act')).toEqual(first.asked('Act'));
  });

  test('of a room that thinks is no silence: the server answers for it', () => {
    FakeSocket.last.welcome();
    void link.ask({ type: 'Advise', seat: 0 });
    for (let seconds = 0; seconds < 20; seconds += 2) {
      vi.advanceTimersByTime(2_000);
      FakeSocket.last.tell({ type: 'Pong', id: 'x' });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.asked('Ping')).toHaveLength(10);
  });

  test('after a refused hello is a failure too', () => {
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell({ type: 'Refused', id: 'x', code: 'store-failed' });
    vi.advanceTimersByTime(4_200);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('any word proves the link alive', () => {
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(15_000);
    FakeSocket.last.tell({ type: 'Pong', id: 'x' });
    vi.advanceTimersByTime(14_000);
    expect(states).toEqual(['live']);
  });

  test('a server that never answers is given up on, and tried again', () => {
    vi.advanceTimersByTime(4_100);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

test('a room that does not exist is not asked for again', () => {
  FakeSocket.last.onopen?.();
  const hello = FakeSocket.last.sent[0]?.id ?? '';
  FakeSocket.last.tell({ type: 'Refused', id: hello, code: 'no-such-room' });
  FakeSocket.last.onclose?.();
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual(['gone']);
  expect(FakeSocket.all).toHaveLength(1);
});

test('who leaves the page leaves no call behind', () => {
  FakeSocket.last.welcome();
  link.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.last.closed).toBe(true);
});
