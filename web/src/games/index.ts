/** The games this client can show, in the order of the home page. */

import type { AnyFace } from './face';
import { cartino } from './cartino';
import { kniffel } from './kniffel';
import { pokerChamp } from './poker_champ';
import { pokino } from './pokino';

const FACES: readonly AnyFace[] = [kniffel, pokino, cartino, pokerChamp];

export const faces = FACES;

export const faceOf = (game: string): AnyFace | null =>
  FACES.find((face) => face.name === game) ?? null;
