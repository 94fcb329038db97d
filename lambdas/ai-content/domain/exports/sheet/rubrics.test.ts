import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { labelsIn } from '#shared/draft/labels.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { toDocx } from '../docx/docx.ts';
import { markdownFile } from '../markdown/markdown.ts';
import { toPdf } from '../pdf/pdf.ts';

const typefaces = loadFormulaTypefaces(findInPackages);
/** The sample drafts have no figures. */
const figureWords = (): never => {
  throw new Error('no figure has words');
};

describe.each(draftLanguages)('a rubric on paper (%s)', (language) => {
  const draft = mixedTests[language];
  const { rubric, question, criteria, points } = labelsIn(language);
  const open = draft.questions.find((one) => one.kind === 'open');
  const [first] = open?.rubric?.criteria ?? [];
  const levels = open?.rubric?.levels ?? [];

  it('is a table in the key, with each level and its points', () => {
    const key = markdownFile(draft, { withKey: true });
    const table = key.slice(key.indexOf(`${rubric} –`));
    expect(table).toContain(question(draft.questions.findIndex((one) => one === open) + 1));
    expect(table).toContain(`| ${criteria} | ${levels.join(' | ')} |`);
    const cells = first?.levels.map((each) => `${each.text}<br>${points(each.points)}`) ?? [];
    expect(table.replaceAll('\\', '')).toContain(`| ${first?.criterion} | ${cells.join(' | ')} |`);
  });

  it('is not on the pupils’ sheet', () => {
    expect(markdownFile(draft, {})).not.toContain(first?.criterion);
  });

  it('is in the Word file and in the PDF', async () => {
    const parts = unzipSync(await toDocx(draft, { withKey: true }, figureWords));
    const word = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    const pages = await readPdf(
      await toPdf(draft, { withKey: true }, await typefaces, '2026-11-20'),
    );
    const pdf = pages.flat().join('\n');
    for (const text of [rubric, first?.criterion ?? '', ...levels]) {
      expect(word).toContain(text);
      expect(pdf).toContain(text);
    }
  });
});
