import { describe, expect, it } from 'vitest';
import {
  courseLogContent,
  type CourseLogContent,
  type LogEntry,
} from '#shared/model/course-log.ts';
import { mergeContents } from '#frontend/lib/documents/merge/merge-contents.ts';
import { courseLogForm } from '../../model/documents/course-log-form.ts';
import { describeSession } from './describe-session.ts';

const kind = { form: courseLogForm, schema: courseLogContent };
const described = (mine: CourseLogContent, theirs: CourseLogContent) =>
  mergeContents(kind, { entries: {} }, { mine, theirs })?.overlaps.map(describeSession);
const log = (entry: LogEntry): CourseLogContent => ({ entries: { '2026-11-17-3': entry } });
const at = new Date(2026, 10, 17, 12).getTime();
const part = { id: 'conflict.session', values: { at, period: 3 } };

describe('what two devices have said otherwise of a session', () => {
  it('is named by its date and period, with how it went on both', () => {
    expect(
      described(log({ state: 'lost', reason: 'own-absence' }), log({ state: 'half' })),
    ).toEqual([
      {
        part,
        mine: { id: 'conflict.sessionState', values: { state: 'lost', reason: 'absence' } },
        theirs: { id: 'conflict.sessionState', values: { state: 'half', reason: 'none' } },
      },
    ]);
    expect(described(log({ extra: true, half: 2 }), log({ extra: true }))).toMatchObject([
      { mine: { values: { half: '2' } }, theirs: { values: { half: 'none' } } },
    ]);
  });

  it('is shown in the teacher’s words where it is a text', () => {
    expect(described(log({ note: 'سبورة' }), log({ note: '<b>' }))).toEqual([
      { part, mine: 'سبورة', theirs: '<b>' },
    ]);
    const here = (part: number) => log({ here: { lesson: 'القوى', part } });
    expect(described(here(1), here(2))).toEqual([{ part, mine: '1', theirs: '2' }]);
  });

  it('may be the order of the lessons', () => {
    const order = (...lessons: string[]): CourseLogContent => ({
      entries: {},
      order: lessons.map((lesson) => ({ lesson })),
    });
    expect(described(order('A', 'B'), order('B', 'A'))).toEqual([
      {
        part: { id: 'conflict.lessonOrder' },
        mine: { id: 'conflict.changed' },
        theirs: { id: 'conflict.changed' },
      },
    ]);
  });
});
