import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { rulesOf } from './page-rules.ts';

const path = (box: readonly number[], paint = OPS.stroke) => [
  paint,
  [null],
  Float32Array.from(box),
];

it('lines are where the page draws them, however it is turned and moved', () => {
  const steps: readonly (readonly [number, unknown])[] = [
    [OPS.save, null],
    [OPS.transform, [2, 0, 0, -1, 10, 800]],
    [OPS.constructPath, path([5, 100, 15, 100])],
    [OPS.restore, null],
    [OPS.constructPath, path([0, 0, 600, 800], OPS.endPath)],
    [OPS.constructPath, path([50, 50, 90, 70], OPS.fill)],
    [OPS.constructPath, path([50, 50, 90, 50.6], OPS.fill)],
    [OPS.paintFormXObjectBegin, [[1, 0, 0, 1, 100, 0], null]],
    [OPS.constructPath, path([1, 9, 21, 9])],
    [OPS.constructPath, path([19, 8, 21, 10])],
    [OPS.paintFormXObjectEnd, null],
  ];
  const rules = rulesOf(
    steps.map(([operation]) => operation),
    steps.map(([, value]) => value),
  );
  const rounded = rules.map(({ y, ...rule }) => ({ ...rule, y: Math.round(y * 10) / 10 }));
  expect(rounded).toEqual([
    { x: 20, y: 700, width: 20 },
    { x: 50, y: 50.3, width: 40 },
    { x: 101, y: 9, width: 20, isArrow: true },
  ]);
});

it('lines of a table, which end at upright ones, are left out', () => {
  const cell = [
    [50, 50, 90, 50.6],
    [50, 70, 90, 70.6],
    [50, 50, 50.6, 70.6],
    [89.4, 50, 90, 70.6],
    [120, 60, 140, 60.6],
  ];
  const rules = rulesOf(
    cell.map(() => OPS.constructPath),
    cell.map((box) => path(box, OPS.fill)),
  );
  expect(rules.map(({ x }) => x)).toEqual([120]);
});
