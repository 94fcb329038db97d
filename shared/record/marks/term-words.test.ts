import { describe, expect, it } from 'vitest';
import { termIn, removeTerm } from './term-words.ts';

describe('the term in a text', () => {
  it.each([
    [
      1,
      'الفصل الأول|الفصل: الأول|الفصل 1|الفصل الدراسي الأول|الثلاثي الأول|Trimestre 1|1er trimestre|Premier trimestre|Trimestre n° 1|Term 1|First term|1st term|T1|الفصل ١',
    ],
    [
      2,
      'وثيقة حجز النقاط الخاصة بـ: الفصل الثاني السنة الدراسية|2e trimestre|Trim2|second term|معدل الفصل 2|كشف النقاط للفصل الثاني',
    ],
    [3, 'الفصل الثالث|3ème trimestre|TERM III|1م1 - T3|السنة الأولى الفصل الثالث'],
    [
      undefined,
      '|الفصل|الفصل الدراسي|السنة الأولى الفصل|الفصل 4|Trimestre|1|T4|T12|الفرض الأول|2025/2026',
    ],
  ])('is found in %s', (term, texts) => {
    for (const text of texts.split('|')) expect(termIn(text), text).toBe(term);
  });
});

describe('a text without its term', () => {
  it.each([
    ['1م1 - الفصل 2', '1م1'],
    ['الفصل الأول 3م2', '3م2'],
    ['2AM1 (T2)', '2AM1'],
    ['Trimestre 1', ''],
    ['1م1', '1م1'],
    ['علوم 1م1', 'علوم 1م1'],
    ['قائمة - 3م2', 'قائمة - 3م2'],
  ])('keeps the rest of %s', (name, rest) => {
    expect(removeTerm(name)).toBe(rest);
  });
});
