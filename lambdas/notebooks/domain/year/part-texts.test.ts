import { expect, it } from 'vitest';
import { shortName } from './part-texts.ts';

it('ends the direction of a formula that is cut', () => {
  expect(shortName('النهايات \u2066(x² + 1)/(2x − 3)\u2069 والمستقيمات', 20)).toMatch(/\u2069…$/u);
  expect(shortName('النهايات \u2066x²\u2069 والمستقيمات المقاربة', 24)).toBe(
    'النهايات \u2066x²\u2069…',
  );
  expect(shortName('قصير', 20)).toBe('قصير');
});
