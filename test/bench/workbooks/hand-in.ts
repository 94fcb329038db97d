import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  fillClasses,
  planClasses,
} from '#frontend/features/workbook-filling/model/filling/fill-classes.ts';
import { openFillable } from '#frontend/features/workbook-filling/model/filling/fillable-workbook.ts';
import { proposeTexts, withProposed } from '#frontend/record/model/appraisals/propose-texts.ts';
import { bankOf } from '#frontend/record/model/appraisals/text-bank.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { termReport } from '#shared/record/figures/term-report.ts';
import { bookOfSheet } from '#shared/record/sheet/sheet-book.ts';
import {
  FIRST_PUPIL,
  handInClasses,
  handInFile,
} from '#test/fixtures/spreadsheets/hand-in-files.ts';
import { compareWorkbooks } from '#test/support/changed-cells.ts';
import { byLibreOffice } from './by-libreoffice.ts';

/** Texts that a program could take for something else. */
const strange = ['=1+1', '@SUM(A1)', '+213', '<b>&"', 'أحسنت 👏🏽', '٣ نقاط', "'نص", 'ن'.repeat(160)];
const kinds = ['remarks', 'advice'] as const;
const [OBS, CONS] = [7, 8];

/** The cells of a line of CSV, as shown; the product's own reader would take `=1+1` for a formula. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );

/**
 * Proposes appraisals and advice for classes of 40, fills the ministry's file of each, and has LibreOffice show the cells.
 * Returns what is wrong.
 */
export function checkHandIn(count: number, folder: string): readonly string[] {
  const faults: string[] = [];
  const to = path.join(folder, 'hand-in');
  mkdirSync(to, { recursive: true });
  const filled = handInClasses(count, 40).map((one) => {
    const pupils = one.pupils.map(({ surname, givenName, registrationNumber }, index) => ({
      ...{ id: `p${index}`, fullName: `${surname} ${givenName}`, registrationNumber },
    }));
    const content: MarkSheetContent = {
      columns: ['activities', 'test', 'exam'].map((role, index) => ({
        ...{ id: `c${index}`, heading: role, scale: 20 },
        role: role as 'activities' | 'test' | 'exam',
      })),
      marks: Object.fromEntries(
        pupils.map(({ id }, index) => [
          id,
          Object.fromEntries(
            (one.marks[index] ?? []).flatMap((text, at) => (text ? [[`c${at}`, { text }]] : [])),
          ),
        ]),
      ),
      averages: { preset: 'custom', scale: 20, parts: [{ roles: ['exam'], weight: 1 }] },
      remarks: Object.fromEntries(strange.map((text, index) => [`p${index * 4}`, text])),
    };
    const report = termReport({ pupils }, new Map([[1, content]]), 1)!;
    const written = withProposed(content, proposeTexts(content, report, bankOf('own', {}), kinds));
    const bytes = handInFile(one);
    const workbook = openFillable(bytes);
    const book = bookOfSheet({ name: one.name, pupils }, written);
    const planned = planClasses(workbook, [{ classId: one.name, book, term: 1 }]);
    const after = fillClasses(workbook, planned);
    const { parts, cells, isRestSame } = compareWorkbooks(bytes, after);
    const isOnly = cells.every((at) => /^[HI]\d+$/.test(at));
    if (parts.length !== 1 || !isRestSame || !isOnly) faults.push(`${one.name}: other bytes`);
    const file = path.join(to, `${one.name}.xlsx`);
    writeFileSync(file, after);
    return { name: one.name, file, pupils, written };
  });
  // Comma, quotes, UTF-8; every cell as it is shown.
  const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';
  byLibreOffice(
    filled.map((one) => one.file),
    format,
    to,
  );
  let compared = 0;
  for (const { name, pupils, written } of filled) {
    const lines = readFileSync(path.join(to, `${name}.csv`), 'utf8').split('\n');
    for (const [index, { id }] of pupils.entries()) {
      const cells = cellsOf(lines[FIRST_PUPIL + index - 1] ?? '');
      for (const [column, kind] of [
        [OBS, 'remarks'],
        [CONS, 'advice'],
      ] as const) {
        const [shown, meant] = [cells[column] ?? '', written[kind]?.[id] ?? ''];
        compared += 1;
        if (shown !== meant)
          faults.push(`${name} row ${FIRST_PUPIL + index}: ${shown}, not ${meant}`);
      }
    }
  }
  console.log(
    `${count} files for the ministry, ${compared} cells in LibreOffice, ${faults.length} faults`,
  );
  return faults;
}
