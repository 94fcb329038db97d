import { Document, Packer, Paragraph } from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { parseFormula } from '#lambdas/print/maths/math-node.ts';
import { formulasOf } from '#test/support/school-formulas.ts';
import { wordFormula } from './omml.ts';

const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
};

/** A formula in a Word file. */
async function written(latex: string) {
  const formula = parseFormula(latex);
  if (!formula) throw new Error(latex);
  const children = [new Paragraph({ children: [wordFormula(formula)] })];
  const file = unzipSync(await Packer.toBuffer(new Document({ sections: [{ children }] })));
  const xml = XmlDocument.fromString(strFromU8(file['word/document.xml'] ?? new Uint8Array()));
  const found = (xpath: string) => xml.find(xpath, namespaces).map(({ content }) => content);
  return { found, text: found('//m:t').join('') };
}

const structures = 'f rad sSub sSup sSubSup nary d m acc bar limLow limUpp groupChr'.split(' ');

it.each(Object.values(formulasOf).flat())('each part of %s says its properties', async (latex) => {
  const { found } = await written(latex);
  const without = structures.flatMap((name) =>
    found(`//m:${name}[not(*[1][self::m:${name}Pr/m:ctrlPr])]`),
  );
  expect(without).toEqual([]);
  // Only what is hidden may be empty.
  expect(found('//m:e[not(*)] | //m:num[not(*)] | //m:den[not(*)] | //m:lim[not(*)]')).toEqual([]);
});

it('every kind of part is among the formulas', async () => {
  const all = await Promise.all(
    [...Object.values(formulasOf).flat(), '\\underbrace{a+b}'].map(written),
  );
  for (const name of structures.filter((each) => each !== 'limUpp'))
    expect(
      all.some(({ found }) => found(`//m:${name}`).length > 0),
      name,
    ).toBe(true);
});

it('a fraction says whether it has a bar, a root whether it has a degree, a sum its sign and limits', async () => {
  const type = '//m:fPr/m:type/@m:val';
  expect((await written('\\frac{1}{2}')).found(type)).toEqual(['bar']);
  expect((await written('\\binom{n}{k}')).found(type)).toEqual(['noBar']);
  const hidden = '//m:degHide/@m:val | //m:subHide/@m:val | //m:supHide/@m:val';
  expect((await written('\\sqrt{2}')).found(hidden)).toEqual(['1']);
  expect((await written('\\sqrt[3]{2}')).found(hidden)).toEqual(['0']);
  const sum = await written('\\sum_{i} i');
  expect(sum.found('//m:naryPr/m:chr/@m:val')).toEqual(['∑']);
  expect(sum.found(hidden)).toEqual(['0', '1']);
  const grid = '//m:mPr/m:mcs/m:mc/m:mcPr/m:count/@m:val';
  expect((await written('\\begin{pmatrix}1&2&3\\\\4&5\\end{pmatrix}')).found(grid)).toEqual(['3']);
});

it('brackets that need not grow are signs, which every reader keeps', async () => {
  for (const latex of ['2(x+1)', '(-3)^{2}', 'f(x)=3x', 'A(2;-3)', '\\left[0;1\\right]']) {
    const { found, text } = await written(latex);
    expect(found('//m:d')).toEqual([]);
    expect(text).toMatch(/[([].*[)\]]/);
  }
  expect((await written('\\left(\\frac{1}{2}\\right)')).found('//m:d')).toHaveLength(1);
});

it('signs that LibreOffice takes for commands are text, and bars around a fraction are brackets', async () => {
  const texts = '//m:r[m:rPr/m:nor]/m:t';
  expect((await written('P(A|B)')).found(texts)).toEqual(['|']);
  expect((await written('3\\%')).found(texts)).toEqual(['%']);
  expect((await written('\\left]0;\\frac{1}{2}\\right[')).found(texts)).toEqual([']', '[']);
  expect((await written('\\left]-\\infty;2\\right[')).text).toBe(']−∞;2[');
  expect((await written('\\left|x-1\\right|')).found(texts)).toEqual(['|', '|']);
  // The sign of a number is no operator beside a bar.
  expect((await written('|-4|=4')).found(texts)).toEqual(['|', '−', '|']);
  const bars = '//m:d[m:dPr[m:begChr/@m:val="|" and m:endChr/@m:val="|"]]';
  expect((await written('|\\frac{x}{2}|+|\\frac{y}{2}|')).found(bars)).toEqual(['x2', 'y2']);
});

it('a line that begins with a sign of comparison has something before it', async () => {
  const lines = '\\begin{aligned}a&=b\\\\&<7\\end{aligned}';
  const cells = (await written(lines)).found('//m:mr/m:e');
  expect(cells).toEqual(['a', '\u200b=b', '\u200b', '\u200b<7']);
});
