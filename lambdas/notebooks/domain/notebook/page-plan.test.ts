import { beforeAll, expect, it } from 'vitest';
import {
  attendanceForms,
  contentsPresetIds,
  contentsPresets,
} from '#shared/model/notebook-contents.ts';
import { planPages } from '#shared/notebook/page-plan.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { NotebookInput } from './notebook.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook, sampleTerm } from './sample-notebook.ts';

const planOf = (
  { contents, options, profile, schoolYear, listed }: NotebookInput,
  cornerMarks = false,
) =>
  planPages({
    contents,
    ...options,
    season: profile.academicSeason,
    schoolYear,
    cornerMarks,
    classes: listed.classes.map(({ pupils, ...its }) => ({ ...its, pupils: pupils.length })),
  });

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await loadTypefaces(findInPackages);
});

const sizes = [12, 38, 45, 60];
const classesOf = sizes.map(
  (pupils, index) => sampleNotebook('ar', sizes.length, pupils).listed.classes[index]!,
);

it.each(contentsPresetIds)('plans the right number of pages for %s', async (preset) => {
  const contents = contentsPresets[preset];
  const withClasses = (classes: typeof classesOf) => ({
    ...{ ...sampleNotebook('ar', 0, 0), contents },
    listed: { classes },
  });
  const { pages, classes } = await renderNotebook(withClasses(classesOf), { typefaces });
  expect(planOf(withClasses(classesOf))).toEqual({ pages, sheets: Math.ceil(pages / 2) });
  const without = planOf(withClasses([])).pages;
  const planned = classesOf.map((each) => planOf(withClasses([each])).pages - without);
  expect(classes.map(({ firstPage, lastPage }) => lastPage + 1 - firstPage)).toEqual(planned);
  const following = classes.slice(1).map(({ firstPage }) => firstPage);
  expect(classes.slice(0, -1).map(({ lastPage }) => lastPage + 1)).toEqual(following);
  const { dailyPages, councilMinutes, trainingLog } = contents;
  const after = dailyPages + (councilMinutes ? sizes.length : 0) + (trainingLog ? 1 : 0);
  expect(classes.at(-1)!.lastPage).toBe(pages - after);
});

it.each(attendanceForms)('plans the right number of attendance pages for %s', async (form) => {
  const sample = sampleNotebook('en', 3, 20);
  const [first, second] = sample.listed.classes.map(({ name }) => name);
  const timetable = [
    { day: 0 as const, period: 1 as const, className: first! },
    { day: 1 as const, period: 1 as const, className: second! },
    { day: 3 as const, period: 2 as const, className: second! },
  ];
  const contents = { ...contentsPresets['marks-only'], marks: [2 as const], attendance: form };
  const input = { ...sample, contents, schoolYear: { timetable } };
  const { pages } = await renderNotebook(input, { typefaces });
  expect(planOf(input).pages).toBe(pages);
});

it('plans enough pages for long names and marks of earlier terms', async () => {
  const sample = sampleNotebook('ar', 1, 45);
  const [listedClass] = sample.listed.classes;
  const long = 'بن عبد الرحمن الهاشمي محمد الأمين عبد القادر نور الدين';
  const pupils = listedClass!.pupils.map((pupil) => ({ ...pupil, fullName: long }));
  const classes = [
    { ...listedClass!, pupils, terms: [sampleTerm(1, 45), sampleTerm(undefined, 45)] },
  ];
  const contents = contentsPresets['marks-only'];
  const input = { ...sample, contents, listed: { classes } };
  expect(planOf(input).pages).toBe((await renderNotebook(input, { typefaces })).pages);
});

it('plans the right number of pages for mark grids with corner marks', async () => {
  for (const pupils of [12, 44, 45, 60]) {
    const sample = sampleNotebook('en', 1, pupils);
    const input = { ...sample, contents: contentsPresets['marks-only'] };
    const saved = input.listed.classes.map((listed) => ({
      ...{ classId: '01KJQ5N8000000000000000000', classVersion: 1, terms: [] },
      pupils: listed.pupils.map((_, index) => `p${index}`),
    }));
    const { pages } = await renderNotebook({ ...input, saved }, { typefaces });
    expect(planOf(input, true).pages, `${pupils} pupils`).toBe(pages);
  }
});
