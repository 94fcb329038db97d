import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { studentDraft } from './student.ts';

const accepts = (email: string) => z.safeParse(studentDraft, { fullName: 'Amina', email }).success;

describe("a student's address", () => {
  it.each([
    ['a plain one', 'amina.benali+class@school.dz'],
    ['capitals and outer space', '  Amina@School.DZ '],
    ['64 characters before the @', `${'a'.repeat(64)}@school.dz`],
    ['63 characters between two dots', `a@${'b'.repeat(63)}.dz`],
  ])('can contain %s', (_, email) => {
    expect(accepts(email)).toBe(true);
  });
  it.each([
    ['65 characters before the @', `${'a'.repeat(65)}@school.dz`],
    ['64 characters between two dots', `a@${'b'.repeat(64)}.dz`],
    ['255 characters', `a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(9)}`],
    ['a dot at an end', '.amina@school.dz'],
    ['two dots side by side', 'a..b@school.dz'],
    ['no domain', 'amina@school'],
    ['a space', 'a b@school.dz'],
  ])('cannot contain %s', (_, email) => {
    expect(accepts(email)).toBe(false);
  });
});
