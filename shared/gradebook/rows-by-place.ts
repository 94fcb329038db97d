import type { Gradebook, GradebookRow } from '../model/gradebook.ts';
import { digitsOf } from '../spreadsheet/fold-text.ts';
import { foldName, nameLikeness } from './name-likeness.ts';
import { identityOf } from './row-identity.ts';

/** A name that is less like the pupil's, from 0 to 1, does not say whose row it is. */
const LIKE = 0.4;
/** Where more of the rows do not say whose they are, the page was taken by its order, and it has a warning of that. */
const MOST = 0.5;

/** Whether what was read in a row, by either reader, speaks for its pupil: the name or one of the numbers. */
function saysWhose(gradebook: Gradebook, { cells, pupil = -1 }: GradebookRow): boolean {
  const listed = gradebook.classList?.pupils[pupil];
  if (!listed) return false;
  const { name, ordinal, registrationNumber } = identityOf(gradebook, { cells });
  const number = digitsOf(registrationNumber);
  if (ordinal === pupil + 1) return true;
  if (number !== '' && number === digitsOf(listed.registrationNumber)) return true;
  const second = cells.flatMap(({ second: text }, place) =>
    text !== undefined && gradebook.columns[place]?.kind === 'name' ? [text] : [],
  );
  const own = foldName(listed.name);
  return [name, second.join(' ')].some((text) => nameLikeness(foldName(text), own) >= LIKE);
}

/**
 * The rows, by id, that have their pupil by their place alone: nobody knows whose a name is that cannot be read, and a
 * line that is no pupil's may stand there. On pages of the benchmark two of forty such rows were given wrongly, and of the
 * seven thousand others none.
 */
export function rowsByPlace(gradebook: Gradebook): ReadonlySet<string> {
  const given = gradebook.rows.filter(({ pupil }) => pupil !== undefined);
  const mute = given.filter((row) => !saysWhose(gradebook, row));
  return new Set(mute.length > given.length * MOST ? [] : mute.map(({ id }) => id));
}
