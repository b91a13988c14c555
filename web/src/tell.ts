/** One teller for all games: news as sentences. Python's `text/tell.py` does the same, step by
 * step, and says how messages are named. No words and no runes in here, so that tests can run it
 * beside the other. */

import type { Field, NewsKind, Telling } from './words.gen';

export type Plain = string | number;
/** The variables of a message. */
export type About = Record<string, Plain>;
/** A struct as JSON has it: fields with their default value are left out. */
type Values = Readonly<Record<string, unknown>>;

/** Who speaks: a language. */
export interface Voice {
  has: (id: string) => boolean;
  say: (id: string, about?: About) => string;
}

interface Listener {
  names: readonly string[];
  /** The only seat of this device; null for a spectator, and where several share it. */
  seat: number | null;
}

/** Anna, Béla and Cili. */
export function listed({ say }: Voice, words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const some = words.slice(0, -1);
  return some.length ? say('list-and', { some: some.join(', '), last }) : last;
}

export class Teller {
  private readonly options: About;

  constructor(
    private readonly telling: Telling | undefined,
    private readonly voice: Voice,
    private readonly listener: Listener,
    options: unknown,
  ) {
    this.options = plainOptions(options);
  }

  /** No sentence about what somebody else hears; the bare news if there are no words. */
  tell(item: unknown, bare: (item: unknown) => string = JSON.stringify): string[] {
    const news = item as Values;
    const kind = this.telling?.news[String(news.type)];
    const to = news.to ?? null;
    if (to !== null && to !== this.listener.seat) return [];
    if (!kind) return [bare(item)];
    const seat = aboutWhom(kind, news);
    if (kind.unheard && this.isYou(seat)) return [];
    const message = this.form(kind, news, kind.message, seat);
    if (!this.voice.has(message)) return [bare(item)];
    const first = this.voice.say(message, this.about(kind.fields, news, seat));
    return [first, ...kind.fields.flatMap((field) => this.further(kind, news, field, seat))];
  }

  private further(kind: NewsKind, news: Values, field: Field, seat: number | null): string[] {
    const message = `${kind.message}-${field.name}`;
    const value = valueOf(field, news);
    if (!isSomething(value) || field.kind === 'seat' || !this.voice.has(message)) return [];
    const seats = field.by_seat ? seatsWith(value) : [seat];
    return seats.map((whose) =>
      this.voice.say(this.form(kind, news, message, whose), this.about(kind.fields, news, whose)),
    );
  }

  /** The form of a message for this listener. */
  private form(kind: NewsKind, news: Values, message: string, seat: number | null): string {
    const seats = kind.fields.filter((field) => field.kind === 'seat');
    const forms = [
      ...(this.isYou(seat) ? ['you'] : []),
      ...seats.filter(({ name }) => this.isAmong(news[name])).map(({ name }) => `${name}-you`),
      ...(seat === null ? ['nobody'] : []),
    ];
    const found = forms.map((form) => `${message}-${form}`).find((id) => this.voice.has(id));
    return found ?? message;
  }

  private isYou(seat: unknown): boolean {
    return seat !== null && seat === this.listener.seat;
  }

  private isAmong(seats: unknown): boolean {
    return Array.isArray(seats) ? seats.includes(this.listener.seat) : this.isYou(seats);
  }

  /** The options, the fields, and who it is about. */
  private about(fields: readonly Field[], values: Values, seat: number | null): About {
    const told: About = { ...this.options };
    for (const field of fields) {
      const all = valueOf(field, values);
      const value = field.by_seat ? (seat === null ? null : (listOf(all)[seat] ?? null)) : all;
      Object.assign(told, field.many ? this.many(field, listOf(value)) : this.one(field, value));
    }
    return { ...told, name: this.name(seat) };
  }

  private one(field: Field, value: unknown): About {
    const told: About = { [field.name]: this.word(field, value) };
    return field.kind === 'enum' ? { ...told, [`${field.name}-value`]: asText(value ?? '') } : told;
  }

  private many(field: Field, values: readonly unknown[]): About {
    const words = values.map((value) => String(this.word(field, value)));
    const told: About = {
      [field.name]:
        field.kind === 'seat' ? listed(this.voice, words) : words.join(field.between ?? ', '),
      [`${field.name}-count`]: values.length,
    };
    if (field.kind === 'seat') {
      const others = values.filter((seat) => seat !== this.listener.seat);
      const names = others.map((seat) => this.name(Number(seat)));
      return { ...told, [`${field.name}-others`]: listed(this.voice, names) };
    }
    if (field.kind !== 'number') return told;
    return { ...told, [`${field.name}-sum`]: values.reduce<number>((a, b) => a + Number(b), 0) };
  }

  private word(field: Field, value: unknown): Plain {
    if (value === null) return '';
    switch (field.kind) {
      case 'seat':
        return this.name(Number(value));
      case 'flag':
        return asText(value);
      case 'place':
        return Number(value) + 1;
      case 'enum':
        return this.member(field, asText(value));
      case 'struct':
        return this.struct(field.of ?? '', value as Values);
      case 'number':
        return Number(value);
      case 'text':
        return asText(value);
    }
  }

  private name(seat: number | null): string {
    return seat === null ? '' : (this.listener.names[seat] ?? '');
  }

  /** A member of an enum: by its own message; else by its sign, or alone by its parts. */
  private member(field: Field, value: string): string {
    const id = `${field.of ?? ''}-${value}`;
    if (this.voice.has(id)) return this.voice.say(id, this.options);
    const spoken = this.telling?.enums[field.of ?? ''];
    const sign = spoken?.signs?.[value];
    const parts = spoken?.parts?.[value];
    if (!parts || (field.many && sign)) return sign ?? value;
    return this.voice.say(spoken.message ?? '', parts);
  }

  /** By the message that has its name. */
  private struct(of: string, values: Values): string {
    if (!this.voice.has(of)) return '';
    const fields = this.telling?.structs[of] ?? [];
    const field = fields.find(({ kind }) => kind === 'seat');
    const seat = field ? Number(values[field.name]) : null;
    const form = this.isYou(seat) && this.voice.has(`${of}-you`) ? `${of}-you` : of;
    return this.voice.say(form, this.about(fields, values, seat));
  }
}

/** A word, a number or a flag of JSON, as text. */
export const asText = (value: unknown): string => String(value);

const valueOf = (field: Field, values: Values): unknown =>
  values[field.name] ?? field.default ?? null;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** The seats whose entry is something. */
const seatsWith = (entries: unknown): number[] =>
  listOf(entries).flatMap((entry, seat) => (isSomething(entry) ? [seat] : []));

/** The seat it is about; of several seats, only one that is alone. */
function aboutWhom(kind: NewsKind, news: Values): number | null {
  const seat = news[kind.actor] ?? null;
  if (!Array.isArray(seat)) return seat === null ? null : Number(seat);
  return seat.length === 1 ? Number(seat[0]) : null;
}

/** Every option that is a word, a number or a flag. */
export function plainOptions(options: unknown): About {
  const told: About = {};
  for (const [name, value] of Object.entries((options ?? {}) as Values)) {
    if (typeof value === 'boolean') told[name] = String(value);
    if (typeof value === 'string' || typeof value === 'number') told[name] = value;
  }
  return told;
}
