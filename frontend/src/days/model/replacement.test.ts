import { describe, expect, it } from 'vitest';
import { shownAs, smallYear } from '#shared/course/course.fixture.ts';
import { sessionsOf } from '#shared/course/sessions-of.ts';
import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { replacementOf } from './replacement.ts';

const plan = '01JAZ8K7W2M4N6P8R0T2V4X6Z1';
const old: AnnualDistribution = {
  ...{ subject: 'رياضيات', level: 'Middle', year: 2 },
  lessons: [
    { lesson: 'الأعداد النسبية', sessions: 2 },
    { lesson: 'الكسور', plan },
    { lesson: 'التناسب' },
  ],
};
const added: AnnualDistribution = {
  ...{ subject: 'الرياضيات', level: 'Middle', year: 2 },
  lessons: [
    { lesson: 'الأعداد النسبية', sessions: 2 },
    { lesson: 'الكسور العشرية' },
    { lesson: 'التناسب' },
  ],
};
const course = (className: string, classId = className) => ({
  distribution: old,
  year: { ...smallYear, course: { className, subject: 'رياضيات' }, lines: old.lessons },
  logged: { classId, subject: 'رياضيات' },
});
const new2 = { ...added, subject: old.subject };
const today = '2026-10-12';

describe('a distribution that replaces the one of a course', () => {
  const second = {
    ...course('2م4'),
    year: {
      ...course('2م4').year,
      schoolYear: {
        timetable: smallYear.schoolYear.timetable
          .filter(({ className }) => className === '2م3')
          .map((one) => ({ ...one, className: '2م4' })),
      },
    },
  };

  it('asks once about a lesson that two classes were taught, and counts what stays', () => {
    const { same, questions, gone } = replacementOf([course('2م3'), second], [new2], today);
    expect([
      same,
      questions.map(({ taught, maybe }) => [taught.line.lesson, maybe.line.lesson]),
    ]).toEqual([1, [['الكسور', 'الكسور العشرية']]]);
    expect(gone).toEqual([]);
  });

  it('leaves the sessions of the past as they were, whatever is answered', () => {
    const one = course('2م3');
    const before = sessionsOf(one.year)
      .sessions.filter(({ date }) => date < today)
      .map(shownAs);
    const found = replacementOf([one], [new2], today);
    const { key } = found.questions[0]!;
    for (const yes of [new Set<string>(), new Set([key])]) {
      const [log] = found.logs(yes);
      const { entries = {}, order } = log ?? {};
      const written = Object.entries(entries).flatMap(([at, entry]) =>
        entry ? [[at, entry] as const] : [],
      );
      const after = sessionsOf({
        ...{ ...one.year, lines: found.added(yes)[0]?.lessons ?? [] },
        log: { entries: Object.fromEntries(written), ...(order && { order }) },
      }).sessions.filter(({ date }) => date < today);
      expect(after.map(({ entry, line }) => entry?.lesson ?? line?.line.lesson)).toEqual([
        'الأعداد النسبية',
        'الأعداد النسبية',
        yes.size > 0 ? 'الكسور العشرية' : 'الكسور',
      ]);
      expect(after).toHaveLength(before.length);
    }
  });

  it('keeps the plan of a lesson that is the same under another name, only if the teacher says so', () => {
    const found = replacementOf([course('2م3')], [new2], today);
    const plans = (yes: readonly string[]) =>
      found.added(new Set(yes))[0]?.lessons.map((line) => line.plan);
    expect(plans([])).toEqual([undefined, undefined, undefined]);
    expect(plans([found.questions[0]!.key])).toEqual([undefined, plan, undefined]);
  });

  it('writes nothing for a class that is not saved, nor for courses of other distributions', () => {
    const unsaved = { ...course('2م3'), logged: undefined };
    const other = { ...course('2م3'), distribution: { ...old, year: 3 } };
    const none = { ...course('2م3'), distribution: undefined };
    expect(replacementOf([unsaved], [new2], today).logs(new Set())).toEqual([]);
    for (const one of [other, none]) {
      const found = replacementOf([one], [new2], today);
      expect([found.same, found.questions, found.gone, found.logs(new Set())]).toEqual([
        0,
        [],
        [],
        [],
      ]);
    }
  });
});
