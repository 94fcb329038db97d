import { expect, it } from 'vitest';
import { markSchemes } from '#shared/record/marks/mark-schemes.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { usualHonours } from '#shared/model/honours.ts';
import { termReport } from '#shared/record/figures/term-report.ts';
import { termMarksOfSheet } from '#lambdas/record/stores/mark-sheets/term-marks-of-sheet.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { resultsOf } from './class-results.ts';

const { pupils } = sampleSavedClass;
const marks = Object.fromEntries(
  pupils.map(({ id }, index) => [
    id,
    {
      c1: { text: `${9 + 3 * index}` },
      c2: { text: `${18 - 5 * index}` },
      // The last one has a mark above the full mark, which counts nowhere.
      c3: { text: index === pupils.length - 1 ? '25' : `${10 + index}` },
    },
  ]),
);
const [, test, exam] = sampleMarks.averages!.parts.flatMap(({ roles }) => roles);
const ownRule: MarkSheetContent['averages'] = {
  ...{ preset: 'custom', scale: 20 },
  parts: [
    { roles: [test!], weight: 3 },
    { roles: [exam!], weight: 1 },
  ],
};

it.each([
  ['the official rule', sampleMarks.averages],
  ['a rule of the teacher', ownRule],
])('the notebook of a class has the averages and ranks of its report, by %s', (_, averages) => {
  const content = { ...sampleMarks, marks, averages };
  const report = termReport(
    sampleSavedClass,
    new Map([[1, content] as const]),
    1,
    usualHonours.thresholds,
  );
  const listed = { ...sampleSavedClass, terms: [termMarksOfSheet(1, content, pupils)] };
  const [first] = resultsOf(listed, markSchemes.Middle);
  const reported = report!.pupils.map(({ average, rank }) =>
    average === undefined ? undefined : { average, rank },
  );
  expect(reported.filter((one) => one !== undefined).length).toBe(pupils.length - 1);
  expect(first).toEqual(reported);
});
