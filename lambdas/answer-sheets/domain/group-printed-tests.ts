import type { PrintedTests } from '#shared/contracts/answers-documents.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { KnownAnswerSheet } from '#lambdas/record/stores/printed-sheets/printed-sheet-store.ts';

/** All prints of a test for a class together, with the class's pupils and those who have left it. */
export function groupPrintedTests(
  sheets: readonly KnownAnswerSheet[],
  classes: readonly SavedClass[],
): PrintedTests {
  const known = new Set(classes.map(({ id }) => id));
  const groups = Map.groupBy(
    // A class that was just deleted may have sheets still.
    sheets.filter(({ classId }) => known.has(classId)),
    ({ draft, classId }) => `${draft.jobId} ${classId}`,
  );
  const tests = [...groups.values()].flatMap((same) => {
    const inOrder = same.toSorted((a, b) => a.printedAt.localeCompare(b.printedAt));
    const last = inOrder.at(-1);
    if (!last) return [];
    const { draft, classId, title, printedAt } = last;
    const listed = inOrder.map(({ number, pupil }) => ({
      number,
      ...(pupil !== undefined && { pupil }),
    }));
    return [{ draft: draft.jobId, classId, title, printedAt, sheets: listed }];
  });
  const used = new Set(tests.map(({ classId }) => classId));
  return {
    tests: tests.toSorted((a, b) => b.printedAt.localeCompare(a.printedAt)),
    classes: classes
      .filter(({ id }) => used.has(id))
      .map(({ id, name, pupils, left = [] }) => ({
        id,
        name,
        pupils: [
          ...pupils.map(({ id, fullName }) => ({ id, fullName })),
          ...left.map(({ id, fullName }) => ({ id, fullName, hasLeft: true as const })),
        ],
      })),
  };
}
