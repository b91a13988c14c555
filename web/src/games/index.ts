/** The games this client can show, in the order of the home page. */

import type { AnyFace } from './face';
import { cartino } from './cartino';
import { kniffel } from './kniffel';
import { pokerChamp } from './poker_champ';

const FACES: readonly AnyFace[] = [kniffel, cartino, pokerChamp];

export const faces = FACES;

export const faceOf = (game: string): AnyFace | null =>
  FACES.find((face) => face.name === game) ?? null;
