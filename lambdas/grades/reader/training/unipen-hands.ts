import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { handsOf, type PenHand } from './pen-hands.ts';
import { partOf, readUnipen, type Part } from './unipen.ts';

/** The samples of UNIPEN with a wrong label: networks that had not seen their writers read clearly another digit. */
function wrongLabels(): ReadonlySet<string> {
  const text = readFileSync(new URL('wrong-labels.json', import.meta.url), 'utf8');
  return new Set(z.parse(z.array(z.string()), JSON.parse(text)));
}

/** The hands of UNIPEN's writers with the digits and signs of marks, of all writers or of a part. */
export function unipenHands(folder: string, part?: Part): PenHand[] {
  const samples = readUnipen(folder, ['1a', '1d'], (sign) => /^[\d.,/-]$/.test(sign));
  const wanted = [...samples].filter(({ writer }) => part === undefined || partOf(writer) === part);
  return handsOf(wanted, wrongLabels());
}
