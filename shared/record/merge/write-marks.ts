import type { IncomingMarks, Target } from '../../model/added-marks.ts';
import { limits } from '../../model/limits.ts';
import type { MarkSheetContent, MarkSource } from '../../model/mark-sheet.ts';
import { cleanText, clipText } from '../../text/clean-text.ts';
import { newId } from '../../text/new-id.ts';
import { compareMarks, keyOfMark, pointsFor, pupilTexts, scaleIn } from './compare-marks.ts';

interface Merge {
  readonly targets: readonly Target[];
  /** `keyOfMark` of the different marks that replace those of the sheet; the others stay. */
  readonly replaced?: ReadonlySet<string>;
  /** Where the marks come from; missing if the teacher typed or pasted them. */
  readonly source?: Omit<MarkSource, 'id'> | undefined;
}

/** Writes new marks, and the different ones that the teacher chose, into the sheet. */
export function mergeMarks(
  content: MarkSheetContent,
  incoming: IncomingMarks,
  { targets, replaced = new Set(), source }: Merge,
): MarkSheetContent {
  const written = compareMarks(content, incoming, targets).filter(
    (mark) => mark.state === 'new' || (mark.state === 'different' && replaced.has(keyOfMark(mark))),
  );
  if (written.length === 0) return content;
  const used = new Set(written.map(({ column }) => column));
  const columns = [...content.columns];
  const idOf = incoming.columns.map(
    ({ id: printed, heading, role, usual = scaleIn(content), scale = usual }, index) => {
      const target = targets[index] ?? 'none';
      if (target === 'none' || !used.has(index)) return undefined;
      if (target !== 'new') return target.to;
      const isTaken = columns.some((column) => column.id === printed);
      const id = printed === undefined || isTaken ? newId() : printed;
      columns.push({
        ...{ id, heading: clipText(cleanText(heading), limits.gradebookTextLength), scale },
        ...(role && { role }),
      });
      return id;
    },
  );
  const sources = content.sources ?? [];
  // The oldest sources are forgotten first, with their marks' reference to them.
  const kept = sources.slice(source ? 1 - limits.gradebookRows : 0);
  const from = source && newId();
  const marks = new Map(Object.entries(forgetSources(content.marks, kept)));
  const texts = {
    remarks: new Map(Object.entries(content.remarks ?? {})),
    advice: new Map(Object.entries(content.advice ?? {})),
  };
  const points = new Map(Object.entries(content.points ?? {}));
  const rows = new Map(incoming.rows.map((row) => [row.pupil, row]));
  for (const { pupil, column, after } of written) {
    if (typeof column === 'string') {
      texts[pupilTexts[column]].set(pupil, after);
      continue;
    }
    const id = idOf[column];
    if (id === undefined) continue;
    marks.set(pupil, { ...marks.get(pupil), [id]: { text: after, ...(from && { from }) } });
    const test = columns.find((one) => one.id === id);
    const given = test && pointsFor(test, rows.get(pupil)?.points?.[column]);
    if (given) points.set(pupil, { ...points.get(pupil), [id]: given });
  }
  const averages = content.averages ?? incoming.averages;
  return {
    ...content,
    columns,
    marks: Object.fromEntries(marks),
    ...(points.size > 0 && { points: Object.fromEntries(points) }),
    ...(averages && { averages }),
    ...(texts.remarks.size > 0 && { remarks: Object.fromEntries(texts.remarks) }),
    ...(texts.advice.size > 0 && { advice: Object.fromEntries(texts.advice) }),
    ...((source !== undefined || kept.length > 0) && {
      sources: [...kept, ...(source && from ? [{ id: from, ...source }] : [])],
    }),
  };
}

/** The marks without a reference to sources that are not kept. */
const forgetSources = (
  marks: MarkSheetContent['marks'],
  kept: readonly MarkSource[],
): MarkSheetContent['marks'] => {
  const ids = new Set(kept.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(marks).map(([pupil, ofPupil]) => [
      pupil,
      Object.fromEntries(
        Object.entries(ofPupil).map(([column, { text, from }]) => [
          column,
          { text, ...(from !== undefined && ids.has(from) && { from }) },
        ]),
      ),
    ]),
  );
};
