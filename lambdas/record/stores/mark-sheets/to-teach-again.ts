import type { ToTeachAgain } from '#shared/model/listed-classes.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { teachAgain } from '#shared/record/figures/teach-again.ts';

/**
 * The groups of the newest test of a record whose points were entered question by question: of the last term, the one
 * with the last day.
 */
export function newestToTeachAgain(
  { pupils }: Pick<SavedClass, 'pupils'>,
  byTerm: ReadonlyMap<Term, MarkSheetContent>,
): ToTeachAgain | undefined {
  const ids = pupils.map(({ id }) => id);
  for (const [, content] of [...byTerm].toSorted(([one], [other]) => other - one)) {
    const reports = content.columns.flatMap((column) => {
      const report = teachAgain(column, content, ids);
      return report ? [{ column, report }] : [];
    });
    const newest = reports.toSorted((one, other) =>
      (one.column.date ?? '').localeCompare(other.column.date ?? ''),
    );
    const last = newest.at(-1);
    if (!last) continue;
    const { heading, date } = last.column;
    const { missedByAll, groups } = last.report;
    return {
      ...{ heading, ...(date !== undefined && { date }) },
      missedByAll: [...missedByAll],
      groups: groups.map(({ question, pupils: members }) => {
        return { question, pupils: members.map((id) => ids.indexOf(id)) };
      }),
    };
  }
  return undefined;
}
