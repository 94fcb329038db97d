import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { WorkbookError } from '../spreadsheet/workbook/workbook-error.ts';
import { readQuestionFile } from './read-question-file.ts';

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:a="a" xmlns:r="r"';
const docx = (body: string, start = '') =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `${start}<w:document ${NAMES}><w:body>${body}</w:body></w:document>`,
    ),
    'word/vbaProject.bin': strToU8('Sub AutoOpen()'),
  });
const read = (...paragraphs: readonly string[]) =>
  readQuestionFile(docx(paragraphs.join('')), inflate).questions;
const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...runs: readonly string[]) => `<w:p>${runs.join('')}</w:p>`;
const line = (text: string) => p(run(text));
const mathRun = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const math = (inner: string) => `<m:oMath>${inner}</m:oMath>`;
const part = (name: string, text: string) => `<m:${name}>${mathRun(text)}</m:${name}>`;
const cell = (text: string) => `<w:tc>${line(text)}</w:tc>`;

it('reads last year’s test: exercises, choices with the bold one, answers and points', () => {
  const found = read(
    line('التمرين الأول: (3 نقاط)'),
    line('1) أحسب 3 + 4.'),
    line('2) علل.'),
    line('التمرين الثاني:'),
    line('1- ما عاصمة الجزائر؟ (نقطتان)'),
    line('أ) وهران'),
    p(run('ب) '), run('الجزائر', '<w:b/>')),
    line('2- الشمس نجم.'),
    line('الجواب: صحيح'),
  );
  expect(found.map(({ line: at, question, refused }) => [at, question?.kind ?? refused])).toEqual([
    [1, 'open'],
    [4, 'only-text'],
    [5, 'choice'],
    [8, 'truth'],
  ]);
  expect(found[0]?.question).toMatchObject({ points: 3 });
  expect(found[2]?.question).toMatchObject({
    points: 2,
    key: 'o2',
    options: [{}, { text: 'الجزائر' }],
  });
});

it('writes formulas in LaTeX, and says so if it cannot', () => {
  const fraction = `<m:f>${part('num', 'x+1')}${part('den', '2')}</m:f>`;
  const root = `<m:rad><m:deg/>${part('e', '16')}</m:rad>`;
  const power = `<m:sSup>${part('e', 'x')}${part('sup', '2')}</m:sSup>`;
  const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${part('sub', 'i=1')}${part('sup', 'n')}${part('e', 'i')}</m:nary>`;
  const [first, second] = read(
    p(
      run('1. Compute '),
      math(fraction),
      run(' and '),
      math(root + power),
      run(' and '),
      math(sum),
    ),
    p(run('2. Compute '), math(`<m:m><m:mr>${part('e', '1')}</m:mr></m:m>`)),
  );
  expect(first?.question).toMatchObject({
    stem: 'Compute $\\frac{x+1}{2}$ and $\\sqrt{16}{x}^{2}$ and $∑_{i=1}^{n}i$',
  });
  expect(first?.question && first.doubts).toEqual(['no-answer']);
  expect(second?.question && second.doubts).toContain('formula');
});

it('doubts pictures and tables, and reads options within cells', () => {
  const picture = '<w:r><w:drawing><a:blip r:embed="r9"/></w:drawing></w:r>';
  const row = (...texts: readonly string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
  const found = read(
    line('1. Look:'),
    p(picture),
    line('2. Complete:'),
    `<w:tbl>${row('x', '1')}${row('y', '')}</w:tbl>`,
    line('3. Where?'),
    `<w:tbl>${row('A) here', 'B) there')}</w:tbl>`,
    line('Answer: B'),
  );
  expect(found.map(({ question }) => question?.kind)).toEqual(['open', 'open', 'choice']);
  expect(found.map((each) => each.question && each.doubts)).toEqual([
    ['picture', 'no-answer'],
    ['table', 'no-answer'],
    [],
  ]);
  expect(found[1]?.question).toMatchObject({ stem: 'Complete:\n| x | 1 |\n| y | |' });
});

it('refuses what is no Word document, has entities, or is binary', () => {
  const open = (bytes: Uint8Array) => () => readQuestionFile(bytes, inflate);
  expect(open(docx(line('1. x?'), '<!DOCTYPE a [<!ENTITY b "c">]>'))).toThrow(WorkbookError);
  expect(open(zipSync({ '[Content_Types].xml': strToU8('<Types/>') }))).toThrow(WorkbookError);
  expect(open(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]))).toThrow(WorkbookError);
  expect(open(strToU8('%PDF-1.7 1. What?'))).toThrow(WorkbookError);
  expect(readQuestionFile(docx(line('A letter.')), inflate).questions).toEqual([]);
});
