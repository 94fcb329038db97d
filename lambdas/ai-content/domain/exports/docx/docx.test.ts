import { strFromU8, unzipSync } from 'fflate';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import type { Draft } from '#shared/model/draft.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import type { Question } from '#shared/model/question.ts';
import { nineQuestions } from '#test/support/sample-drafts/nine-questions.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { hostileTest, sampleDrafts } from '#test/support/sample-drafts.ts';
import { toDocx } from './docx.ts';

const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
};

/** Whether a setting is on; a setting can also be written as off. */
const on = "[not(@w:val='false' or @w:val='off')]";

/** Drafts without figures need none. */
const noTypefaces = () => Promise.reject(new Error('typefaces were asked for'));

/** Unpacks a Word file and checks that each of its parts is well-formed. */
async function open(draft: Draft, options: Parameters<typeof toDocx>[1] = {}) {
  const parts = Object.entries(unzipSync(await toDocx(draft, options, noTypefaces))).filter(
    ([name]) => /\.(xml|rels)$/.test(name),
  );
  const documents = new Map(
    parts.map(([name, bytes]) => [name, XmlDocument.fromString(strFromU8(bytes))]),
  );
  const body = documents.get('word/document.xml');
  if (!body) throw new Error('no document');
  const found = (xpath: string) => body.find(xpath, namespaces).map(({ content }) => content);
  return { found, text: found('//w:p').join('\n'), count: (xpath: string) => found(xpath).length };
}

/** Too long to have another beside it. */
const LONG = 'جملة طويلة لا تتسع لها الأعمدة لأنها تشرح السبب كله';
const [arabicLesson, arabicTest, arabicSet] = sampleDrafts.ar;
const [, englishTest] = sampleDrafts.en;

