import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { handsOf, type PenHand } from './pen-hands.ts';
import { partOf, readPendigits, readUnipen, type Part } from './unipen.ts';

/** The samples of UNIPEN with a wrong label: networks that had not seen their writers read clearly another digit. */
function wrongLabels(): ReadonlySet<string> {
  const text = readFileSync(new URL('wrong-labels.json', import.meta.url), 'utf8');
  return new Set(z.parse(z.array(z.string()), JSON.parse(text)));
}

/** Digits, the signs of marks, and the letters of `abs`, `ABS` and `absent`. */
const WANTED = /^[\d.,/absentABS-]$/;

/**
 * The hands of UNIPEN's writers with digits, signs of marks and letters of absences, or other wanted signs, of all writers
 * or of a part; and of the writers of pendigits, if its file is named.
 */
export function unipenHands(
  folder: string,
  part?: Part,
  pendigits?: string,
  isWanted = (sign: string): boolean => WANTED.test(sign),
): PenHand[] {
  const samples = [
    ...readUnipen(folder, ['1a', '1b', '1c', '1d'], isWanted),
    ...(pendigits === undefined ? [] : readPendigits(pendigits)),
  ];
  const wanted = samples.filter(({ writer }) => part === undefined || partOf(writer) === part);
  return handsOf(wanted, wrongLabels());
}
