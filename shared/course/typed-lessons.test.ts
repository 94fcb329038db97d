import { describe, expect, it } from 'vitest';
import { shownAs, smallYear, withEntries } from './course.fixture.ts';
import { sessionsOf } from './sessions-of.ts';
import { typedLessons } from './typed-lessons.ts';

const { lines } = smallYear;
const today = '2026-10-13';
/** The year of a teacher who typed lessons before there was a distribution. */
const typed = (texts: Readonly<Record<string, string>>) =>
  withEntries(Object.fromEntries(Object.entries(texts).map(([key, lesson]) => [key, { lesson }])), {
    ...smallYear,
    lines: [],
  });
const after = (year: ReturnType<typeof typed>, entries: object) =>
  sessionsOf({
    ...year,
    lines,
    log: { entries: { ...year.log.entries, ...entries } },
  }).sessions.map(
    (session) => shownAs(session) + (session.entry?.lesson ? ` “${session.entry.lesson}”` : ''),
  );

describe('lessons that were typed before the first distribution', () => {
  const year = typed({
    '2026-10-04-2': 'استقبال',
    '2026-10-06-1': 'الأعداد  النسبيّة',
    '2026-10-11-2': 'الأعداد النسبية',
  });

  it('become lines where the texts are equal, stay texts else, and the year goes on after them', () => {
    const found = typedLessons(year, lines, today);
    expect(found.count).toBe(3);
    expect(found.next?.key).toBe('2026-10-13-1');
    expect([found.likely?.line.line.lesson, found.likely?.part]).toEqual(['الكسور', 1]);
    expect(after(year, found.entries(found.likely)).slice(0, 5)).toEqual([
      '10-04 own “استقبال”',
      '10-06 الأعداد النسبية 1',
      '10-11 الأعداد النسبية 2',
      '10-13 الكسور 1',
      '10-20 التناسب 1',
    ]);
    expect(Object.keys(found.entries(found.likely))).toEqual(['2026-10-06-1', '2026-10-11-2']);
  });

  it('go on where the teacher says, and what was taught stays', () => {
    const found = typedLessons(year, lines, today);
    const line = found.lines.find((one) => one.line.lesson === 'الدائرة')!;
    expect(after(year, found.entries({ line, part: 1 })).slice(0, 5)).toEqual([
      '10-04 own “استقبال”',
      '10-06 الأعداد النسبية 1',
      '10-11 الأعداد النسبية 2',
      '10-13 الدائرة 1',
      '10-20 free',
    ]);
  });

  it('propose what is planned for the day if no text is a line, and count what is typed today', () => {
    const own = typed({ '2026-10-04-2': 'درسي', '2026-10-13-1': 'درس آخر' });
    const found = typedLessons(own, lines, today);
    expect([found.count, found.next?.key]).toEqual([2, '2026-10-20-1']);
    expect(found.likely?.line.line.lesson).toBe('التناسب');
    expect(after(own, found.entries(found.likely))).toEqual([
      '10-04 own “درسي”',
      '10-06 الأعداد النسبية 1',
      '10-11 الأعداد النسبية 2',
      '10-13 own “درس آخر”',
      '10-20 التناسب 1',
      '10-25 التناسب 2',
      '10-27 الدائرة 1',
    ]);
  });

  it('keep what else was said of a session', () => {
    const noted = withEntries(
      { '2026-10-06-1': { lesson: 'الكسور', note: 'ن', homework: 'ت' } },
      { ...smallYear, lines: [] },
    );
    const found = typedLessons(noted, lines, today);
    expect(found.entries(found.likely)['2026-10-06-1']).toEqual({
      ...{ note: 'ن', homework: 'ت' },
      here: { lesson: 'الكسور', part: 1 },
    });
  });

  it('are none where nothing was typed', () => {
    expect(typedLessons(typed({}), lines, today).count).toBe(0);
  });
});
