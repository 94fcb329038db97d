import { beforeAll, describe, expect, it } from 'vitest';
import { optionsIn } from '#shared/model/job-options.ts';
import type { Draft } from '#shared/model/draft.ts';
import {
  draftLanguages,
  languages,
  type DraftLanguage,
  type Language,
} from '#shared/model/locale.ts';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import { directionOf } from '#shared/model/locale.ts';
import { linesOfTest } from '#shared/paper/answer-lines.ts';
import { seatedClass } from '#shared/seating/seating.fixture.ts';
import { cardLayouts } from '#shared/paper/card-layout.ts';
import { unprintableLetters } from '#shared/paper/letters.ts';
import { layOutAnswers } from '#shared/paper/printed-answers.ts';
import { renderAnswerSheets } from '#lambdas/answer-sheets/domain/render-answer-sheets.ts';
import { setTestPages } from '#lambdas/answer-sheets/domain/render-test-pages.ts';
import { toPdf } from '#lambdas/ai-content/domain/exports/pdf/pdf.ts';
import { renderSeating } from '#lambdas/record/domain/printing/render-seating.ts';
import { renderAnswerCards } from '#lambdas/record/domain/printing/render-answer-cards.ts';
import { renderMarkSheet } from '#lambdas/record/domain/printing/render-mark-sheet.ts';
import { renderNotebook } from '#lambdas/notebooks/domain/notebook/render-notebook.ts';
import { sampleNotebook, sampleTerm } from '#lambdas/notebooks/domain/notebook/sample-notebook.ts';
import { renderReport, type ReportToRender } from '#lambdas/reports/domain/render-report.ts';
import { sampleReport, sampleReported } from '#lambdas/reports/domain/sample-report.fixture.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { drawnGlyphs } from '#test/support/drawn-glyphs.ts';
import { rasterPages } from '#test/support/raster-pdf.ts';
import { hardTexts, unknownLetters } from '#test/support/hard-letters.ts';
import { structureFaults } from '#test/support/pdf-structure.ts';
import { readPaper, readPdf } from '#test/support/read-pdf.ts';
import { sampleDrafts, sampleTests } from '#test/support/sample-drafts.ts';

let typefaces: Awaited<ReturnType<typeof loadFormulaTypefaces>>;
beforeAll(async () => {
  typefaces = await loadFormulaTypefaces(findInPackages);
});

/** Calculations in Arabic, and how they look when they are printed backwards. */
const sums = ['احسب 12 - 5 ثم', 'قسم 3/4 + 1/4 = 1 و', 'سنة 2025-2026 بعد', 'سرعة 60 km/h ثم'];
const backwards = /5 - 12|1\/4 \+ 3\/4|2026-2025|km\/h 60/;

const everything = [...hardTexts, ...sums, ...unknownLetters.map((letter) => `x${letter}y`)];
const textAt = (index: number): string => everything[index % everything.length] ?? '';
const pupils: readonly SavedPupil[] = everything.map((fullName, index) => ({
  id: `p${index}`,
  fullName,
  cardNumber: index + 1,
}));
const whole = everything.join(' ');
const profile = {
  ...sampleNotebook('ar', 1, 1).profile,
  fullName: textAt(0),
  school: textAt(2),
  subject: textAt(7),
  educationalAdministration: textAt(5),
  academicQualifications: whole,
};
const className = `1م1 ${textAt(2)} ${textAt(7)}`;
const kept = { ...sampleReported(className, pupils).kept, subject: textAt(0) };

const notebook = async (language: Language, format: 'a4' | 'booklet') => {
  const input = sampleNotebook(language, 1, 1);
  const marks = { ...sampleTerm(1, pupils.length), remarks: everything };
  const classes = [{ name: className, pupils: [...pupils], terms: [marks] }];
  const made = await renderNotebook(
    { ...input, options: optionsIn('notebook', { format }), profile, listed: { classes } },
    { typefaces },
  );
  return made.pdf;
};

const markSheet = async (language: Language, isFilled: boolean, name = kept.name) => {
  const columns = everything.map((heading, at) => ({ id: `c${at}`, heading, scale: 20 }));
  const remarks = Object.fromEntries(pupils.map(({ id, fullName }) => [id, fullName]));
  const { made } = await renderMarkSheet(
    {
      ...{
        kept: { ...kept, name },
        subject: textAt(7),
        term: 2,
        sheetId: 's1',
        isFilled,
        language,
        profile,
      },
      content: { columns, marks: { p0: { c0: { text: textAt(2) } } }, remarks },
      printedAt: '2026-11-20T08:00:00.000Z',
    },
    typefaces,
    () => 77,
  );
  return made;
};

