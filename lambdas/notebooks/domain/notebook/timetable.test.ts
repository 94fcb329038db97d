import { expect, it } from 'vitest';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { messagesIn } from './messages.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook } from './sample-notebook.ts';

const typefaces = await loadTypefaces(findInPackages);
const messages = messagesIn('en');
const hour = { day: 0, period: 1 } as const;
const ramadan = { from: '2027-02-08', to: '2027-03-09' };
const schoolYear: SchoolYear = {
  timetable: [
    { ...hour, className: 'C1', half: 'turns', room: 'Lab 2' },
    { ...hour, day: 1, className: 'C2', half: 1, week: 'A' },
    { ...hour, day: 1, className: 'C3', subject: 'History', week: 'B' },
  ],
  changes: [
    { from: '2026-10-11', timetable: [{ ...hour, className: 'C4' }] },
    { ...ramadan, hours: { morning: '08:30', afternoon: '12:30', minutes: 45 } },
  ],
};

/** What the timetable, or another page, of a notebook shows that is made on a day. */
async function weekOn(
  generatedOn: string,
  heading: string = messages.timetable,
): Promise<readonly string[]> {
  const sample = sampleNotebook('en', 1, 8);
  const profile = { ...sample.profile, academicSeason: '2026/2027' };
  const { pdf } = await renderNotebook(
    { ...sample, profile, schoolYear, generatedOn },
    { typefaces },
  );
  return (await shownTexts(pdf)).findLast((texts) => texts.includes(heading)) ?? [];
}

it('says whom a lesson is for, in which weeks and where', async () => {
  const shown = (await weekOn('2026-10-01')).join(' ');
  const { half, week } = messages.lesson;
  for (const words of [
    `C1 ${half.turns} Lab 2`,
    `C2 ${half[1]} · ${week.A}`,
    `C3 ${week.B} History`,
  ])
    expect(shown).toContain(words);
});

it('is the one that is valid when the notebook is made, or on the first day of lessons', async () => {
  expect(await weekOn('2026-08-20')).toContain('C1');
  const winter = await weekOn('2026-12-01');
  expect(winter).toContain('C4');
  expect(winter).not.toContain('C1');
  expect(winter).not.toContain('08:30–09:15');
  expect(await weekOn('2027-02-14')).toContain('08:30–09:15');
});

it('is the same on daily pages without dates', async () => {
  const { procedure } = messages.records.daily;
  expect(await weekOn('2026-08-20', procedure)).not.toContain('C4');
  expect(await weekOn('2027-02-14', procedure)).toEqual(expect.arrayContaining(['C4', '08:30']));
});
