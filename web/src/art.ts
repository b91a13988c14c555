/** Our pictures. They come by the sheet, one for a game's table, since they are alike: a pack of
    forty cards compresses to what four weigh alone. */

const SHEETS = import.meta.glob<string>('../art/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const SVG = { type: 'image/svg+xml' };
const coming: Record<string, Promise<void>> = {};
const drawn: Record<string, string> = {};
const addresses: Record<string, string> = {};

/** Have the pictures of a sheet at hand; without it each comes by itself. */
export function unroll(sheet: string): Promise<void> {
  return (coming[sheet] ??= fetchSheet(SHEETS[`../art/${sheet}.json`]));
}

async function fetchSheet(path: string | undefined): Promise<void> {
  const answer = path ? await fetch(path).catch(() => null) : null;
  if (!answer?.ok) return;
  Object.assign(drawn, await answer.json());
}

/** The address of a picture. */
export function art(name: string, otherwise = `/art/${name}.svg`): string {
  const svg = drawn[name];
  if (svg === undefined) return otherwise;
  return (addresses[name] ??= URL.createObjectURL(new Blob([svg], SVG)));
}
