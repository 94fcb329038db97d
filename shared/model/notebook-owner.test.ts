import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { notebookOwner, printedValues, withPrintedSubject } from './notebook-owner.ts';

const taken = { fullName: 'أمينة', academicSeason: '2026/2027', level: 'Middle' } as const;

describe('the owner of a notebook', () => {
  it('is who the profile says', () => {
    expect(notebookOwner(sampleProfile)).toEqual(sampleProfile);
  });

  it('is printed as is asked for this once', () => {
    expect(notebookOwner(sampleProfile, { subject: 'الرياضيات' })).toEqual({
      ...sampleProfile,
      subject: 'الرياضيات',
    });
  });

  it('needs no profile, and leaves to the pen what nobody has said', () => {
    const owner = notebookOwner(undefined, { ...taken, school: 'متوسطة المتنبي' });
    expect(owner).toMatchObject({ ...taken, school: 'متوسطة المتنبي', subject: '', rank: '' });
    expect(Object.keys(owner ?? {}).sort()).toEqual(Object.keys(sampleProfile).sort());
  });

  it.each(['fullName', 'academicSeason', 'level'] as const)('is nobody without %s', (field) => {
    const { [field]: _, ...rest } = taken;
    expect(notebookOwner(undefined, rest)).toBeUndefined();
  });
});

it.each([
  ['an empty name', { fullName: ' ' }],
  ['another level', { level: 'University' }],
  ['what a workbook does not say', { rank: 'أستاذ' }],
])('what is to be printed is not %s', (_, printed) => {
  expect(z.safeParse(printedValues, printed).success).toBe(false);
});

describe('the subject that is to be printed', () => {
  const maths = { name: '1م1', subject: 'الرياضيات', pupils: [] };
  const plain = { name: '1م2', pupils: [] };
  const subjectsOf = (classes: (typeof maths | typeof plain)[], subject?: string) =>
    withPrintedSubject({ classes }, subject === undefined ? {} : { subject }).classes.map(
      (one) => one.subject,
    );

  it('stands on every class', () => {
    expect(subjectsOf([maths, plain], 'الفيزياء')).toEqual(['الفيزياء', 'الفيزياء']);
  });

  it('is each class’s own where the workbook has several, or nothing else is asked for', () => {
    const physics = { ...plain, subject: 'الفيزياء' };
    expect(subjectsOf([maths, physics], 'العلوم')).toEqual(['الرياضيات', 'الفيزياء']);
    expect(subjectsOf([maths, plain])).toEqual(['الرياضيات', undefined]);
  });
});
