import type { Gradebook, GradebookRow } from '../model/gradebook.ts';
import { digitsOf } from '../text/fold-text.ts';
import { foldName, nameLikeness } from '../record/names/name-likeness.ts';
import { identityOf } from './row-identity.ts';

/** Below this likeness (0 to 1) a name does not confirm the pupil. */
const LIKE = 0.4;
/** If more rows than this share lack confirmation, the whole page was matched by order and has its own warning. */
const MOST = 0.5;

/** Whether either reading of the row confirms its pupil: by name or by a number. */
function saysWhose(gradebook: Gradebook, { cells, pupil = -1 }: GradebookRow): boolean {
  const listed = gradebook.classList?.pupils[pupil];
  if (!listed) return false;
  const { name, ordinal, registrationNumber } = identityOf(gradebook, { cells });
  const number = digitsOf(registrationNumber);
  if (ordinal === pupil + 1) return true;
  if (number !== '' && number === digitsOf(listed.registrationNumber)) return true;
  const second = cells.flatMap(({ second: text }, index) =>
    text !== undefined && gradebook.columns[index]?.kind === 'name' ? [text] : [],
  );
  const own = foldName(listed.name);
  return [name, second.join(' ')].some((text) => nameLikeness(foldName(text), own) >= LIKE);
}

/** The rows that were matched by position alone; two of forty such rows were wrong on the benchmark. */
export function rowsMatchedByOrder(gradebook: Gradebook): ReadonlySet<string> {
  const given = gradebook.rows.filter(({ pupil }) => pupil !== undefined);
  const mute = given.filter((row) => !saysWhose(gradebook, row));
  return new Set(mute.length > given.length * MOST ? [] : mute.map(({ id }) => id));
}
