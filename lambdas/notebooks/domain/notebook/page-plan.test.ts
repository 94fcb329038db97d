import { beforeAll, expect, it } from 'vitest';
import {
  attendanceForms,
  contentsPresetIds,
  contentsPresets,
} from '#shared/model/notebook-contents.ts';
import { planPages } from '#shared/notebook/page-plan.ts';
import { inPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { NotebookInput } from './notebook.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook, sampleTerm } from './sample-notebook.ts';

const planOf = ({ contents, format, profile, schoolYear, listed }: NotebookInput) =>
  planPages({
    contents,
    format,
    season: profile.academicSeason,
    schoolYear,
    classes: listed.classes.map(({ pupils, ...its }) => ({ ...its, pupils: pupils.length })),
  });

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await loadTypefaces(inPackages);
});

it.each(contentsPresetIds)('plans the right number of pages for %s', async (preset) => {
  for (const pupils of [12, 38, 45, 60]) {
    const input = { ...sampleNotebook('ar', 2, pupils), contents: contentsPresets[preset] };
    const { pages, classes } = await renderNotebook(input, { typefaces });
    expect(planOf(input), `${pupils} pupils`).toEqual({ pages, sheets: Math.ceil(pages / 2) });
    const [first, second] = classes;
    expect(first!.lastPage + 1).toBe(second!.firstPage);
    const { dailyPages, councilMinutes, trainingLog } = input.contents;
    const after = dailyPages + (councilMinutes ? 2 : 0) + (trainingLog ? 1 : 0);
    expect(second!.lastPage).toBe(pages - after);
  }
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
