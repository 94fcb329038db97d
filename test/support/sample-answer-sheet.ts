import type { PenStroke } from '#shared/paper/photographed-sheet.fixture.ts';
import { layOutAnswers } from '#shared/paper/printed-answers.ts';
import type { PrintedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import { newSheetNumber } from '#shared/paper/sheet-code.ts';
import type { Point } from '#shared/paper/sheet-frame.ts';
import { linesOfTest, numberLines } from '#shared/paper/answer-lines.ts';
import { sampleSavedClass } from './sample-classes.ts';
import { sampleTests } from './sample-drafts.ts';

/** The job that drafted the English sample test, which the sheets belong to. */
export const sampleTestJob = '01KJQ5N8000000000000000009';

type Changes = Partial<PrintedAnswerSheet> & { readonly isSpare?: boolean };

/** An answer sheet of the sample test for the first pupil of the sample class, or a spare one. */
export function samplePrintedAnswers({
  isSpare = false,
  ...changes
}: Changes = {}): PrintedAnswerSheet {
  const test = sampleTests.en;
  const form = changes.form ?? 'A';
  const lines = linesOfTest(test, form);
  const numbers = isSpare ? numberLines('en') : [];
  const layout = layOutAnswers(
    [...numbers, ...lines].map(({ line }) => line),
    'whole',
    'ltr',
  );
  if (!layout) throw new Error('the sample test does not fit on a page');
  const pupils = sampleSavedClass.pupils.map(({ id }) => id);
  return {
    number: newSheetNumber(),
    layout,
    printedAt: '2026-11-20T08:00:00.000Z',
    classId: sampleSavedClass.id,
    classVersion: 1,
    draft: { jobId: sampleTestJob, version: 1 },
    title: test.title,
    form,
    ...(isSpare ? { pupils } : { pupil: pupils[0] }),
    questions: lines.flatMap(({ question }) => question ?? []),
    ...changes,
  };
}

/** A bubble that is filled with a pen. */
export const fillBubble = ({ x, y }: Point): PenStroke[] =>
  [-1.5, -1, -0.5, 0, 0.5, 1, 1.5].map((down) => ({
    from: { x: x - Math.sqrt(4 - down * down), y: y + down },
    to: { x: x + Math.sqrt(4 - down * down), y: y + down },
    width: 0.5,
    light: 60,
  }));
