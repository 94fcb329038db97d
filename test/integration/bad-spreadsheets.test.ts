import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Job, JobFailure } from '#shared/model/job.ts';
import {
  bombEntry,
  entry,
  frame,
  rawWorkbook,
  sheetStart,
  sheetXml,
  textRow,
  zip,
} from '../fixtures/spreadsheets/raw-workbook.ts';
import { workbook, worksheet } from '../fixtures/spreadsheets/workbook.ts';
import { connect } from '../support/connect.ts';
import { readPdf } from '../support/read-pdf.ts';

const { accounts, notebooks } = connect(inject('platform'));
const sample = readFileSync('test/fixtures/spreadsheets/ministry-6x40.xlsx');
const names = (...rows: (readonly string[])[]) =>
  workbook([['2م3', worksheet([['اللقب والاسم'], ...rows])]]);
const many = (count: number) => Array.from({ length: count }, (_, n) => [`بوزيد آية ${n + 1}`]);
const classes = (count: number, pupils: number) =>
  workbook(
    Array.from({ length: count }, (_, n) => [
      `C${n + 1}`,
      worksheet([['اللقب والاسم'], ...many(pupils)]),
    ]),
  );

const bad: readonly (readonly [what: string, bytes: Uint8Array, error: JobFailure])[] = [
  ['an empty workbook', workbook([['S', worksheet([])]]), { code: 'spreadsheet-empty' }],
  [
    'a workbook without names',
    workbook([['2م3', worksheet([['المادة', 'العلامة'], ...[1, 2].map((n) => ['علوم', n])])]]),
    { code: 'sheet-without-names', params: { sheet: '2م3' } },
  ],
  [
    'an image renamed to .xlsx',
    readFileSync('infra/artwork/pictures/covers/arabesque.thumb.jpg'),
    { code: 'spreadsheet-not-xlsx' },
  ],
  [
    'a CSV renamed to .xlsx',
    Buffer.from('\ufeffاللقب,الاسم\nبن علي,أمينة\n'),
    { code: 'spreadsheet-not-xlsx' },
  ],
  [
    'a truncated file',
    sample.subarray(0, Math.floor(sample.length / 2)),
    { code: 'spreadsheet-damaged' },
  ],
  [
    'an encrypted file',
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1024),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    { code: 'spreadsheet-encrypted' },
  ],
  [
    '100,000 rows',
    rawWorkbook(
      sheetXml(Array.from({ length: 100_000 }, (_, n) => textRow(n + 1, 'آية')).join('')),
    ),
    { code: 'sheet-too-many-rows', params: { sheet: 'S', limit: '100' } },
  ],
  [
    'a bomb of 2 GB',
    zip([
      ...frame(),
      bombEntry('xl/worksheets/sheet1.xml', { start: sheetStart, text: '<v/>', mebibytes: 2049 }),
    ]),
    { code: 'spreadsheet-too-large' },
  ],
  [
    'a bomb of 2 GB that says 5 KB',
    zip([
      ...frame(),
      bombEntry('xl/worksheets/sheet1.xml', {
        start: sheetStart,
        text: '<v/>',
        mebibytes: 2049,
        declaredSize: 5_000,
      }),
    ]),
    { code: 'spreadsheet-too-large' },
  ],
  [
    'a name of 300 characters',
    names(['آية بوزيد'], ['ا'.repeat(300)]),
    { code: 'name-too-long', params: { sheet: '2م3', row: '3', limit: '120' } },
  ],
  [
    'a class of 101 pupils',
    names(...many(101)),
    { code: 'sheet-too-many-rows', params: { sheet: '2م3', limit: '100' } },
  ],
  [
    'a sheet whose name has 300 KB',
    zip([
      ...frame(['ن'.repeat(300_000)]),
      entry('xl/worksheets/sheet1.xml', sheetXml(textRow(1, 'المادة', 'العلامة'))),
    ]),
    { code: 'sheet-without-names', params: { sheet: `${'ن'.repeat(30)}…` } },
  ],
  ['41 classes', classes(41, 2), { code: 'too-many-classes', params: { limit: '40' } }],
  ['1,520 pupils', classes(20, 76), { code: 'too-many-pupils', params: { limit: '1500' } }],
];

const oddNames = [
  'أمينة بن علي',
  'Yacine ياسين',
  'أمينة بن علي',
  '=HYPERLINK("x";"Ali")',
  'Sara 🌸 Kaci',
  '李 明',
  '__proto__',
];
/** The names as a PDF reader finds them: it may swap the parts of a name in two scripts. */
const oddParts = ['أمينة بن علي', 'ياسين', 'أمينة بن علي', 'HYPERLINK', 'Sara 🌸 Kaci', '李 明'];
const good: readonly (readonly [what: string, bytes: Uint8Array, pupils: readonly string[]])[] = [
  [
    'emoji, mixed scripts, duplicates and text like a formula',
    names(...oddNames.map((name) => [name])),
    oddParts,
  ],
  [
    'formulas',
    rawWorkbook(
      sheetXml(
        `${textRow(1, 'اللقب والاسم')}<row r="2"><c r="A2" t="str"><f>B2&amp;C2</f><v>آية بوزيد</v></c></row><row r="3"><c r="A3" t="str"><f>1/0</f><v>علي قاسمي</v></c></row>`,
      ),
    ),
    ['آية بوزيد', 'علي قاسمي'],
  ],
  [
    'merged cells',
    workbook([
      [
        'S',
        worksheet(
          [
            ['قائمة التلاميذ'],
            [],
            ['الرقم', 'اللقب والاسم', '', 'ملاحظات'],
            [1, 'بوزيد', 'آية'],
            [2, 'قاسمي علي', ''],
          ],
          ['A1:D1', 'B3:C3', 'B5:C5'],
        ),
      ],
    ]),
    ['بوزيد آية', 'قاسمي علي'],
  ],
  [
    'a link over every cell there is',
    rawWorkbook(
      sheetXml(
        textRow(1, 'اللقب والاسم') + textRow(2, 'آية بوزيد'),
        '<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>',
      ),
    ),
    ['آية بوزيد'],
  ],
  ['names of 120 characters', names(['ن'.repeat(120)], ['آية بوزيد']), ['آية بوزيد']],
];

let jobs: Map<string, Job>;

beforeAll(async () => {
  const { token } = await accounts.newTeacher();
  const submitted = await Promise.all(
    [...bad, ...good].map(async ([what, bytes]) => {
      const { id } = await notebooks.submit(token, await notebooks.upload(token, bytes), 'ar');
      return [what, id] as const;
    }),
  );
  const ended = await notebooks.waitForAll(
    token,
    submitted.map(([, id]) => id),
  );
  jobs = new Map(submitted.map(([what], index) => [what, ended[index]!]));
});

describe('a notebook fails with a reason', () => {
  it.each(bad)('for %s', (what, _bytes, error) => {
    const job = jobs.get(what);
    expect(job).toMatchObject({ status: 'FAILED', generatedFiles: [] });
    expect(job?.error).toEqual(error);
  });
});

describe('a notebook is made', () => {
  it.each(good)('from %s', async (what, _bytes, pupils) => {
    const job = jobs.get(what);
    expect(job).toMatchObject({ status: 'SUCCESS' });
    const response = await fetch(job!.generatedFiles[0]!.url);
    const pages = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const text = pages.flat().join('\n');
    let from = 0;
    for (const name of pupils) {
      const at = text.indexOf(name.normalize('NFKC'), from);
      expect(at, `${name} after position ${from}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
  });
});
