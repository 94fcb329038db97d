import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { labelsIn } from '#shared/draft/labels.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { textTests } from '#test/support/sample-drafts/text-tests.ts';
import { draftOffline } from '#lambdas/ai-content/rules/draft-offline.ts';
import { judgeReading, rewriteTask } from '../../reading/judge-reading.ts';
import { makeExport, readAt } from '../make-export.ts';

const typefaces = loadFormulaTypefaces(findInPackages);
const ports = { typefaces: () => typefaces, createdOn: '2026-11-20' };

describe.each(draftLanguages)('a version of the text on paper (%s)', (language) => {
  const test = textTests[language];
  const asked = { test, sourceText: test.sourceText!, level: 'simplest' } as const;
  const text = judgeReading(asked, draftOffline(rewriteTask(asked)))!.text;
  const draft = { ...test, readings: [{ level: 'simplest' as const, text }] };
  const options = { reading: 'simplest', withSource: true } as const;
  const shown = readAt(draft, options)!;
  /** The last line of the text as given is in no simplest version. */
  const left = asked.sourceText.split('\n').at(-1)!.split(/[,،]/)[0]!;
  const first = text.split('\n')[1]!.split('.')[0]!;

  it('takes the place of the text as given in Markdown, Word and PDF, with its mark', async () => {
    const file = async (format: 'markdown' | 'docx' | 'pdf') =>
      (await makeExport(shown, format, options, ports)).bytes;
    const word = unzipSync(await file('docx'))['word/document.xml'] ?? new Uint8Array();
    const pdf = (await readPdf(await file('pdf'))).flat().join(' ');
    for (const content of [strFromU8(await file('markdown')), strFromU8(word), pdf]) {
      expect(content).toContain(first);
      expect(content).not.toContain(left);
      expect(content).toContain('•');
    }
  });

  it('is named in the file, and the text as given stays the default', async () => {
    const { name } = await makeExport(shown, 'markdown', options, ports);
    expect(name).toContain(labelsIn(language).readings.simplest);
    const usual = await makeExport(draft, 'markdown', { withSource: true }, ports);
    expect(usual).toEqual(await makeExport(test, 'markdown', { withSource: true }, ports));
    expect(readAt(draft, { reading: 'easier' })).toBeUndefined();
  });

  it('has the same key', async () => {
    const key = async (which: typeof draft, more: object) => {
      const made = await makeExport(which, 'markdown', { withKey: true, ...more }, ports);
      const sheet = strFromU8(made.bytes);
      const answers = sheet.slice(sheet.indexOf(`## ${labelsIn(language).answerKey}`));
      return which.questions.map(
        (question) =>
          question.kind === 'choice' &&
          answers.includes(question.options.find(({ id }) => id === question.key)!.text),
      );
    };
    const all = draft.questions.map(() => true);
    expect(await key(draft, {})).toEqual(all);
    expect(await key(shown as typeof draft, options)).toEqual(all);
  });
});
