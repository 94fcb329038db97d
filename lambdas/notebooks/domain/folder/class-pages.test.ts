import { describe, expect, it } from 'vitest';
import type { AttendanceContent, RollSign } from '#shared/model/attendance.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import type { FolderClass, FolderToPrint } from './folder.ts';
import { renderFolder } from './render-folder.ts';
import { sampleFolder } from './sample-folder.fixture.ts';

const typefaces = await loadTypefaces(findInPackages);
const pagesOf = async (folder: FolderToPrint) => shownTexts(await renderFolder(folder, typefaces));
const at = '2026-11-22T08:00:00.000Z';

/** A roll that was taken of some pupils, with the signs of those who were not there on time. */
const taken = (
  pupils: readonly string[],
  signs: Readonly<Record<string, RollSign>> = {},
): AttendanceContent['rolls'][string] => ({
  taken: { at, pupils: [...pupils] },
  marks: Object.fromEntries(Object.entries(signs).map(([id, sign]) => [id, { sign, at }])),
});

/** The folder with something changed in its first class. */
const withFirst = (
  folder: FolderToPrint,
  change: (of: FolderClass) => Partial<FolderClass>,
): FolderToPrint => {
  const [first, ...others] = folder.classes;
  return { ...folder, classes: [{ ...first!, ...change(first!) }, ...others] };
};

describe('the attendance of a folder', () => {
  it('has the rolls of the month that were taken, with totals and the rate', async () => {
    const folder = withFirst(sampleFolder('en', {}, { pupils: 20 }), ({ pupilIds }) => ({
      rolls: {
        '2026-11-03-1': taken(pupilIds, { p1: 'absent', p2: 'late' }),
        '2026-11-10-1': taken(pupilIds.slice(1), { p2: 'excused', p3: 'absent' }),
        // Not taken, after the day of the visit, and of another month.
        '2026-11-17-1': { marks: { p4: { sign: 'absent', at } } },
        '2026-11-24-1': taken(pupilIds, { p5: 'absent' }),
        '2026-10-27-1': taken(pupilIds, { p6: 'absent' }),
      },
    }));
    const pages = await pagesOf(folder);
    const [first = []] = pages;
    expect(first[first.indexOf('Attendance: November 2026') + 1]).toBe('10');
    const month = pages[9] ?? [];
    expect(month).toContain('Attendance: November 2026');
    expect(month.filter((text) => ['3', '10', '17', '24', '27'].includes(text))).toEqual(
      // The days of two rolls, and the numbers of pupils.
      ['3', '10', '3', '10', '17'],
    );
    // Three absences of 39 calls.
    expect(month.join(' ')).toContain('Absences of the month: 7.7%');
    // The first pupil was not called in the second roll.
    expect(month.filter((text) => text === '–')).toHaveLength(1);
    expect(month.slice(month.indexOf('Absent')).slice(0, 6)).toEqual([
      ...['Absent', '1', '2'],
      ...['2', '1', '1'],
    ]);
    // The other classes are named.
    expect(first.join(' ')).toContain('attendance of the month:');
  });

  it('is on two pages for a class that is called twice a day, and one line a pupil for 60', async () => {
    const folder = withFirst(
      sampleFolder('ar', { date: '2026-11-30' }, { pupils: 60 }),
      ({ pupilIds }) => ({
        rolls: Object.fromEntries(
          Array.from({ length: 20 }, (_, day) => String(day + 1).padStart(2, '0')).flatMap((day) =>
            ['am', 'pm'].map((part) => [`2026-11-${day}-${part}`, taken(pupilIds)]),
          ),
        ),
      }),
    );
    const pages = await pagesOf(folder);
    const months = pages.filter((page) => page.includes('الغائبون'));
    expect(months).toHaveLength(2);
    for (const month of months) expect(month).toContain('60');
    expect(months[0]?.filter((text) => text === 'ص')).toHaveLength(10);
  });
});

describe('the seating plans of a folder', () => {
  it('are those that are drawn, with the names of who is in the class', async () => {
    const folder = withFirst(sampleFolder('en', {}, { pupils: 4 }), () => ({
      seating: {
        ...{ rows: 2, columns: 2, aisles: [] },
        seats: { '1-1': 'p2', '1-2': 'left', '2-1': '' },
      },
    }));
    const [first = [], ...pages] = await pagesOf(folder);
    expect(first[first.indexOf('Seating plans') + 1]).toBe('10');
    const plans = pages.filter((page) => page.some((text) => text.startsWith('Seating plan')));
    expect(plans).toHaveLength(1);
    expect(first.join(' ')).toContain('seating plan:');
  });

  it('are none if the pupils with a seat have left the class', async () => {
    const folder = withFirst(sampleFolder('en', {}, { pupils: 4 }), () => ({
      seating: { rows: 1, columns: 1, aisles: [], seats: { '1-1': 'left' } },
    }));
    const [, ...pages] = await pagesOf(folder);
    expect(pages.flat().some((text) => text.startsWith('Seating plan'))).toBe(false);
  });
});
