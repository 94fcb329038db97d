import { expect, it } from 'vitest';
import { contentsPresetIds, contentsPresets } from '../../../../shared/model/notebook-contents.ts';
import { planPages } from '../../../../shared/notebook/page-plan.ts';
import { inPackages, loadTypefaces } from '../../../core/typography/load-typefaces.ts';
import type { NotebookInput } from './notebook.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook } from './sample-notebook.ts';

const planOf = ({ contents, format, profile, schoolYear, roster }: NotebookInput) =>
  planPages({
    contents,
    format,
    season: profile.academicSeason,
    schoolYear,
    classes: roster.classes.map(({ pupils, ...its }) => ({ ...its, pupils: pupils.length })),
  });

it.each(contentsPresetIds)('the pages of %s are those that are planned', async (preset) => {
  const typefaces = await loadTypefaces(inPackages);
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
