import { expect, it } from 'vitest';
import { exportName } from './export-names.ts';

it.each([
  ['ar', 'دفتر التنقيط 2م3', false, 'نقاط-دفتر-التنقيط-2م3-مسودة.xlsx'],
  ['ar', 'دفتر التنقيط 2م3', true, 'نقاط-دفتر-التنقيط-2م3.xlsx'],
  ['en', 'Class 3B: marks', false, 'marks-Class-3B-marks-draft.xlsx'],
  ['en', '', true, 'marks.xlsx'],
  ['en', '/.\\', false, 'marks-draft.xlsx'],
] as const)('names the file of %s, %j, confirmed: %s → %s', (language, title, confirmed, name) => {
  expect(exportName(language, { title, confirmed, kind: 'xlsx' })).toBe(name);
});
