import { describe, expect, it } from 'vitest';
import { messagesIn } from '../notebook/messages.ts';
import { dateYear, type StoredYear } from './date-year.ts';
import { dayRows } from './day-rows.ts';
import { PLAN, samplePlan, storedYear } from './sample-year.ts';

const messages = messagesIn('en');
const rowsOn = (date: string, stored: StoredYear = storedYear) => {
  const year = dateYear(stored);
  return dayRows(
    messages,
    { courses: year?.courses ?? [], plans: new Map([[PLAN, samplePlan]]) },
    date,
  );
};
const row = (date: string, className: string, period: string) =>
  rowsOn(date).find((one) => one.className.text === className && one.period.text === period);

describe('the rows of a day', () => {
  it('are the sessions in the order of periods, with lesson and part', () => {
    const rows = rowsOn('2026-11-22');
    expect(rows.map(({ period, className }) => `${period.text} ${className.text}`)).toEqual([
      'Period 1 1م1',
      'Period 2 2م3',
      'Period 3 2م4',
      'Period 5 4م2',
      'Period 6 4م2',
    ]);
    expect(rows[1]).toMatchObject({
      period: { note: '09:00' },
      activity: { text: 'أنشطة هندسية', note: 'Lesson' },
      lesson: { text: 'حالات تقايس مثلثين', note: 'Part 3 of 3' },
      procedure: ['استثمار: يحل التلاميذ التمرينين 14 و15.'],
    });
    expect(rows[3]).toMatchObject({
      className: { text: '4م2', note: 'Half 1' },
      activity: { text: 'Half-class work' },
      lesson: { text: '' },
    });
  });

  it('have two periods of a course in a row as one', () => {
    const rows = rowsOn('2026-11-26');
    expect(rows.map(({ period }) => period.text)).toEqual(['Period 3–4', 'Period 5']);
  });

  it('say why a session was lost, and what was made up', () => {
    expect(row('2026-11-17', '2م3', 'Period 3')).toMatchObject({
      isLost: true,
      lesson: { text: '' },
      remarks: ['Lost: strike'],
    });
    expect(row('2026-11-24', '2م3', 'Period 5')).toMatchObject({
      isLost: false,
      remarks: ['Make-up'],
    });
  });

  it('have the note and the homework of the log, and what was taught instead', () => {
    expect(row('2026-11-25', '2م3', 'Period 2')?.remarks).toEqual([
      'Half done',
      'التمرين 4 لم يصحح.',
      'Homework: \u2068التمرين 12 ص 47\u2069',
    ]);
    expect(row('2026-12-02', '2م3', 'Period 2')?.lesson).toEqual({ text: 'مراجعة قبل الاختبار' });
  });

  it('say that a part goes on', () => {
    expect(row('2026-11-29', '2م3', 'Period 2')?.lesson.note).toBe('Part 2 of 3, continued');
  });

  it('have tests of the record and exams', () => {
    expect(row('2026-11-08', '2م3', 'Period 2')).toMatchObject({ lesson: { text: '' } });
    expect(row('2026-11-08', '2م3', 'Period 2')?.activity.text).toBe('Test');
    expect(row('2026-12-06', '2م3', 'Period 2')?.activity.text).toBe('Exam');
  });

  it('name the subject for a teacher of several', () => {
    const timetable = [
      { day: 0, period: 1, className: '2م3' },
      { day: 0, period: 2, className: '2م3', subject: 'التربية العلمية' },
    ] as const;
    const schoolYear = { timetable: [...timetable] };
    const rows = rowsOn('2026-11-22', { ...storedYear, schoolYear });
    expect(rows.map(({ activity }) => activity.text)).toEqual(['الرياضيات', 'التربية العلمية']);
    expect(rows[0]?.period).toEqual({ text: 'Period 1' });
  });

  it('are none on a holiday', () => {
    expect(rowsOn('2026-11-01')).toEqual([]);
    expect(rowsOn('2026-12-27')).toEqual([]);
  });
});
