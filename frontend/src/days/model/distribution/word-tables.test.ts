import {
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  VerticalMergeType,
  type IParagraphOptions,
} from 'docx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { findTables } from '#shared/distribution/plan-tables.ts';
import { readLessons } from '#shared/distribution/read-lessons.ts';
import { SourceError } from '#frontend/lib/sources/source-file.ts';
import { wordTables } from './word-tables.ts';

const cell = (
  text: string | readonly string[],
  more: {
    columnSpan?: number;
    rowSpan?: number;
    verticalMerge?: keyof typeof VerticalMergeType;
  } = {},
) => {
  const { verticalMerge, ...spans } = more;
  return new TableCell({
    ...spans,
    ...(verticalMerge && { verticalMerge: VerticalMergeType[verticalMerge] }),
    children: [text].flat().map((line) => new Paragraph(line satisfies string | IParagraphOptions)),
  });
};
const row = (...cells: (TableCell | string)[]) =>
  new TableRow({ children: cells.map((one) => (typeof one === 'string' ? cell(one) : one)) });

const written = async (...children: (Paragraph | Table)[]) =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
/** The document with its text changed. */
const changed = (bytes: Uint8Array, change: (xml: string) => string): Uint8Array => {
  const parts = unzipSync(bytes);
  const xml = new TextDecoder().decode(parts['word/document.xml']);
  return zipSync({ ...parts, 'word/document.xml': strToU8(change(xml)) });
};
const problemOf = (bytes: Uint8Array): unknown => {
  try {
    return wordTables(bytes).length;
  } catch (error) {
    return error instanceof SourceError ? error.problem : error;
  }
};
const lessonsIn = (bytes: Uint8Array) =>
  findTables(wordTables(bytes)).map((table) => {
    const kinds = new Map(
      table.columns.flatMap(({ column, kind }) => (kind ? [[column, kind] as const] : [])),
    );
    return { title: table.title, ...readLessons(table, kinds) };
  });

const plan = () =>
  written(
    new Paragraph('التوزيع السنوي للسنة الثانية متوسط'),
    new Table({
      rows: [
        row('الأسبوع', 'الميدان', 'الموارد المعرفية', 'عدد الحصص'),
        row('1', cell('أعداد', { rowSpan: 2 }), cell('الكسور', { rowSpan: 2 }), '2'),
        row('2', '1'),
        row(cell('عطلة الخريف', { columnSpan: 4 })),
        row('3', 'هندسة', cell(['الدائرة', 'والقرص']), '1'),
      ],
    }),
  );

it('a table of Word has its merged cells, its title and the lines of its cells', async () => {
  expect(lessonsIn(await plan())).toEqual([
    {
      title: 'التوزيع السنوي للسنة الثانية متوسط',
      lessons: [
        { lesson: 'الكسور', field: 'أعداد', sessions: 3, week: '1 – 2' },
        { lesson: 'الدائرة والقرص', field: 'هندسة', sessions: 1, week: '3' },
      ],
      ...{
        cut: 0,
        unread: 0,
        levels: [],
        ...{ manyLines: 1, mixed: 0, twice: 0 },
        long: 1,
        period: { first: '1', last: '3' },
      },
      leftOut: ['عطلة الخريف'],
    },
  ]);
});

it('a line that ends within a paragraph of a cell is a line of the cell', async () => {
  const bytes = changed(await plan(), (xml) =>
    xml.replace(/(<w:t [^>]*>)الكسور<\/w:t>/u, '$1الكسور</w:t><w:br/><w:t>القواسم</w:t>'),
  );
  expect(lessonsIn(bytes)[0]).toMatchObject({ manyLines: 2, mixed: 1 });
  expect(lessonsIn(bytes)[0]?.lessons[0]?.lesson).toBe('الكسور القواسم');
});

it('what was deleted while changes are tracked is not read', async () => {
  const bytes = changed(await plan(), (xml) =>
    xml.replace(/<w:t [^>]*>الدائرة<\/w:t>/u, '<w:delText>الدائرة</w:delText>'),
  );
  expect(lessonsIn(bytes)[0]?.lessons[1]?.lesson).toBe('والقرص');
});

it('a document without tables, or with another kind of text, is refused', async () => {
  expect(problemOf(await written(new Paragraph('Semaine 1 : Les fractions')))).toBe('empty');
  expect(problemOf(strToU8('Semaine'))).toBe('otherType');
});

it.each([
  [
    'a cell over a thousand million columns',
    '<w:tc><w:tcPr><w:gridSpan w:val="999999999"/></w:tcPr><w:p/></w:tc>',
    'tooLarge',
  ],
  ['cells without end', '<w:tc><w:p/></w:tc>'.repeat(200), 'tooLarge'],
  [
    'cells in cells in cells',
    `${'<w:tc><w:tbl><w:tr>'.repeat(300)}${'</w:tr></w:tbl></w:tc>'.repeat(300)}`,
    'damaged',
  ],
])('%s are refused', async (_, xml, problem) => {
  const bytes = changed(await plan(), (text) => text.replace('</w:tr>', `${xml}</w:tr>`));
  expect(problemOf(bytes)).toBe(problem);
});

it('rows without end are refused', async () => {
  const bytes = changed(await plan(), (text) =>
    text.replace('</w:tbl>', `${'<w:tr><w:tc><w:p/></w:tc></w:tr>'.repeat(3_001)}</w:tbl>`),
  );
  expect(problemOf(bytes)).toBe('tooLarge');
});

it('a part that expands without end is refused', async () => {
  const bytes = changed(await plan(), (text) =>
    text.replace('</w:tbl>', `</w:tbl>${' '.repeat(80 * 1024 * 1024)}`),
  );
  expect(problemOf(bytes)).toBe('tooLarge');
});
