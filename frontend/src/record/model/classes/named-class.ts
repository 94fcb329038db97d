import type { Gradebook } from '#shared/model/gradebook.ts';
import type { ClassSummary } from '../../api/classes.ts';

/** The class that the page was printed for or names. */
export const namedClass = (
  { classList, title, record }: Gradebook,
  classes: readonly ClassSummary[],
): ClassSummary | undefined => {
  if (record) return classes.find(({ id }) => id === record.classId);
  const byList = classes.find(({ name }) => name === classList?.source);
  return byList ?? classes.find(({ name }) => title.split(/\s+/u).includes(name));
};
