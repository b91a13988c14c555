/** Paragraphs and lists out of plain text: a blank line parts them, "- " begins an item. */

export interface Block {
  list: boolean;
  lines: string[];
  /** Which passage it is, or its first item, from 1: a paragraph is one, and so is an item. */
  passage: number;
}

export function prose(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  let passages = 0;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const list = line.startsWith('- ');
    const last = blocks.at(-1);
    if (!line) open = false;
    else if (open && last?.list === list) {
      last.lines.push(list ? line.slice(2) : line);
      if (list) passages += 1;
    } else {
      passages += 1;
      blocks.push({ list, lines: [list ? line.slice(2) : line], passage: passages });
      open = true;
    }
  }
  return blocks;
}

/** A piece of a line; `rulings` are the clauses of docs/rules by which it is ours, not the rulebook's. */
interface Piece {
  text: string;
  rulings: string[];
}

const RULING = /(~[^~]*~)/;
const CLAUSES = /^~((?:[A-Z]{2}-[A-Z]\d+ )+)(.*)~$/;

/** A ruling stands between tildes, its clauses first: "Book. ~KN-Q1 Ours.~ Book again." */
export function pieces(line: string): Piece[] {
  return line
    .split(RULING)
    .filter(Boolean)
    .map((part) => {
      const [, clauses, text] = CLAUSES.exec(part) ?? [];
      return { text: text ?? part, rulings: clauses?.trim().split(' ') ?? [] };
    });
}
