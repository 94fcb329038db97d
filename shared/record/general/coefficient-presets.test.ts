import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { classSubjects, streams, type ClassSubjects } from '../../model/class-subjects.ts';
import { schoolLevels, schoolYears } from '../../model/profile.ts';
import {
  coefficientPreset,
  coefficientPresets,
  presetCoefficient,
  usualPass,
  withPreset,
  type Study,
} from './coefficient-presets.ts';
import { readCoefficient } from './read-coefficient.ts';
import { isExemptible, knownSubject } from './subject-names.ts';

const coefficientsOf = (study: Study, ...subjects: readonly string[]) => {
  const preset = coefficientPreset(study);
  return subjects.map((subject) => preset && presetCoefficient(preset, subject));
};
const subjects = (...names: readonly string[]): ClassSubjects => ({
  subjects: names.map((subject) => ({ subject })),
});

describe('the presets of coefficients', () => {
  it.each([
    [{ level: 'Middle', year: 1 }, [2, 2, 1, 1, 1]],
    // Newer tools contradict the letter about maths and science.
    [{ level: 'Middle', year: 2 }, [3, undefined, 2, undefined, 1]],
    [{ level: 'Middle', year: 3 }, [3, 3, 2, undefined, 1]],
    // Three lists give French 3, 4 and 5.
    [{ level: 'Middle', year: 4 }, [5, undefined, undefined, 2, undefined]],
    [{ level: 'Secondary', year: 3, stream: 'sciences' }, [3, 5, 2, 6, 2]],
    [{ level: 'Secondary', year: 3, stream: 'maths' }, [3, 7, 2, 2, 2]],
    [{ level: 'Secondary', year: 3, stream: 'letters' }, [6, 2, 3, undefined, 3]],
    [{ level: 'Primary', year: 4 }, [1, 1, 1, 1, 1]],
  ] as const)('of %j', (study, expected) => {
    const names = ['اللغة العربية', 'الرياضيات', 'Français', 'علوم الطبيعة والحياة', 'الإنجليزية'];
    expect(coefficientsOf(study, ...names)).toEqual(expected);
  });

  it.each([
    { level: 'Secondary', year: 1 },
    { level: 'Secondary', year: 2 },
    { level: 'Secondary', year: 3 },
    { level: 'Secondary', year: 3, stream: 'languages' },
    { level: 'Secondary', year: 3, stream: 'arts' },
    { level: 'Middle' },
    { level: undefined },
  ] as const)('do not exist for %j', (study) => {
    expect(coefficientPreset(study)).toBeUndefined();
  });

  it('have an id, a source and a date each, and no coefficient below a quarter', () => {
    const ids = coefficientPresets.map(({ preset }) => preset);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { read, coefficients } of coefficientPresets) {
      expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Object.values(coefficients).every((one) => one >= 0.25)).toBe(true);
    }
  });

  it('never set the coefficient of Tamazight in the last year, nor of an unknown subject', () => {
    for (const stream of streams) {
      const study = { level: 'Secondary', year: 3, stream } as const;
      expect(coefficientsOf(study, 'الأمازيغية', 'Robotique')).toEqual([undefined, undefined]);
    }
  });

  it('keep what the teacher has set, and replace what an earlier preset has set', () => {
    const first = { level: 'Middle', year: 1 } as const;
    const set = withPreset(subjects('العربية', 'الرياضيات', 'الرسم'), first);
    expect(set).toMatchObject({
      ...{ preset: '1am', year: 1, pass: 10 },
      subjects: [{ coefficient: 2 }, { coefficient: 2 }, { subject: 'الرسم' }],
    });
    const changed = {
      ...set,
      subjects: set.subjects.map((one) =>
        one.subject === 'الرسم' ? { ...one, coefficient: 1.5 } : one,
      ),
    };
    expect(withPreset(changed, { level: 'Middle', year: 2 }).subjects).toEqual([
      { subject: 'العربية', coefficient: 3 },
      { subject: 'الرياضيات' },
      { subject: 'الرسم', coefficient: 1.5 },
    ]);
    expect(withPreset(changed, { level: 'Secondary', year: 1 })).toEqual({
      ...{ year: 1, pass: 10 },
      subjects: [
        { subject: 'العربية' },
        { subject: 'الرياضيات' },
        { subject: 'الرسم', coefficient: 1.5 },
      ],
    });
  });

  it('have words instead of marks in the first term of the year in which a language begins', () => {
    const names = ['اللغة الفرنسية', 'الإنجليزية', 'الأمازيغية', 'الرياضيات'];
    const wordsIn = (year: number) =>
      withPreset(subjects(...names), { level: 'Primary', year }).subjects.map(({ words }) => words);
    expect(wordsIn(3)).toEqual([[1], [1], undefined, undefined]);
    expect(wordsIn(4)).toEqual([undefined, undefined, [1], undefined]);
    const third = withPreset(subjects(...names), { level: 'Primary', year: 3 });
    const fourth = withPreset(third, { level: 'Primary', year: 4 });
    expect(fourth.subjects.map(({ words }) => words)).toEqual([
      ...[undefined, undefined, [1], undefined],
    ]);
  });

  it('propose no decision where an examination decides', () => {
    const passes = schoolLevels.flatMap((level) =>
      Array.from({ length: schoolYears[level] }, (_, at) => usualPass({ level, year: at + 1 })),
    );
    expect(passes).toEqual([
      ...[5, 5, 5, 5, 5],
      ...[10, 10, 10, undefined],
      ...[10, 10, undefined],
    ]);
  });

  it('take a usual pass mark back once the year has an examination, whether or not the year before had a preset', () => {
    const names = subjects('العربية');
    for (const level of ['Middle', 'Secondary'] as const) {
      const first = withPreset(names, { level, year: 1 });
      const last = withPreset(first, { level, year: schoolYears[level] });
      expect([level, first.pass, last.pass]).toEqual([level, 10, undefined]);
    }
  });

  it('keep a pass mark that the teacher has set, or taken away', () => {
    const study = { level: 'Secondary', year: 1 } as const;
    const { pass: _, ...without } = withPreset(subjects('العربية'), study);
    expect(withPreset({ ...without, pass: 9.5 }, { ...study, year: 3 }).pass).toBe(9.5);
    expect(withPreset(without, study).pass).toBeUndefined();
  });

  it('set half of the full mark that the class has', () => {
    expect(withPreset({ ...subjects('العربية'), scale: 20 }, { level: 'Primary' }).pass).toBe(10);
  });
});

