import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms } from '#shared/model/term.ts';
import { scaleOfSheet, workOutAll } from '#shared/record/figures/term-report.ts';

interface TermSheet {
  readonly term: number;
  readonly content: MarkSheetContent;
}

/** The averages of the newest term that has any: of each pupil, the mean over the subjects, out of 1. */
export function lastAverages(
  kept: Pick<SavedClass, 'pupils'>,
  sheets: readonly TermSheet[],
): { readonly term: number; readonly averages: ReadonlyMap<string, number> } | undefined {
  for (const term of terms.toReversed()) {
    const known = new Map<string, number[]>();
    for (const { content } of sheets.filter((sheet) => sheet.term === term))
      workOutAll(kept, content).forEach(({ worked }, index) => {
        const pupil = kept.pupils[index]?.id;
        if (pupil === undefined || !('value' in worked)) return;
        known.set(pupil, [...(known.get(pupil) ?? []), worked.value / scaleOfSheet(content)]);
      });
    if (known.size === 0) continue;
    const mean = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    return { term, averages: new Map([...known].map(([id, values]) => [id, mean(values)])) };
  }
  return undefined;
}
