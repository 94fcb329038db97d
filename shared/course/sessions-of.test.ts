import { describe, expect, it } from 'vitest';
import type { CourseYear } from './course.ts';
import { shownAs, smallYear, withEntries } from './course.fixture.ts';
import { plannedOf, sessionsOf } from './sessions-of.ts';

const shown = (year: CourseYear): string[] => sessionsOf(year).sessions.map(shownAs);

/** The small year's Sundays are for the first half, and its Tuesdays for the whole class. */
const inHalves = (half: 1 | 2 | 'turns'): CourseYear => ({
  ...smallYear,
  schoolYear: {
    timetable: smallYear.schoolYear.timetable.map((lesson) =>
      lesson.day === 0 ? { ...lesson, half } : lesson,
    ),
  },
});

describe('the sessions of a course', () => {
  it('are the periods of the timetable on school days, filled by the lines in order', () => {
    expect(shown(smallYear)).toEqual([
      '10-04 الأعداد النسبية 1',
      '10-06 الأعداد النسبية 2',
      '10-11 الكسور 1',
      '10-13 التناسب 1',
      '10-20 التناسب 2',
      '10-25 الدائرة 1',
      '10-27 free',
    ]);
    expect(sessionsOf(smallYear)).toMatchObject({ reached: 6, needed: 6, unplaced: [] });
  });

  it('move on by one when a session is lost, and say what will not fit', () => {
    const year = sessionsOf(
      withEntries({
        '2026-10-11-2': { state: 'lost', reason: 'strike' },
        '2026-10-27-1': { state: 'lost' },
      }),
    );
    expect(year.sessions.map(shownAs)).toEqual([
      '10-04 الأعداد النسبية 1',
      '10-06 الأعداد النسبية 2',
      '10-11 lost الكسور 1',
      '10-13 الكسور 1',
      '10-20 التناسب 1',
      '10-25 التناسب 2',
      '10-27 lost الدائرة 1',
    ]);
    expect(year.unplaced.map(({ line, parts }) => [line.index, parts])).toEqual([[3, 1]]);
  });

  it('continue a part that was left half done', () => {
    expect(
      shown(
        withEntries({ '2026-10-04-2': { state: 'half' }, '2026-10-06-1': { state: 'lost' } }),
      ).slice(0, 4),
    ).toEqual([
      '10-04 الأعداد النسبية 1',
      '10-06 lost الأعداد النسبية 1 …',
      '10-11 الأعداد النسبية 1 …',
      '10-13 الأعداد النسبية 2',
    ]);
  });

  it('take what the log adds, says itself, or sets', () => {
    const year = sessionsOf(
      withEntries({
        '2026-10-06-1': { lesson: 'مراجعة' },
        // On the holiday.
        '2026-10-18-7': { extra: true, half: 2, note: 'n' },
        '2026-10-20-1': { here: { lesson: 'الدائره', part: 9 } },
        // No session: another weekday, and after the year.
        '2026-10-07-1': { note: 'n' },
        '2026-11-01-1': { extra: true, here: { lesson: 'x', part: 1 } },
        '2026-10-25-2': { here: { lesson: 'الكسر', part: 1 } },
      }),
    );
    expect(year.sessions.map(shownAs)).toEqual([
      '10-04 الأعداد النسبية 1',
      '10-06 own',
      '10-11 الأعداد النسبية 2',
      '10-13 الكسور 1',
      '10-18 h2 التناسب 1',
      '10-20 الدائرة 1',
      '10-25 free',
      '10-27 free',
    ]);
    expect(year.strays).toEqual(['2026-10-07-1', '2026-11-01-1']);
    expect(year.unknownLines).toEqual(['2026-10-25-2']);
  });

  it('give a whole class what its half that is behind needs', () => {
    expect(shown(inHalves(1)).slice(0, 5)).toEqual([
      '10-04 h1 الأعداد النسبية 1',
      '10-06 الأعداد النسبية 1',
      '10-11 h1 الأعداد النسبية 2',
      '10-13 الأعداد النسبية 2',
      '10-20 الكسور 1',
    ]);
    expect(shown(inHalves('turns')).slice(0, 4)).toEqual([
      '10-04 h1 الأعداد النسبية 1',
      '10-06 الأعداد النسبية 1',
      '10-11 h2 الأعداد النسبية 2',
      '10-13 الأعداد النسبية 2',
    ]);
  });

  it('do not wait for a half that is never taught', () => {
    const { timetable } = inHalves(2).schoolYear;
    const year = { ...smallYear, schoolYear: { timetable: timetable.slice(0, 1) } };
    expect(sessionsOf(year)).toMatchObject({ reached: 3, needed: 6 });
    const madeUp = withEntries(
      { '2026-10-12-1': { extra: true }, '2026-10-13-1': { extra: true, half: 1 } },
      year,
    );
    expect(shown(madeUp)).toEqual([
      '10-04 h2 الأعداد النسبية 1',
      '10-11 h2 الأعداد النسبية 2',
      '10-12 الكسور 1',
      '10-13 h1 free',
      '10-25 h2 التناسب 1',
    ]);
  });

  it('leave exams and the tests of the record where they are', () => {
    const year: CourseYear = {
      ...withEntries({ '2026-10-25-2': { state: 'lost' } }),
      lines: [
        { lesson: 'الكسور', sessions: 3 },
        { lesson: 'الفرض الأول' },
        { lesson: 'الاختبار الأول' },
        { lesson: 'الدائرة' },
      ],
      tests: ['2026-10-13'],
      schoolYear: {
        ...smallYear.schoolYear,
        exams: [{ name: 'e', from: '2026-10-19', to: '2026-10-22' }],
      },
    };
    expect(shown(year)).toEqual([
      '10-04 الكسور 1',
      '10-06 الكسور 2',
      '10-11 الكسور 3',
      '10-13 test الفرض الأول 1',
      '10-20 exam',
      '10-25 lost الاختبار الأول 1',
      '10-27 الاختبار الأول 1',
    ]);
  });

  it('give a test as many sessions in a row as its line takes, but not after noon', () => {
    const tuesday = ([3, 4, 5] as const).map((period) => ({
      day: 2 as const,
      period,
      className: '2م3',
    }));
    const year = (sessions: number): CourseYear => ({
      ...smallYear,
      days: { from: '2026-10-06', to: '2026-10-06' },
      lines: [{ lesson: 'الفرض الأول', sessions }, { lesson: 'الدائرة' }],
      tests: ['2026-10-06'],
      schoolYear: { timetable: tuesday },
    });
    const [first, second, lesson] = [
      '10-06 test الفرض الأول 1',
      '10-06 test الفرض الأول 2',
      '10-06 الدائرة 1',
    ];
    expect(shown(year(1))).toEqual([first, lesson, '10-06 free']);
    expect(shown(year(2))).toEqual([first, second, lesson]);
    expect(shown(year(3))).toEqual([first, second, lesson]);
  });

  it('follow the order of the class, in which a line may be taught with the one before it', () => {
    const year: CourseYear = {
      ...smallYear,
      log: {
        entries: { '2026-10-11-2': { state: 'lost' } },
        order: [
          { lesson: 'الدائرة', sessions: 2 },
          { lesson: 'مجهول' },
          { lesson: 'الأعداد النسبية', sessions: 1 },
          { lesson: 'الكسور', sessions: 0 },
        ],
      },
    };
    expect(plannedOf(year).sessions.map(shownAs)).toEqual([
      '10-04 الدائرة 1',
      '10-06 الدائرة 2',
      '10-11 الأعداد النسبية 1',
      '10-13 التناسب 1',
      '10-20 التناسب 2',
      '10-25 free',
      '10-27 free',
    ]);
    expect(sessionsOf(year).sessions.map(({ what }) => what)[2]).toBe('lost');
  });
});
