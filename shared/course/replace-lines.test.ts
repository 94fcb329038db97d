import { describe, expect, it } from 'vitest';
import type { PlannedLesson } from '../model/annual-distribution.ts';
import type { LogEntry } from '../model/course-log.ts';
import type { CourseYear } from './course.ts';
import { shownAs, smallYear, withEntries } from './course.fixture.ts';
import { matchLines } from './line-matches.ts';
import { replaceLines } from './replace-lines.ts';
import { sessionsOf } from './sessions-of.ts';

const lessons = (text: string): PlannedLesson[] =>
  text.split(' ').map((word) => {
    const [lesson = '', sessions] = word.split('×');
    return { lesson, ...(sessions && { sessions: Number(sessions) }) };
  });

const yearOf = (text: string, entries: Record<string, LogEntry> = {}): CourseYear => ({
  ...withEntries(entries),
  lines: lessons(text),
});

/** The year after its lines were replaced on a date. */
function replaced(year: CourseYear, text: string, date: string, answers = false) {
  const lines = lessons(text);
  const { unclear } = matchLines(year, lines, date);
  const { entries, order } = replaceLines(year, lines, date, answers ? unclear : []);
  const all = Object.entries({ ...year.log.entries, ...entries });
  const log = {
    entries: Object.fromEntries(all.filter((pair): pair is [string, LogEntry] => pair[1] !== null)),
    ...(order && { order }),
  };
  return { entries, order, after: sessionsOf({ ...year, lines, log }) };
}

const shown = (year: ReturnType<typeof replaced>): string[] =>
  year.after.sessions.map((session) =>
    session.what === 'own'
      ? `${session.date.slice(5)} "${session.entry?.lesson}"`
      : shownAs(session),
  );

/** Three sessions of the small year are before it. */
const DATE = '2026-10-12';

describe('replacing a distribution in the middle of the year', () => {
  it('writes nothing if it says the same of what was taught', () => {
    const year = replaced(yearOf('a×2 b c d'), 'a×2 b e c', DATE);
    expect(year).toMatchObject({ entries: {}, order: undefined });
    expect(shown(year).slice(3)).toEqual(['10-13 e 1', '10-20 c 1', '10-25 free', '10-27 free']);
  });

  it('goes on with what was not taught, also if it comes first now', () => {
    const year = replaced(yearOf('a×2 b c d'), 'x c b a×2 d', DATE);
    expect(shown(year)).toEqual([
      '10-04 a 1',
      '10-06 a 2',
      '10-11 b 1',
      '10-13 x 1',
      '10-20 c 1',
      '10-25 d 1',
      '10-27 free',
    ]);
  });

  it('keeps the text of a lesson that is gone, and finishes the one that was begun', () => {
    const year = replaced(
      yearOf('a b c×3 d', { '2026-10-06-1': { homework: 'h', here: { lesson: 'b', part: 1 } } }),
      'a d c×2 e',
      DATE,
    );
    expect(year.entries).toEqual({ '2026-10-06-1': { homework: 'h', lesson: 'b' } });
    expect(shown(year)).toEqual([
      '10-04 a 1',
      '10-06 "b"',
      '10-11 c 1',
      '10-13 c 2',
      '10-20 d 1',
      '10-25 e 1',
      '10-27 free',
    ]);
  });

  it('keeps lessons together that the class was taught together', () => {
    const year = yearOf('a b c d');
    const order = [{ lesson: 'b', sessions: 0 }];
    const after = replaced({ ...year, log: { ...year.log, order } }, 'x a b c d', '2026-10-05');
    expect(after.order).toEqual([
      { lesson: 'a' },
      { lesson: 'b', sessions: 0 },
      { lesson: 'x' },
      { lesson: 'c' },
    ]);
    expect(shown(after).slice(0, 3)).toEqual(['10-04 a 1', '10-06 x 1', '10-11 c 1']);
  });

  it('asks whether a lesson with another name is the same', () => {
    const year = { ...yearOf(''), lines: [{ lesson: 'إنشاء مثلث' }, { lesson: 'ضرب كسرين' }] };
    const lines = [{ lesson: 'الدائرة' }, { lesson: 'رسم مثلث' }];
    const matches = matchLines(year, lines, DATE);
    expect(matches.unclear.map(({ taught, maybe }) => [taught.index, maybe.index])).toEqual([
      [0, 1],
    ]);
    expect(matches.same).toEqual([]);
    expect(matches.gone.map(({ index }) => index)).toEqual([1]);
    const said = replaceLines(year, lines, DATE, matches.unclear);
    expect(said.order?.map(({ lesson }) => lesson)).toEqual(['رسم مثلث', 'الدائرة']);
    expect(said.entries).toEqual({
      '2026-10-06-1': { lesson: 'ضرب كسرين' },
    });
    expect(replaceLines(year, lines, DATE).entries).toMatchObject({
      '2026-10-04-2': { lesson: 'إنشاء مثلث' },
    });
  });

  it('keeps the halves where they are', () => {
    const [sunday, tuesday] = smallYear.schoolYear.timetable;
    const year: CourseYear = {
      ...yearOf('a b c d e', { '2026-10-13-1': { state: 'lost' } }),
      schoolYear: {
        timetable: [
          { ...sunday!, half: 1 },
          { ...tuesday!, half: 2 },
        ],
      },
    };
    const before = sessionsOf(year).sessions.map(shownAs);
    expect(before.slice(-4)).toEqual([
      '10-13 h2 lost b 1',
      '10-20 h2 b 1',
      '10-25 h1 c 1',
      '10-27 h2 c 1',
    ]);
    const after = replaced(year, 'b x a c', '2026-10-19');
    expect(shown(after)).toEqual([
      '10-04 h1 a 1',
      '10-06 h2 a 1',
      '10-11 h1 b 1',
      '10-13 h2 lost b 1',
      '10-20 h2 b 1',
      '10-25 h1 c 1',
      '10-27 h2 x 1',
    ]);
  });

  it('drops all, or nothing', () => {
    const none = replaced(yearOf('a b c'), 'x y', '2026-09-01');
    expect(none).toMatchObject({ entries: {}, order: undefined });
    const all = replaced(yearOf('a b c'), 'c b', '2027-01-01');
    expect(shown(all)).toEqual([
      '10-04 "a"',
      '10-06 b 1',
      '10-11 c 1',
      ...['10-13', '10-20', '10-25', '10-27'].map((date) => `${date} free`),
    ]);
  });
});
