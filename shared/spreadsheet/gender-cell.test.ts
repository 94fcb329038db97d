import { describe, expect, it } from 'vitest';
import { genderReader } from './gender-cell.ts';

describe('reading a pupil’s gender', () => {
  it.each([
    ['male', 'ذكر|الذكر|ذكور|ذ|M|m|Masculin|Garçon|Garçons|G|H|Boy|Boys|Male|MALE '],
    ['female', 'أنثى|انثى|إناث|أ|بنت|بنات|F|f.|Féminin|Fille|Filles|Girl|Female'],
    [undefined, '|?|x|1'],
  ] as const)('understands %s', (gender, cells) => {
    const read = genderReader([]);
    for (const cell of cells.split('|')) expect(read(cell), cell).toBe(gender);
  });

  it('reads G as girls where boys are B', () => {
    const read = genderReader(['B', 'G']);
    expect([read('B'), read('G')]).toEqual(['male', 'female']);
  });

  it('ignores numbers and empty cells', () => {
    expect(genderReader([])(1)).toBeUndefined();
    expect(genderReader([])(undefined)).toBeUndefined();
  });
});
