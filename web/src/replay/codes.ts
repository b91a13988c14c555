/** A keepsake in a picture: the QR codes on it hold a log. By the browser's own reader where it has
    one that finds them all, else by a small one that is loaded when it is wanted. */

import { Refusal } from '../socket';

const MARK = 'PARLOUR1:';
const MOST_CODES = 24;
/** Larger pictures are made smaller before they are read. */
const MOST_PIXELS = 24e6;

interface Reader {
  detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}
type Readers = typeof globalThis & {
  BarcodeDetector?: new (how: { formats: string[] }) => Reader;
};

/** What is held by the pictures and texts among these; a file that is a log is itself. */
export async function logIn(files: readonly File[]): Promise<File> {
  const pictures = files.filter((file) => file.type.startsWith('image/'));
  const first = files[0];
  if (!first) throw new Refusal('log-empty');
  if (pictures.length === 0) return first;
  const found = (await Promise.all(pictures.map(codesIn))).flat();
  if (found.length === 0) throw new Refusal('log-parts-missing');
  return new File(found, 'keepsake.txt', { type: 'text/plain' });
}

async function codesIn(file: File): Promise<string[]> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) throw new Refusal('log-not-a-log');
  const found = new Set(await native(picture));
  for (const code of await loaded(picture, found)) found.add(code);
  return [...found].map((code) => `${code}\n`);
}

const isOurs = (code: string): boolean => code.startsWith(MARK);

/** All parts of a log are there: each says how many they are. */
function whole(codes: ReadonlySet<string>): boolean {
  const count = /^PARLOUR1:\d+\/(\d+):/.exec([...codes][0] ?? '')?.[1];
  return count !== undefined && codes.size >= Number(count);
}

async function native(picture: ImageBitmap): Promise<string[]> {
  const { BarcodeDetector } = globalThis as Readers;
  if (!BarcodeDetector) return [];
  try {
    const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture);
    return found.map(({ rawValue }) => rawValue).filter(isOurs);
  } catch {
    return []; // it is there by name alone
  }
}

/** One code after the other: each that is found is painted over, and the next is looked for. */
async function loaded(picture: ImageBitmap, known: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set(known);
  if (whole(found)) return found;
  const { default: decodeQR } = await import('qr/decode.js');
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (!paper) return found;
  paper.drawImage(picture, 0, 0, width, height);
  for (let tries = 0; tries < MOST_CODES && !whole(found); tries += 1) {
    const seen: { box?: { x: number; y: number; width: number; height: number } } = {};
    try {
      const code = decodeQR(paper.getImageData(0, 0, width, height), {
        pointsOnDetect: ({ boundingBox }) => {
          seen.box = boundingBox;
        },
      });
      if (isOurs(code)) found.add(code);
    } catch {
      // It looked like a code and was none, or could not be read.
    }
    if (!seen.box) break;
    const { x, y, width: wide, height: high } = seen.box;
    paper.fillStyle = '#fff';
    paper.fillRect(x - wide / 20, y - high / 20, wide * 1.1, high * 1.1);
  }
  return found;
}
