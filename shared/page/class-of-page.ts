import { limits } from '../model/limits.ts';
import type { Gradebook } from '../model/gradebook.ts';
import type { Pupil } from '../model/pupil.ts';
import { cleanText } from '../text/clean-text.ts';
import { identityOf } from './row-identity.ts';

/** The pupils of a page in its order; rows without a name are none. */
export const pupilsOfPage = (page: Gradebook): Pupil[] =>
  page.rows.flatMap((row): Pupil[] => {
    const { name = '', registrationNumber } = identityOf(page, row);
    const fullName = cleanText(name).slice(0, limits.pupilNameLength);
    if (row.summary || !/\p{L}/u.test(fullName)) return [];
    return [{ fullName, ...(registrationNumber && { registrationNumber }) }];
  });
