import { describe, expect, it } from 'vitest';
import { labelsIn } from '#shared/draft/labels.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { markdownFile } from '../markdown/markdown.ts';
import { toPdf } from '../pdf/pdf.ts';
import type { SheetOptions } from '../sheet-options.ts';

const typefaces = loadFormulaTypefaces(findInPackages);
const english = mixedTests.en;
const pairs = english.questions.flatMap((one) =>
  one.kind === 'matching' ? one.pairs.map(({ left, right }) => [left, right]) : [],
);
const paper = async (options: SheetOptions = {}) =>
  (await readPdf(await toPdf(english, options, await typefaces, '2026-11-20')))
    .map((rows) => rows.join('\n'))
    .join('\n');

describe('gaps, open questions, matching and ordering on paper', () => {
  it('have room for pupils, and no answer', async () => {
    const pupils = await paper({ form: 'A' });
    expect(pupils).not.toMatch(/\[\[|evaporates \/|vapour condenses|names condensation/);
    for (const part of ['Water (1) ..', '7 × 8 = ..', '1. liquid to gas', 'd) ', 'right order: ..'])
      expect(pupils).toContain(part);
  });

  it.each(['A', 'B'] as const)('have the letters of form %s in its key', (form) => {
    const sheet = markdownFile(english, { form, withKey: true });
    const key = sheet.slice(sheet.indexOf('Answer key'));
    const order = /Letters in the right order:\*\* ([a-d](?: – [a-d]){3})/.exec(key)?.[1];
    const listed = ['a', 'b', 'c', 'd'].map(
      (letter) => new RegExp(`\\[ \\] ${letter}\\) (\\S+)`).exec(sheet)?.[1],
    );
    const first = ['Water', 'Vapour', 'Rain', 'Rivers'];
    expect(order?.split(' – ').map((letter) => listed['abcd'.indexOf(letter)])).toEqual(first);
    const rows = [...sheet.matchAll(/^\| (\d)\\\. (.+?) \| ([a-d]) \| ([a-d])\) (.+?) \|$/gm)];
    expect(rows).toHaveLength(4);
    for (const [, number = '', left, letter = ''] of rows) {
      const right = rows.find(([, , , , of]) => of === letter)?.[5];
      expect(pairs).toContainEqual([left, right]);
      expect(key).toContain(`${number} – ${letter}`);
    }
  });

  it.each(draftLanguages)('have a table of specifications in the key only (%s)', (language) => {
    const { specification, bloom, difficulties, unjudged } = labelsIn(language);
    const draft = mixedTests[language];
    expect(markdownFile(draft, {})).not.toContain(specification);
    const key = markdownFile(draft, { withKey: true });
    const table = key.slice(key.indexOf(specification));
    expect(table).toContain(
      `${difficulties[1]} | ${difficulties[2]} | ${difficulties[3]} | ${unjudged}`,
    );
    const ofLevel = (level: string) => new RegExp(`^\\| ${level} (.*)$`, 'mu').exec(table)?.[1];
    expect(ofLevel(bloom.remember)).toMatch(/^\| 1[،,] 4 \| +\| +\| +\| 4 \|$/);
    expect(ofLevel(bloom.apply)).toMatch(/^\| +\| 2 \| +\| +\| 1 \|$/);
    expect(ofLevel(unjudged)).toMatch(/^\| +\| +\| +\| 5 \| 2 \|$/);
    expect(ofLevel(bloom.create)).toBeUndefined();
  });

  it.each(draftLanguages)('have their marking points in the key (%s)', (language) => {
    const { points, criteria } = labelsIn(language);
    const key = markdownFile(mixedTests[language], { withKey: true });
    expect(key).toContain(criteria);
    expect(key).toContain(`(${points(1.5)})`);
  });
});
