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
