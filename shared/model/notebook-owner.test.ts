import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { notebookOwner, printedValues, applyPrintedSubject } from './notebook-owner.ts';

const taken = { fullName: 'أمينة', academicSeason: '2026/2027', level: 'Middle' } as const;

describe('the owner of a notebook', () => {
  it('is the person in the profile', () => {
    expect(notebookOwner(sampleProfile)).toEqual(sampleProfile);
  });

  it('is printed as requested for this notebook only', () => {
    expect(notebookOwner(sampleProfile, { subject: 'الرياضيات' })).toEqual({
      ...sampleProfile,
      subject: 'الرياضيات',
    });
  });

  it('needs no profile, and leaves blanks for the rest', () => {
    const owner = notebookOwner(undefined, { ...taken, school: 'متوسطة المتنبي' });
    expect(owner).toMatchObject({ ...taken, school: 'متوسطة المتنبي', subject: '', rank: '' });
    expect(Object.keys(owner ?? {}).sort()).toEqual(Object.keys(sampleProfile).sort());
  });

  it.each(['fullName', 'academicSeason', 'level'] as const)('is unknown without %s', (field) => {
    const { [field]: _, ...rest } = taken;
    expect(notebookOwner(undefined, rest)).toBeUndefined();
  });
});

it.each([
  ['an empty name', { fullName: ' ' }],
  ['another level', { level: 'University' }],
  ['what a workbook does not say', { rank: 'أستاذ' }],
])('rejects %s as the printed data', (_, printed) => {
  expect(z.safeParse(printedValues, printed).success).toBe(false);
});

describe('the printed subject', () => {
  const maths = { name: '1م1', subject: 'الرياضيات', pupils: [] };
  const plain = { name: '1م2', pupils: [] };
  const subjectsOf = (classes: (typeof maths | typeof plain)[], subject?: string) =>
    applyPrintedSubject({ classes }, subject === undefined ? {} : { subject }).classes.map(
      (one) => one.subject,
    );

  it('is the same for every class', () => {
    expect(subjectsOf([maths, plain], 'الفيزياء')).toEqual(['الفيزياء', 'الفيزياء']);
  });

  it('is each class’s own when the workbook has several, or none is requested', () => {
    const physics = { ...plain, subject: 'الفيزياء' };
    expect(subjectsOf([maths, physics], 'العلوم')).toEqual(['الرياضيات', 'الفيزياء']);
    expect(subjectsOf([maths, plain])).toEqual(['الرياضيات', undefined]);
  });
});
