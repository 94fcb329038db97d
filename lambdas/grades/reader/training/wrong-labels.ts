import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

/** The samples of UNIPEN with a wrong label: networks that had not seen their writers read clearly another digit. */
export const wrongLabels = (): ReadonlySet<string> => {
  const text = readFileSync(new URL('wrong-labels.json', import.meta.url), 'utf8');
  return new Set(z.parse(z.array(z.string()), JSON.parse(text)));
};