describe('a subject', () => {
  it.each([
    ['مادة التربية البدنية', 'pe'],
    ['التربية البدنية والرياضية', 'pe'],
    ['تربية بدنية', 'pe'],
    ['رياضيات', 'maths'],
    ['التاريخ و الجغرافيا', 'history-geography'],
    ['التاريخ', 'history'],
    ['MATHÉMATIQUES', 'maths'],
    ['العلوم الفيزيائية والتكنولوجيا', 'physics'],
    ['constructor', undefined],
    ['', undefined],
  ])('%s is known as %s', (name, expected) => {
    expect(knownSubject(name)).toBe(expected);
  });

  it('allows exemptions only where the ministry names it', () => {
    const names = ['الرياضة', 'الرسم', 'Musique', 'الإعلام الآلي', 'الرياضيات', 'العربية', 'X'];
    expect(names.map(isExemptible)).toEqual([true, true, true, true, false, false, false]);
  });
});

describe('a coefficient', () => {
  it.each([
    ['3', 3],
    ['1,5', 1.5],
    ['١٫٥', 1.5],
    [' 0.25 ', 0.25],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['1,3', 'not-quarters'],
    ['0.1', 'not-quarters'],
    ['21', 'too-large'],
    ['-1', 'unreadable'],
    ['=1', 'unreadable'],
    ['', 'unreadable'],
  ])('%j is read as %s', (typed, expected) => {
    expect(readCoefficient(typed)).toBe(expected);
  });

  it.each([0, -1, 0.1, 20.25, Number.NaN])('of %s is refused where it is kept', (coefficient) => {
    const kept = { subjects: [{ subject: 'A', coefficient }] };
    expect(z.safeParse(classSubjects, kept).success).toBe(false);
  });

  it('belongs to one subject: names that the record does not tell apart are refused', () => {
    const { error } = z.safeParse(classSubjects, subjects('الإنجليزية', 'الانجليزيه'));
    expect(error?.issues).toMatchObject([{ message: 'duplicate_subject', path: ['subjects'] }]);
  });
});
