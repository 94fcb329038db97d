import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { MarkSheetContent, MarkSheetSummary } from '#shared/model/mark-sheet.ts';
import { printedMarks } from '#shared/paper/printed-sheet.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { cellFaults, cornerFaults, rasterPages, readNumbers } from '#test/support/raster-pdf.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '../stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { handler as add } from './add-mark-sheet.ts';
import { handler as print } from './print-mark-sheet.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { client, name } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const printed = dynamoPrintedSheetStore(client, name);
const classId = '01KJQ5N8000000000000000000';

/** Prints a sheet of a class with this many pupils; answers the file and what is stored of its pages, in their order. */
const printFor = async (pupils: number, body: object, content: MarkSheetContent = sampleMarks) => {
  const [first] = sampleClassToStore.pupils;
  const list = Array.from({ length: pupils }, (_, index) => ({
    ...{ ...first!, fullName: `بن علي ${index + 1}`, id: `a${index}` },
  }));
  await classes.add('teacher-1', classId, { ...sampleClassToStore, pupils: list });
  const heading = { subject: 'الرياضيات', term: 2 };
  const added = await callEndpoint(add, { params: { classId }, body: { ...heading, content } });
  const params = { classId, sheetId: (added.body as MarkSheetSummary).id };
  const answer = await callEndpoint(print, { params, body });
  const numbers = await printed.numbers('teacher-1');
  const found = await Promise.all(numbers.map((number) => printed.find('teacher-1', number)));
  const sheets = found.map((sheet) => z.parse(printedMarks, sheet));
  const columnsThenPupils = (sheet: (typeof sheets)[number]): string =>
    `${sheet.columns[0]!.id.padStart(8)} ${sheet.pupils[0]!.padStart(8)}`;
  return {
    ...{ answer, params },
    sheets: sheets.toSorted((a, b) => columnsThenPupils(a).localeCompare(columnsThenPupils(b))),
  };
};
const columnsOf = (count: number): MarkSheetContent => ({
  columns: Array.from({ length: count }, (_, index) => ({
    ...{ id: `c${String(index + 10)}`, heading: `Test ${index + 1}`, scale: 20 },
  })),
  marks: {},
});

describe('a printed mark sheet', () => {
  it.each([
    ['ar', 40, 3, 1],
    ['en', 52, 14, 4],
  ] as const)(
    'is where its layout says, in %s for %i pupils and %i columns',
    async (language, pupils, columns, pages) => {
      const { answer, sheets } = await printFor(pupils, { language }, columnsOf(columns));
      expect(answer).toMatchObject({
        status: 201,
        headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
      });
      expect(sheets).toHaveLength(pages);
      const shown = await rasterPages(
        answer.file!,
        sheets.map((_, index) => index),
      );
      for (const [index, sheet] of sheets.entries()) {
        expect(cornerFaults(shown[index]!, sheet)).toEqual([]);
        expect(cellFaults(shown[index]!, sheet)).toEqual([]);
        expect(readNumbers(shown[index]!, sheets)).toEqual([sheet.number]);
      }
    },
  );

  it('is stored with its pupils in the order of the print, and rows for those who join', async () => {
    const { sheets, params } = await printFor(44, { language: 'ar' }, columnsOf(2));
    expect(sheets.map((sheet) => [sheet.pupils.length, sheet.spareRows])).toEqual([
      [24, 0],
      [20, 3],
    ]);
    expect(sheets.flatMap((sheet) => sheet.pupils)).toEqual(
      Array.from({ length: 44 }, (_, index) => `a${index}`),
    );
    expect(sheets[0]).toMatchObject({
      ...{ classId, classVersion: 1, subject: 'الرياضيات', term: 2, sheetId: params.sheetId },
      columns: [
        { id: 'c10', heading: 'Test 1', scale: 20 },
        { id: 'c11', heading: 'Test 2', scale: 20 },
      ],
    });
  });

  it('has empty cells, or the marks that the sheet has', async () => {
    const empty = await shownTexts((await printFor(3, { language: 'ar' })).answer.file!);
    expect(empty.flat()).toEqual(expect.arrayContaining(['الفرض', 'اللقب والاسم']));
    expect(empty.flat()).not.toContain('12,5');
    const filled = await shownTexts((await printFor(3, { filled: true })).answer.file!);
    expect(filled.flat()).toEqual(expect.arrayContaining(['12,5', 'غ', 'Surname and name']));
  });

  it('needs a column to write in', async () => {
    const { answer, sheets } = await printFor(3, {}, { columns: [], marks: {} });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ code: 'no_columns' }] } });
    expect(sheets).toEqual([]);
  });

  it('is available only to its teacher, and logs nothing about it', async () => {
    const { params, answer } = await printFor(3, {});
    expect(answer.logged).not.toMatch(/بن علي|الرياضيات/);
    const stranger = { ...teacher, uid: 'other' };
    expect(await callEndpoint(print, { params, body: {}, user: stranger })).toMatchObject({
      ...{ status: 404, body: { code: 'class-not-found' } },
    });
    expect(await callEndpoint(print, { params, body: {}, user: student })).toMatchObject({
      status: 403,
    });
    const other = { ...params, sheetId: 't3-aaaaaaaaaa' };
    expect(await callEndpoint(print, { params: other, body: {} })).toMatchObject({
      ...{ status: 404, body: { code: 'mark-sheet-not-found' } },
    });
  });
});