const cards = (language: Language, paper: 'a5' | 'a6') =>
  renderAnswerCards({ kept, pupils, paper, language, printedAt: '2026-11-20' }, typefaces);

const seating = (language: Language) =>
  renderSeating(
    { kept, plan: seatedClass(pupils.map(({ id }) => id)), language, printedOn: '2026-11-20' },
    typefaces,
  );

const report = async (language: Language, wanted: ReportToRender) => {
  const own = sampleReported(className, pupils);
  const input = { ...sampleReport(language, 1, 1), profile, classes: [own] };
  return (await renderReport(input, wanted, typefaces)).pdf;
};

/** A draft with a hard text after each of its own texts. */
function withHardTexts<Whole extends Draft>(draft: Whole): Whole {
  let at = 0;
  const change = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string')
      return /^(?:stem|text|title|answer|instructions|reason|task|hint|sourceText|heading|outcome|trace)$/.test(
        key,
      )
        ? `${value} ${textAt((at += 1))}`
        : value;
    if (Array.isArray(value)) return value.map((one) => change(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, change(one, name)]),
    );
  };
  return change(draft) as Whole;
}

const answerSheets = async (language: DraftLanguage) => {
  const test = sampleTests[language];
  const lines = linesOfTest(test, 'A');
  const layout = layOutAnswers(
    lines.map(({ line }) => line),
    'whole',
    directionOf(language),
  )!;
  const sheets = pupils.map(({ fullName }, at) => ({
    ...{ number: at + 1, form: 'A' as const, lines, layout, pupil: fullName },
  }));
  const head = { language, title: textAt(0), className, createdOn: '2026-01-05' };
  return await renderAnswerSheets(sheets, head, typefaces);
};

const testPages = async (language: DraftLanguage) => {
  const test = withHardTexts({ ...sampleTests[language], task: undefined });
  const short = { ...test, questions: test.questions.slice(0, 4) };
  const pages = (await setTestPages(short, { forms: 2, spare: 1 }, typefaces))!;
  const { named, spare } = pages.onPaper;
  const sheets = [...named.map((sheet, at) => ({ ...sheet, pupil: textAt(at) })), ...spare];
  const head = { language, title: textAt(0), className, createdOn: '2026-01-05' };
  return await pages.render(
    sheets.map((sheet, at) => ({ ...sheet, number: at + 1 })),
    head,
  );
};

const reports: readonly ReportToRender[] = [
  { content: 'council', term: 2 },
  { content: 'slips', term: 2, slips: optionsIn('slips', {}) },
  { content: 'slips', term: 2, slips: optionsIn('slips', { format: 'a5' }) },
  { content: 'year' },
];

const kinds: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
  ...languages.flatMap((language) => [
    [`notebook in ${language}`, () => notebook(language, 'a4')] as const,
    [`booklet in ${language}`, () => notebook(language, 'booklet')] as const,
    [`mark sheet in ${language}`, () => markSheet(language, false)] as const,
    [`filled mark sheet in ${language}`, () => markSheet(language, true)] as const,
    [`cards in ${language}`, () => cards(language, 'a5')] as const,
    [`seating in ${language}`, () => seating(language)] as const,
    [`small cards in ${language}`, () => cards(language, 'a6')] as const,
    ...reports.map(
      (wanted, at) =>
        [`${wanted.content} ${at} in ${language}`, () => report(language, wanted)] as const,
    ),
  ]),
  ...draftLanguages.flatMap((language) => [
    ...sampleDrafts[language].flatMap((draft) => [
      [
        `${draft.type} in ${language}`,
        () => toPdf(withHardTexts(draft), { school: profile }, typefaces, '2026-11-20'),
      ] as const,
      [
        `${draft.type} with answers in ${language}`,
        () => toPdf(withHardTexts(draft), { withKey: true }, typefaces, '2026-11-20'),
      ] as const,
    ]),
    [`answer sheets in ${language}`, () => answerSheets(language)] as const,
    [`test with bubbles in ${language}`, () => testPages(language)] as const,
  ]),
];

