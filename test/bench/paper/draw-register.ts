import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { rollPlaces } from '#shared/attendance/roll-places.ts';
import type { Roll, RollMark } from '#shared/model/attendance.ts';
import { drawnSigns, type PrintedRegister } from '#shared/paper/printed-sheet.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import { sampleNotebook } from '#lambdas/notebooks/domain/notebook/sample-notebook.ts';
import { renderNotebook } from '#lambdas/notebooks/domain/notebook/render-notebook.ts';
import { sampleYearNotebook, storedYear } from '#lambdas/notebooks/domain/year/sample-year.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { drawOnPage } from '../../support/fill-sheet.ts';
import { rasterPages, type PrintedPage } from '../../support/raster-pdf.ts';
import { chanceOf, type Chance } from '../grades/pages/chance.ts';
import type { DrawnPaper } from './draw-grid.ts';
import { fillRegister, type FilledRegister } from './fill-register.ts';
import { newNumber } from './read-photo.ts';

const AT = '2026-11-16T08:00:00.000Z';
/** Sizes of classes, and how many days of the week have a session. */
const shapes = [
  { pupils: 14, days: [0, 2, 3] },
  { pupils: 38, days: [0, 1, 2, 3] },
  { pupils: 38, days: [0, 1, 2, 3, 4] },
  { pupils: 60, days: [0, 1, 2, 3] },
] as const;

interface PrintedPages {
  readonly registers: readonly Pick<PrintedRegister, 'number' | 'layout' | 'printed'>[];
  readonly pages: readonly PrintedPage[];
}

/** The registers of a class as the notebook prints them in the middle of November. */
async function printRegisters(
  language: 'en' | 'ar',
  shape: (typeof shapes)[number],
): Promise<PrintedPages> {
  const chance = chanceOf(shape.pupils);
  const contents = {
    ...contentsPresets['marks-only'],
    marks: [],
    results: false,
    statistics: false,
  };
  const className = '2م3';
  const timetable = shape.days.map((day) => ({ day, period: 2 as const, className }));
  const schoolYear = { ...storedYear.schoolYear, timetable };
  const sample = sampleYearNotebook(
    language,
    { contents: { ...contents, attendance: 'every-day' } },
    { ...storedYear, schoolYear },
  );
  const [listed] = sampleNotebook(language, 1, shape.pupils).listed.classes;
  const pupils = Array.from({ length: shape.pupils }, (_, index) => `p${index}`);
  const { id: classId } = storedYear.classes[0] ?? { id: '' };
  const places = rollPlaces(
    (sample.year?.courses ?? []).map(({ real }) => real.sessions),
    false,
  );
  const rolls = places
    .filter(({ date, isLost }) => !isLost && date < AT.slice(0, 10))
    .map(({ key }): [string, Roll] => {
      const absent = pupils.filter(() => chance.percent(7));
      const marks = absent.map((pupil): [string, RollMark] => [
        pupil,
        { sign: chance.pick(drawnSigns), at: AT },
      ]);
      return [key, { taken: { at: AT, pupils }, marks: Object.fromEntries(marks) }];
    });
  const { pdf, pages, registers } = await renderNotebook(
    {
      ...sample,
      listed: { classes: listed ? [{ ...listed, name: className }] : [] },
      saved: [{ classId, classVersion: 1, pupils, subject: sample.profile.subject, terms: [] }],
      rolls: new Map([[classId, Object.fromEntries(rolls)]]),
    },
    { typefaces: await loadTypefaces(findInPackages), newNumber: () => newNumber(chance) },
  );
  // After the cover, the contents and the list; the last month has no lessons.
  const all = await rasterPages(
    pdf,
    Array.from({ length: pages }, (_, index) => index),
  );
  const first = pages - registers.length - (shape.pupils > 40 ? 2 : 1);
  return { registers, pages: all.slice(first) };
}

const printed = new Map<string, Promise<PrintedPages>>();

/** A page of a register that a notebook has printed, filled in by a teacher. */
export interface DrawnRegister {
  readonly number: number;
  readonly grid: PrintedGrid;
  readonly known: PrintedRegister['printed'];
  readonly filled: FilledRegister;
  readonly paper: DrawnPaper;
}

export async function drawRegister(chance: Chance): Promise<DrawnRegister> {
  const [language, shape] = [chance.pick(['en', 'ar'] as const), chance.pick(shapes)];
  const key = `${language} ${shapes.indexOf(shape)}`;
  const print = printed.get(key) ?? printRegisters(language, shape);
  printed.set(key, print);
  const { registers, pages } = await print;
  const index = chance.whole(0, registers.length - 1);
  const [register, page] = [registers[index], pages[index]];
  if (!register || !page) throw new Error('no register was printed');
  const { number, layout: grid, printed: known } = register;
  const filled = fillRegister(grid, known, chance);
  const scale = page.picture.width / grid.page.width;
  const paper = await drawOnPage(page.picture, `<g transform="scale(${scale})">${filled.svg}</g>`);
  return { number, grid, known, filled, paper };
}
