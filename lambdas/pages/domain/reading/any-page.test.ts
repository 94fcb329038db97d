import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { textractPage, type TestTable } from '#test/support/textract-page.ts';
import { gradebook as schema } from '#shared/model/gradebook.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { readGradebook, type ReadingOptions } from './read-gradebook.ts';
import { applyRereading, cellsToReread } from '../rereading/apply-rereading.ts';
import { pageReading } from '#shared/page/page-reading.ts';
import { readingOfBlocks } from '../../engines/textract/reading-of-blocks.ts';
import { parseBlocks } from '../../engines/textract/textract-blocks.ts';

const cellText = fc.oneof(
  fc.constantFrom('', '12', '12,5', '٩٫٧٥', 'غ', 'abs', '/20', '1', '2', '3', '2024', '12/20'),
  fc.constantFrom(
    'الرقم',
    'اللقب',
    'الاسم',
    'الفرض',
    'المعدل',
    'Nom',
    'Moyenne',
    'matricule',
    'obs',
  ),
  fc.constantFrom('بوعلام أحمد', 'Haddad Amel', 'جيد', 'Bien', 'معدل القسم'),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

const boxes = fc.tuple(
  fc.double({ min: -0.2, max: 1.2, noNaN: true }),
  fc.double({ min: -0.2, max: 1.2, noNaN: true }),
  fc.double({ min: 0, max: 1.2, noNaN: true }),
  fc.double({ min: 0, max: 1.2, noNaN: true }),
);

const tables: fc.Arbitrary<TestTable> = fc.record(
  {
    rows: fc.array(fc.array(fc.option(cellText, { nil: undefined }), { maxLength: 7 }), {
      minLength: 1,
      maxLength: 9,
    }),
    fromRight: fc.boolean(),
    merged: fc.array(
      fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 7 }), fc.nat({ max: 4 }), fc.nat({ max: 4 })),
      { maxLength: 3 },
    ),
    at: boxes,
  },
  { requiredKeys: ['rows'] },
);

const lists = {
  source: 'قائمة‮.xlsx',
  classes: [
    { name: '2م3', pupils: [{ fullName: 'بوعلام أحمد' }, { fullName: 'Haddad\u0000 Amel' }] },
  ],
};

/** Blocks that have the names of Textract's format, but arbitrary contents. */
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const oddBlock = fc.record(
  {
    Id: fc.oneof(id, fc.integer()),
    BlockType: fc.constantFrom('TABLE', 'CELL', 'MERGED_CELL', 'WORD', 'LINE', 'PAGE', 'QUERY', 7),
    Text: fc.oneof(cellText, fc.constant(null)),
    Confidence: fc.oneof(fc.double(), fc.string()),
    RowIndex: fc.oneof(fc.integer({ min: -2, max: 6 }), fc.integer(), fc.constant('x')),
    ColumnIndex: fc.oneof(fc.integer({ min: -2, max: 4 }), fc.double()),
    RowSpan: fc.integer(),
    ColumnSpan: fc.integer(),
    EntityTypes: fc.oneof(fc.array(fc.string()), fc.constant('COLUMN_HEADER')),
    Relationships: fc.array(
      fc.record({ Type: fc.constantFrom('CHILD', 'MERGED_CELL'), Ids: fc.array(id) }),
      { maxLength: 2 },
    ),
    Geometry: fc.oneof(
      boxes.map(([Left, Top, Width, Height]) => ({ BoundingBox: { Left, Top, Width, Height } })),
      fc.constant({ BoundingBox: null, Polygon: [{}] }),
    ),
  },
  { requiredKeys: [] },
);

const read = (answer: unknown, options: Partial<ReadingOptions> = {}) =>
  readGradebook(z.parse(pageReading, readingOfBlocks(parseBlocks(answer) ?? [])), {
    pictureHeight: 2200,
    classLists: lists,
    ...options,
  });

describe('reading a page with any content', () => {
  it('gives a valid gradebook, or none', () => {
    fc.assert(
      fc.property(fc.array(tables, { maxLength: 3 }), (all) => {
        const reading = read({ Blocks: textractPage({ tables: all }) });
        if ('failure' in reading) return;
        expect(z.safeParse(schema, reading.gradebook).error).toBeUndefined();
        const answers = cellsToReread(reading.gradebook).map((cell) => ({ ...cell, text: '12' }));
        const reread = applyRereading(reading.gradebook, answers);
        expect(z.safeParse(schema, reread).error).toBeUndefined();
      }),
      { numRuns: 80 },
    );
  });

  it('never fails, however strange the answer is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(oddBlock, { maxLength: 30 }), fc.anything()), (blocks) => {
        const reading = read({ Blocks: blocks });
        if ('failure' in reading) return;
        expect(z.safeParse(schema, reading.gradebook).error).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every row of a table of marks in order, whatever cells are missing', () => {
    const mark = fc.option(fc.constantFrom('12', '8,5', '٩٫٧٥', 'abs', '', '17.25', '~'), {
      nil: undefined,
    });
    const row = fc.tuple(fc.constantFrom('Haddad', 'Kaci', 'بوعلام', 'Jl~'), mark, mark);
    fc.assert(
      fc.property(fc.array(row, { minLength: 3, maxLength: 40 }), fc.boolean(), (rows, headed) => {
        // A number in each name keeps the rows distinct; some marks are needed for a table of marks.
        const body = rows.map(([name, ...marks], index) => [
          `${name}${index} Nom`,
          ...marks,
          `${(index % 20) + 0.5}`,
        ]);
        const heading = ['Nom et prénom', 'Devoir', 'Composition', 'Moyenne'];
        const tables = [{ rows: headed ? [heading, ...body] : body }];
        const reading = read({ Blocks: textractPage({ tables }) }, { language: 'fr' });
        if ('failure' in reading) throw new Error(reading.failure);
        const texts = reading.gradebook.rows.map(({ cells }) =>
          foldText(cells.map((c) => c.text).join(' ')),
        );
        expect(texts).toEqual(
          body.map((cells) => foldText(cells.filter((text) => text !== undefined).join(' '))),
        );
      }),
      { numRuns: 60 },
    );
  });
});
