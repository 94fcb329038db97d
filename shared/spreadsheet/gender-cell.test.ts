import { describe, expect, it } from 'vitest';
import { genderReader } from './gender-cell.ts';

describe('genderReader', () => {
  it.each([
    ['male', 'ذكر|الذكر|ذ|M|m|Masculin|Garçon|G|H|Boy|Male|MALE '],
    ['female', 'أنثى|انثى|أ|بنت|F|f.|Féminin|Fille|Girl|Female'],
    [undefined, '|?|x|1'],
  ] as const)('reads %s', (gender, cells) => {
    const read = genderReader([]);
    for (const cell of cells.split('|')) expect(read(cell), cell).toBe(gender);
  });

  it('takes G for girls where boys are B', () => {
    const read = genderReader(['B', 'G']);
    expect([read('B'), read('G')]).toEqual(['male', 'female']);
  });

  it('leaves numbers and nothing alone', () => {
    expect(genderReader([])(1)).toBeUndefined();
    expect(genderReader([])(undefined)).toBeUndefined();
  });
});