describe('a printed page shows no box for a letter, and no calculation backwards', () => {
  it.each(kinds)('%s', async (kind, print) => {
    const pdf = await print();
    const rows = (await readPaper(pdf)).flat();
    expect(rows.filter((row) => backwards.test(row))).toEqual([]);
    if (!/^[A-Z]|bubbles/.test(kind)) expect(rows.join('\n')).toContain('12 - 5');
    const glyphs = await drawnGlyphs(pdf);
    expect(glyphs.length).toBeGreaterThan(100);
    expect(glyphs.filter(({ glyph }) => glyph === 0)).toEqual([]);
    expect(new Set(glyphs.map(({ font }) => font)).size).toBeGreaterThan(3);
  });
});

it('the signs of formulas are letters or lines', async () => {
  const signs =
    '\\oplus \\nabla \\varnothing \\subseteq \\supset \\supseteq \\wedge \\vee \\simeq \\cong \\ll \\gg \\iff \\implies \\cdots \\vdots \\star \\ast \\triangle \\perp \\parallel \\nparallel \\nmid \\measuredangle \\rightleftharpoons \\mapsto \\therefore \\mp \\setminus \\lfloor x \\rfloor \\lceil x \\rceil \\langle u \\rangle \\checkmark \\mathbb{R} \\infty \\Omega \\text{ⴰⵎ ḥ}';
  const [, test] = sampleDrafts.ar;
  const [question] = test.questions;
  const questions = [{ ...question!, stem: `$${signs}$ ∈ ⊃ ⟂ ⟹ ∧` }];
  const glyphs = await drawnGlyphs(
    await toPdf({ ...test, questions, task: undefined }, {}, typefaces, '2026-11-20'),
  );
  const latin = typefaces.regular.other('latin');
  const replaced = glyphs.filter(
    ({ font, glyph }) => font === latin.name && glyph === latin.glyphFor(0xfffd),
  );
  expect([...replaced, ...glyphs.filter(({ glyph }) => glyph === 0)]).toEqual([]);
});

it('a long name of a class is not printed over the school year below it', async () => {
  const pdf = await markSheet('ar', false, 'السنة الأولى متوسط القسم الأول 12 - 5');
  const [first = []] = await readPdf(pdf);
  const row = first.find((text) => text.includes('القسم السنة')) ?? '';
  expect(row).toContain('متوسط القسم الأول');
});

it.each(languages)(
  'printers reach the letters of cards, which keep away from the code, in %s',
  async (language) => {
    for (const paper of ['a5', 'a6'] as const) {
      const [page] = await rasterPages(await cards(language, paper), [0]);
      const { edge, code } = cardLayouts[paper];
      // The letters of the first card in the middle of its sides, from the edge of the paper inwards.
      const spots = [
        (along: number, inwards: number) => [along, inwards] as const,
        (along: number, inwards: number) => [inwards, along] as const,
      ];
      for (const spot of spots) {
        const inked: number[] = [];
        for (let inwards = 0; inwards < edge; inwards += 0.1)
          for (let along = -3; along < 3; along += 0.1)
            if (page!.darkAt(...spot(edge + code / 2 + along, inwards)) > 60) inked.push(inwards);
        expect(Math.min(...inked)).toBeGreaterThan(4.2);
        expect(Math.max(...inked.filter((inwards) => inwards < edge - 0.2))).toBeLessThan(
          edge - 1.5,
        );
      }
    }
  },
);

it('names keep their text and their order, and blind readers get them too', async () => {
  const pdf = await cards('en', 'a5');
  const read = (await readPdf(pdf)).flat();
  for (const name of [
    'Ɣef ččna ẓẓla',
    'Ḥammu Aɣiles Ẓohra',
    'ⴰⵎⴰⵣⵉⵖ ⵜⵉⴼⵉⵏⴰⵖ',
    'گۆران ئەحمەد',
    'ڨالمة',
  ])
    expect(read.some((row) => row.includes(name.normalize('NFKC')))).toBe(true);
  expect(await structureFaults(pdf)).toEqual([]);
});

it('bold names are bold in every typeface', async () => {
  const fonts = new Set((await drawnGlyphs(await cards('en', 'a5'))).map(({ font }) => font));
  for (const face of ['latin', 'arabic', 'tifinagh'])
    expect(fonts).toContain(`Daftar-${face}-bold`);
  expect(typefaces.bold.other('tifinagh').stroke).toBeGreaterThan(0);
  expect(typefaces.regular.other('tifinagh').stroke).toBe(0);
});

it('only the letters that no typeface has are reported', () => {
  expect(unprintableLetters(hardTexts)).toEqual([]);
  expect(unprintableLetters(everything)).toEqual([...unknownLetters]);
});
