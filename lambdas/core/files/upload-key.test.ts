import { describe, expect, it } from 'vitest';
import { fileNameOf, isOwnUpload, uploadKey } from './upload-key.ts';

const random = '0123456789abcdef0123456789abcdef';

describe('the key of an upload', () => {
  it('is inside its owner’s prefix and keeps the file’s name', () => {
    const key = uploadKey('u1', random, 'قائمة 2م3 (نهائي).xlsx');
    expect(key).toBe(`uploads/u1/${random}/قائمة 2م3 (نهائي).xlsx`);
    expect(isOwnUpload('u1', key)).toBe(true);
    expect(fileNameOf(key)).toBe('قائمة 2م3 (نهائي).xlsx');
  });

  it.each([
    ['another’s', `uploads/u2/${random}/a.xlsx`],
    ['a name that begins like the owner’s', `uploads/u11/${random}/a.xlsx`],
    ['another prefix', `results/u1/${random}/a.xlsx`],
    ['a step up', `uploads/u1/../u2/${random}/a.xlsx`],
    ['a step up at the end', `uploads/u1/${random}/..`],
    ['a folder more', `uploads/u1/${random}/a/b.xlsx`],
    ['a backslash', `uploads/u1/${random}/..\\b.xlsx`],
    ['no random part', 'uploads/u1/a.xlsx'],
    ['a leading slash', `/uploads/u1/${random}/a.xlsx`],
  ])('cannot be %s', (_, key) => {
    expect(isOwnUpload('u1', key)).toBe(false);
  });
});
