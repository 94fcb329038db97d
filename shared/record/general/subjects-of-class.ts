import type { ClassSubjects } from '../../model/class-subjects.ts';
import type { SchoolLevel } from '../../model/profile.ts';
import { subjectKey } from './class-results.ts';
import { withPreset } from './coefficient-presets.ts';

/**
 * All subjects of a class, on the screen and in print: those that are saved, then those that only the record has. The
 * coefficients of the latter are asked for, because an average without them would look whole.
 */
export function subjectsOfClass(
  { level }: { readonly level?: SchoolLevel | undefined },
  saved: ClassSubjects | undefined,
  recorded: readonly string[],
): ClassSubjects {
  const subjects = new Map(saved?.subjects.map((one) => [subjectKey(one.subject), one]));
  for (const subject of recorded) {
    const key = subjectKey(subject);
    if (!subjects.has(key)) subjects.set(key, { subject });
  }
  const all = { ...saved, subjects: [...subjects.values()] };
  if (level !== 'Primary') return all;
  // Primary schools have no coefficients.
  const { pass, ...known } = withPreset(all, { ...all, level });
  const passing = saved && saved.subjects.length > 0 ? saved.pass : pass;
  return { ...known, ...(passing !== undefined && { pass: passing }) };
}
