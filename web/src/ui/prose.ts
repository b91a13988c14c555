/** Paragraphs and lists out of plain text: a blank line parts them, "- " begins an item. */

export interface Block {
  list: boolean;
  lines: string[];
}

export function prose(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const list = line.startsWith('- ');
    const last = blocks.at(-1);
    if (!line) open = false;
    else if (open && last?.list === list) last.lines.push(list ? line.slice(2) : line);
    else {
      blocks.push({ list, lines: [list ? line.slice(2) : line] });
      open = true;
    }
  }
  return blocks;
}

/** A piece of a line; `rulings` are the clauses of docs/rules by which it is ours, not the rulebook's. */
export interface Piece {
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