describe('a Word file', () => {
  it('has a right-to-left table with real cells, and its header on every page', async () => {
    const { found, count } = await open(arabicLesson);
    const table = "//w:tbl[.//w:t='المراحل']";
    expect(found(`${table}/w:tr[1]/w:tc`)).toEqual(['المراحل', 'المدة', 'سير الحصة', 'التقويم']);
    expect(count(`${table}/w:tblPr/w:bidiVisual`)).toBe(1);
    expect(count(`${table}/w:tr[1]/w:trPr/w:tblHeader`)).toBe(1);
    expect(count(`${table}/w:tr`)).toBe(1 + arabicLesson.phases.length);
  });

  it('has real headings and a title', async () => {
    const { found } = await open(arabicLesson);
    expect(found("//w:p[w:pPr/w:pStyle/@w:val='Title']")).toEqual([arabicLesson.title]);
    expect(found("//w:p[w:pPr/w:pStyle/@w:val='Heading1']")).toContain('سير الحصة');
  });

  it('is right to left only for a right-to-left language', async () => {
    const arabic = await open(arabicTest);
    expect(arabic.count('//w:p[not(w:pPr/w:bidi)]')).toBe(0);
    expect(arabic.count(`//w:r[w:rPr/w:rtl${on}][contains(w:t, "cm")]`)).toBe(0);
    const english = await open(englishTest);
    expect(english.count(`//w:bidi${on} | //w:bidiVisual${on} | //w:rtl${on}`)).toBe(0);
  });

  it.each(draftLanguages)(
    'writes no setting as off, which some readers take for on (%s)',
    async (language) => {
      for (const draft of [...sampleDrafts[language], mixedTests[language]]) {
        const { count } = await open(draft, { withKey: true });
        const off = "*[@w:val='false' or @w:val='off']";
        // What is beside a heading is not bold as it is.
        expect(count(`//${off}[not(self::w:b or self::w:bCs)]`)).toBe(0);
        expect(count(`//w:p[not(w:pPr/w:pStyle[starts-with(@w:val,'Heading')])]//${off}`)).toBe(0);
      }
    },
  );

  it('keeps numbers in their order', async () => {
    const { found } = await open(arabicTest);
    const isolated = found(
      "//w:r[not(w:rPr/w:rtl[not(@w:val='false')])]/w:t[starts-with(., '\u2066')]",
    );
    expect(isolated).toEqual(
      expect.arrayContaining([
        '\u2066-5\u2069',
        '\u2066-3\u2069',
        '\u206610/5 = 2\u2069',
        '\u20661 250\u2069',
      ]),
    );
  });

  it('has formulas that Word can render, and none is empty', async () => {
    const { count, found } = await open(arabicSet, { withKey: true });
    expect(count('//m:oMath//m:f')).toBeGreaterThan(5);
    expect(count('//m:nary[m:sub and m:sup and m:e//m:t]')).toBe(1);
    expect(count('//m:e[not(*)] | //m:num[not(*)] | //m:den[not(*)]')).toBe(0);
    expect(found('//m:oMath[1]//m:t').length).toBeGreaterThan(0);
  });

  it('letters the options in separate lists, each from the start', async () => {
    const [first, second, ...others] = arabicTest.questions;
    const long = (question: Question | undefined): Question[] =>
      question?.kind === 'choice'
        ? [{ ...question, options: question.options.map((one) => ({ ...one, text: LONG })) }]
        : [];
    const questions = [...long(first), ...long(second), ...others];
    const { found } = await open({ ...arabicTest, questions });
    const lists = found('//w:p[w:pPr/w:numPr][.//m:f or .//w:t]/w:pPr/w:numPr/w:numId/@w:val');
    expect(new Set(lists).size).toBeGreaterThanOrEqual(3);
  });

  it.each(['ar', 'en'] as const)('has short options beside each other (%s)', async (language) => {
    const { found, count } = await open(nineQuestions[language]);
    const first = { ar: ['أ) 100 °م', 'ب) 0 °م'], en: ['a) 100 °C', 'b) 0 °C'] }[language];
    const table = `//w:tbl[count(.//w:tc) = 4 and .//w:tc[1]//w:t]`;
    expect(found(`${table}[1]//w:tc`).slice(0, 2)).toEqual(first);
    // Those of a sentence each are a list, and none of the others is.
    expect(count('//w:p[w:pPr/w:numPr]')).toBe(4);
  });

  it('is the pupils’ sheet and then the teacher’s, if both are asked for', async () => {
    const { found, count } = await open(englishTest, { withBoth: true });
    expect(count("//w:p[w:pPr/w:pStyle/@w:val='Title']")).toBe(2);
    // The pages of each are numbered from 1, without the number of all pages of the file.
    expect(found('//w:sectPr/w:pgNumType/@w:start')).toEqual(['1', '1']);
    const footOf = async (options: Parameters<typeof toDocx>[1]) =>
      strFromU8(
        unzipSync(await toDocx(englishTest, options, noTypefaces))['word/footer1.xml'] ??
          new Uint8Array(),
      );
    expect(await footOf({ withBoth: true })).toMatch(/Page .*PAGE(?!.*NUMPAGES)/s);
    expect(await footOf({})).toMatch(/Page .* of .*NUMPAGES/s);
    const keys = found("//w:p[w:pPr/w:pStyle/@w:val='Heading1']");
    expect(keys.filter((text) => text === 'Answer key and marking scale')).toHaveLength(1);
  });

  it.each(['ar', 'en'] as const)(
    'has dots for name, class and date that are as wide as their cells (%s)',
    async (language) => {
      const { found } = await open(nineQuestions[language]);
      const dots = found("//w:tbl[1]//w:tc[contains(., '……')]").map(
        (text) => text.match(/……+/)?.[0].length,
      );
      expect(dots).toEqual([12, 4, 4, 3]);
    },
  );

  it('keeps a question on one page', async () => {
    const { count } = await open(englishTest);
    const options = '//w:p[w:pPr/w:numPr]';
    expect(count(`${options}[w:pPr/w:keepNext]`)).toBeGreaterThan(0);
    expect(count("//w:p[w:pPr/w:pStyle/@w:val='Heading2'][not(w:pPr/w:keepNext)]")).toBe(0);
  });

  it('keeps the pairs of a question on one page, and the lines of a task with it', async () => {
    const { count } = await open(mixedTests.en);
    const cells =
      "//w:tbl[not(w:tblPr/w:tblBorders/w:left[@w:val='none'])]/w:tr[position() < last()]//w:p";
    expect(count(cells)).toBeGreaterThan(0);
    expect(count(`${cells}[not(w:pPr/w:keepNext)]`)).toBe(0);
  });

  it('shows pupils no key, and puts the teacher’s key on its own page', async () => {
    const pupils = await open(englishTest);
    expect(pupils.text).not.toMatch(/✓|☒|Answer key|evaporation/);
    const teachers = await open(englishTest, { withKey: true });
    expect(teachers.found('//w:p[w:pPr/w:pageBreakBefore]')).toEqual([
      'Answer key and marking scale',
    ]);
    expect(teachers.text).toMatch(/✓/);
    expect(teachers.text).toMatch(/☒/);
  });

  it.each(draftLanguages)('accepts any text (%s)', async (language) => {
    const test = hostileTest(language);
    const { text } = await open(test, { withKey: true, help: 'guided', withSource: true });
    for (const wanted of [
      'a ]]> b <![CDATA[c]]>',
      '<script>alert(1)</script> & &amp; &lt;b&gt;',
      '{=a ~b} and {T}',
    ]) {
      expect(text.replaceAll(/[\u2066\u2069]/g, '')).toContain(wanted);
    }
  });
});
