import { describe, expect, it } from 'vitest';
import { exportFiles, formatsOf, type ExportFormat } from '#shared/draft/export-formats.ts';
import type { Draft } from '#shared/model/draft.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { hostileTest, sampleDrafts } from '#test/support/sample-drafts.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { SheetOptions } from './sheet-options.ts';
import { makeExport as make } from './make-export.ts';

const loading = loadFormulaTypefaces(findInPackages);
const ports = { typefaces: () => loading, createdOn: '2026-11-20' };
const makeExport = (draft: Draft, format: ExportFormat, options: SheetOptions) =>
  make(draft, format, options, ports);

const drafts = draftLanguages.flatMap((language) => [
  ...sampleDrafts[language],
  hostileTest(language),
]);
const offered = drafts.flatMap((draft) =>
  formatsOf[draft.type].map((format) => [draft.language, draft.type, format, draft] as const),
);

describe('an exported file', () => {
  it.each(offered)('of %s %s as %s is valid', async (_language, _type, format, draft) => {
    const file = await makeExport(draft, format, {});
    expect(file.bytes.byteLength).toBeGreaterThan(100);
    expect(file.contentType).toBe(exportFiles[format].contentType);
    expect(file.name.endsWith(`.${exportFiles[format].extension}`)).toBe(true);
  });

  it('is named after its title, its form and its content', async () => {
    const [, test] = sampleDrafts.en;
    const name = async (options: object, title = test.title) =>
      (await makeExport({ ...test, title }, 'markdown', options)).name;
    expect(await name({})).toBe('Fractions-and-the-water-cycle.md');
    expect(await name({ form: 'A', withKey: true })).toBe(
      'Fractions-and-the-water-cycle-A-with-answers.md',
    );
    expect(await name({}, '$\\frac{1}{2}$ / ../etc')).toBe('1-2-etc.md');
    expect(await name({}, '')).toBe('draft.md');
    expect(new TextEncoder().encode(await name({}, 'س'.repeat(200))).length).toBeLessThanOrEqual(
      200,
    );
  });

  it('is refused in a format that is not offered', async () => {
    await expect(makeExport(sampleDrafts.en[0], 'gift', {})).rejects.toThrow('not offered');
  });
});
