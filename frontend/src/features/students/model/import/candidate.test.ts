import { describe, expect, it } from 'vitest';
import { judge } from './candidate.ts';

const row = (fullName: string, email: string) => ({ sheet: '', row: 1, fullName, email });
const known = {
  studentId: 's1',
  fullName: 'Known',
  email: 'Known@School.dz',
  addedAt: '2026-01-01T00:00:00.000Z',
};
const verdicts = (...rows: ReturnType<typeof row>[]) =>
  judge(rows, [known]).map((candidate) =>
    candidate.draft === undefined ? candidate.problem : 'ready',
  );

describe('judge', () => {
  it.each([
    ['ready', 'Amina', 'amina@school.dz'],
    ['name-missing', '', 'amina@school.dz'],
    ['name-missing', '', ''],
    ['email-missing', 'Amina', ''],
    ['email-invalid', 'Amina', 'amina(at)school.dz'],
    ['email-invalid', 'Amina', 'أمينة@school.dz'],
    ['name-invalid', 'A'.repeat(201), 'amina@school.dz'],
    ['listed', 'Amina', 'known@school.DZ'],
  ])('says %s', (verdict, fullName, email) => {
    expect(verdicts(row(fullName, email))).toEqual([verdict]);
  });

  it('accepts the first of two rows with the same address, in any case', () => {
    const rows = [
      row('Amina', 'a@b.dz'),
      row('Lina', 'A@B.dz'),
      row('', 'c@b.dz'),
      row('C', 'c@b.dz'),
    ];
    expect(verdicts(...rows)).toEqual(['ready', 'duplicate', 'name-missing', 'ready']);
  });

  it('returns the draft in the form the API accepts', () => {
    expect(judge([row('Amina', 'AMINA@School.dz')], [])[0]?.draft).toEqual({
      fullName: 'Amina',
      email: 'amina@school.dz',
    });
  });
});
