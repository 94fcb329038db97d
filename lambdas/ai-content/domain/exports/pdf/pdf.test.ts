import { describe, expect, it } from 'vitest';
import type { Draft } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { hostileTest, sampleDrafts } from '#test/support/sample-drafts.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { SheetOptions } from '../sheet-options.ts';
import { toPdf } from './pdf.ts';

const loading = loadFormulaTypefaces(findInPackages);
const make = async (draft: Draft, options: SheetOptions = {}) =>
  toPdf(draft, options, await loading, '2026-11-20');
/** The text of each page, line by line. */
const read = async (draft: Draft, options: SheetOptions = {}) =>
  (await readPdf(await make(draft, options))).map((rows) => rows.join('\n'));

const [arabicLesson, arabicTest] = sampleDrafts.ar;
const [, englishTest, englishSet] = sampleDrafts.en;

describe('a draft as a PDF', () => {
  it('has a header with the school, blanks to fill in, and the marking scale', async () => {
    const school = { ...sampleProfile, school: 'Zabana', educationalAdministration: 'Alger Est' };
    const [first = ''] = await read(englishTest, { school });
    for (const part of [
      'School: Zabana',
      'Directorate of education: Alger Est',
      '2025/2026',
      'Name:',
      'Class:',
      'Date:',
      '/ 20',
    ]) {
      expect(first).toContain(part);
    }
  });

  it('is read in the order of its language, and numbers from left to right', async () => {
    const text = (await read(arabicTest)).join('\n');
    expect(text).toContain('أين يتكاثف بخار الماء فيصير سحبا؟');
    expect(text).toContain('10/5');
    expect(text).toContain('صفحة 1 من 2');
    const lesson = (await read(arabicLesson)).join('\n');
    for (const stage of ['وضعية الانطلاق', 'بناء التعلمات', 'استثمار المكتسبات']) {
      expect(lesson).toContain(stage);
    }
  });

  it('shows pupils no key, and puts the teacher’s key on its own page', async () => {
    const pupils = await read(englishTest);
    expect(pupils.join()).not.toMatch(/Answer key|evaporation|Drafted/);
    const teachers = await read(englishTest, { withKey: true });
    const key = teachers.find((page) => page.startsWith('Answer key and marking scale'));
    expect(key).toContain('Answer: evaporation');
    expect(key).toContain('Also accepted: vaporisation; vaporization');
  });

  it('stacks fractions, with numerator and denominator on separate lines', async () => {
    const [first = ''] = await read(englishSet);
    const rows = first.split('\n');
    const solved = rows.findIndex((row) => row.startsWith('Work out'));
    expect(rows.slice(solved - 1, solved + 2).join(' ')).toMatch(/25/);
    expect(first).not.toContain('25/4');
    expect(first).toContain('2x + 3 = 11');
  });

  it('never splits a question between pages', async () => {
    const questions = Array.from({ length: 40 }, (_, index): Question => ({
      kind: 'choice',
      id: `q${index}`,
      stem: `Stem ${index}`,
      points: 1,
      reason: '',
      options: [1, 2, 3, 4].map((option) => ({
        id: `o${option}`,
        text: `Option ${index}.${option}`,
      })),
      key: 'o1',
    }));
    const pages = await read({ ...englishTest, questions, task: undefined });
    expect(pages.length).toBeGreaterThan(1);
    for (const { id } of questions) {
      const number = id.slice(1);
      const page = pages.find((text) => text.includes(`Stem ${number} (`));
      for (const option of [1, 2, 3, 4]) expect(page).toContain(`Option ${number}.${option}`);
    }
  });

  it.each(draftLanguages)(
    'accepts any text, and long table cells over several pages (%s)',
    async (language) => {
      const pages = await read(hostileTest(language), {
        withKey: true,
        help: 'guided',
        withSource: true,
      });
      expect(pages.join('\n')).toContain('alert(1)');
      const [lesson] = sampleDrafts[language];
      const teacher = `${'long text of a phase '.repeat(90)}\n\u062d\u062a\u0649 $\\frac{1}{2`;
      const phases = lesson.phases.map((phase) => ({
        ...phase,
        teacher,
        pupils: 'x'.repeat(2_000),
      }));
      expect((await read({ ...lesson, phases })).length).toBeGreaterThan(4);
    },
  );

  it('draws every known formula, and writes the others as text', async () => {
    const formulas = [
      '\\begin{cases}x+y=1\\\\x-y=3\\end{cases}',
      '\\left[\\begin{matrix}1&2\\\\3&4\\end{matrix}\\right]',
      '\\overrightarrow{AB} \\perp \\overline{CD},\\ \\widehat{ABC}=90^\\circ,\\ x\\in\\mathbb{R}',
      '\\sqrt[3]{\\frac{x_1^2}{\\left|y\\right|}} \\Rightarrow \\lim_{n\\to\\infty} u_n=\\int_0^1 f',
      '\\frac{\\text{المجموع}}{2}',
      '\\nothing{x}',
      `x${'+x'.repeat(400)}`,
    ];
    const exercises = formulas.map((formula, index) => ({
      ...(englishSet.exercises[0] ?? { difficulty: 1 as const, steps: [], answer: '' }),
      id: `e${index}`,
      statement: `Formula ${index}: $${formula}$ end`,
    }));
    const text = (await read({ ...englishSet, exercises })).join('\n');
    // The reader reverses a line that contains Arabic.
    const others = [...formulas.keys()].filter((index) => index !== 4);
    for (const index of others) expect(text).toContain(`Formula ${index}:`);
    expect(text).toContain('المجموع');
    expect(text).toContain('\\nothing{x}');
    expect(text).not.toContain('\\frac');
  });

  it('is the same for the same draft', async () => {
    const [one, other] = [await make(arabicTest), await make(arabicTest)];
    expect(Buffer.compare(one, other)).toBe(0);
  });
});
