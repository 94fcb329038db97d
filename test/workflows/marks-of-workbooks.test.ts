import '../support/environment.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toClassContent } from '#shared/record/names/class-content.ts';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import { savedClass, type SavedClass } from '#shared/model/saved-class.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { seeded } from '#shared/seeded.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { handler as addClass } from '#lambdas/record/handlers/add-class.ts';
import { marksOfWorkbook, sheetOfWorkbook } from '#shared/record/merge/marks-of-workbook.ts';
import { mergeMarks } from '#shared/record/merge/write-marks.ts';
import { proposeTargets } from '#shared/record/merge/propose-targets.ts';
import { arabicPupils, type SamplePupil } from '../fixtures/spreadsheets/pupils.ts';
import { workbook, worksheet } from '../fixtures/spreadsheets/workbook.ts';
import { addSheetTo } from '../support/add-mark-sheet.ts';
import { callEndpoint } from '../support/call-endpoint.ts';
import { usePrintedNotebooks } from '../support/printed-notebooks.ts';

/** A mark in hundredths, and as a teacher may have typed it; `غ` and blanks have no value. */
interface Mark {
  readonly typed: string | number;
  readonly value: bigint | undefined;
}

/** One part of an average: the mean of marks, each of which may be the sum of several columns; and its weight. */
type Part = readonly [marks: readonly (readonly number[])[], weight: bigint];

/** The columns of a level's file, and its average. */
interface Level {
  readonly what: string;
  readonly level: SchoolLevel;
  readonly names: readonly [string, string];
  readonly subject: string;
  readonly columns: readonly (readonly [key: string, heading: string])[];
  readonly parts: readonly Part[];
}
const levels: readonly Level[] = [
  {
    ...{ what: 'middle school', level: 'Middle', names: ['2م1', '2م3'], subject: 'الرياضيات' },
    columns: [
      ['01', 'معدل تقويم النشاطات /20'],
      ['02', 'الفرض /20'],
      ['09', 'الإختبار /20'],
    ],
    parts: [
      [[[0], [1]], 1n],
      [[[2]], 2n],
    ],
  },
  {
    ...{ what: 'middle school with each activity', level: 'Middle', names: ['1م1', '4م2'] },
    subject: 'الفيزياء',
    columns: [
      ['01', 'الكراس /5'],
      ['02', 'الواجبات /5'],
      ['03', 'المشاركة /5'],
      ['04', 'السلوك /5'],
      ['05', 'الفرض 1 /20'],
      ['06', 'الفرض 2 /20'],
      ['09', 'الإختبار /20'],
    ],
    parts: [
      [[[0, 1, 2, 3], [4], [5]], 1n],
      [[[6]], 2n],
    ],
  },
  {
    ...{ what: 'secondary school', level: 'Secondary', names: ['1ثا1', '3ثا2'] },
    subject: 'علوم الطبيعة والحياة',
    columns: [
      ['01', 'التقييم المستمر /20'],
      ['02', 'أعمال تطبيقية أو تعبير شفوي /20'],
      ['03', 'معدل الفروض /20'],
      ['09', 'الاختبار /20'],
    ],
    parts: [
      [[[0]], 1n],
      [[[1]], 1n],
      [[[2]], 1n],
      [[[3]], 2n],
    ],
  },
  {
    ...{
      what: 'primary school',
      level: 'Primary',
      names: ['4ب1', '5ب2'],
      subject: 'اللغة العربية',
    },
    columns: [
      ['01', 'التعبير والتواصل الشفهي /10'],
      ['02', 'القراءة والمحفوظات /10'],
      ['03', 'الإنتاج الكتابي /10'],
      ['09', 'علامة الاختبار /10'],
    ],
    parts: [
      [[[0], [1], [2]], 1n],
      [[[3]], 1n],
    ],
  },
];

const indic = (text: string): string =>
  text.replace('.', '٫').replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

function markOf(random: () => number, outOf: number): Mark {
  const hundredths = Math.floor(random() * (outOf * 20 + 1)) * 5;
  const style = random();
  if (style < 0.02) return { typed: 'غ', value: undefined };
  if (style < 0.04) return { typed: '', value: undefined };
  const value = BigInt(hundredths);
  const text = String(hundredths / 100);
  if (style < 0.4) return { typed: text.replace('.', ','), value };
  if (style < 0.5) return { typed: indic(text), value };
  return { typed: style < 0.6 ? text : hundredths / 100, value };
}

const termNames = ['الفصل الأول', 'الفصل الثاني', 'الفصل الثالث'];
const fullName = ({ surname, givenName }: SamplePupil): string => `${surname} ${givenName}`;

/** Two classes with their marks of the three terms: by class, term, pupil and column. */
function marksOf({ names, columns }: Level) {
  const random = seeded(columns.length);
  return names.map((name, index) => {
    const pupils = arabicPupils(70 + index, 30);
    return {
      ...{ name, pupils },
      terms: terms.map(() =>
        pupils.map(() =>
          columns.map(([, heading]) => markOf(random, Number(heading.split('/')[1]))),
        ),
      ),
    };
  });
}
type ClassMarks = ReturnType<typeof marksOf>[number];

/** The ministry's file of a term; later terms list the pupils in another order. */
const fileOf = (level: Level, classes: readonly ClassMarks[], term: Term): Uint8Array =>
  workbook(
    classes.map(({ name, pupils, terms: marks }) => {
      const rows = pupils.map((pupil, index) => [
        ...[pupil.registrationNumber, pupil.surname, pupil.givenName, pupil.dateOfBirth],
        ...(marks[term - 1]?.[index] ?? []).map(({ typed }) => typed),
        index % 3 === 0 ? 'عمل جيد' : '',
      ]);
      const from = (term - 1) * 7;
      const title = `وثيقة حجز النقاط الخاصة بـ: ${termNames[term - 1]} السنة الدراسية : 2025-2026 الفوج التربوي : ${name} مادة : ${level.subject}`;
      return [
        name,
        worksheet([
          ['الجمهورية الجزائرية الديمقراطية الشعبية'],
          [title],
          [],
          ['matricule', 'nom', 'prenom', 'date_n', ...level.columns.map(([key]) => key), 'obs'],
          [
            ...['رقم التعريف', 'اللقب', 'الاسم', 'تاريخ الميلاد'],
            ...level.columns.map(([, heading]) => heading),
            'التقديرات',
          ],
          ...rows.slice(from),
          ...rows.slice(0, from),
        ]),
      ] as const;
    }),
    { rightToLeft: true },
  );

/** Half up, as teachers round. */
const divided = (sum: bigint, by: bigint): bigint => (2n * sum + by) / (2n * by);

/** A term's average in hundredths, from exact fractions; undefined if a mark is missing. */
function averageOf({ parts }: Level, marks: readonly Mark[]): bigint | undefined {
  const values = marks.map(({ value }) => value);
  if (values.includes(undefined)) return undefined;
  // All parts get one denominator: the product of their numbers of marks.
  const common = parts.reduce((product, [means]) => product * BigInt(means.length), 1n);
  const sum = parts.reduce((total, [means, weight]) => {
    const ofPart = means.flat().reduce((all, column) => all + (values[column] ?? 0n), 0n);
    return total + (weight * ofPart * common) / BigInt(means.length);
  }, 0n);
  const weights = parts.reduce((all, [, weight]) => all + weight, 0n);
  return divided(sum, common * weights);
}

const printed = (hundredths: bigint): string =>
  `${hundredths / 100n},${String(hundredths % 100n).padStart(2, '0')}`;

/** A pupil's row of the results: averages and ranks of three terms and the year. */
function resultRows(level: Level, { pupils, terms: marks }: ClassMarks): string[][] {
  const ofTerms = marks.map((term) => term.map((row) => averageOf(level, row)));
  const ofYear = pupils.map((_, pupil) => {
    const known = ofTerms.flatMap((averages) => averages[pupil] ?? []);
    return known.length < 3 ? undefined : divided(known[0]! + known[1]! + known[2]!, 3n);
  });
  return pupils.map((pupil, index) => [
    ...[String(index + 1), fullName(pupil)],
    ...[...ofTerms, ofYear].flatMap((averages) => {
      const own = averages[index];
      if (own === undefined) return [];
      const better = averages.filter((other) => other !== undefined && other > own);
      return [printed(own), String(better.length + 1)];
    }),
  ]);
}

const { printNotebook, printFile } = usePrintedNotebooks();

/** Saves the classes of a file if they are new, and adds its marks to their record. */
async function importFile(bytes: Uint8Array, known: SavedClass[] = []): Promise<SavedClass[]> {
  const { listed } = readClasses(readWorkbook(bytes, { inflate }));
  const classes: SavedClass[] = [];
  for (const read of listed.classes) {
    const { name, subject = '' } = read;
    const kept =
      known.find((one) => one.name === name) ??
      z.parse(savedClass, (await callEndpoint(addClass, { body: toClassContent(read) })).body);
    classes.push(kept);
    for (const term of read.terms ?? []) {
      const { incoming, strangers } = marksOfWorkbook(kept, read, term, kept.level);
      expect(strangers).toBe(0);
      const empty = sheetOfWorkbook(incoming);
      const targets = proposeTargets(empty, incoming.columns);
      const content = mergeMarks(empty, incoming, { targets });
      const answer = await addSheetTo(kept.id, { subject, term: term.term!, content });
      expect(answer.status).toBe(201);
    }
  }
  return classes;
}

const idsOf = (classes: readonly SavedClass[]) => ({ classIds: classes.map(({ id }) => id) });

describe.each(levels)('marks of a workbook ($what)', (level) => {
  const classes = marksOf(level);

  it('are the same in a notebook of the file and in one of the classes saved from it', async () => {
    for (const term of terms) {
      const file = fileOf(level, classes, term);
      const ofFile = await printFile(file, level.level);
      const ofRecord = await printNotebook(idsOf(await importFile(file)), level.level);
      expect(ofRecord).toEqual(ofFile);
      expect(ofFile.filter((text) => text === 'عمل جيد')).toHaveLength(20);
    }
  });

  it('of three terms, in three files, give the exact averages of the year', async () => {
    let kept: SavedClass[] = [];
    for (const term of terms) kept = await importFile(fileOf(level, classes, term), kept);
    const shown = `|${(await printNotebook(idsOf(kept), level.level)).join('|')}|`;
    for (const one of classes) {
      const rows = resultRows(level, one);
      expect(rows.filter((row) => row.length === 10).length).toBeGreaterThan(10);
      expect(rows.filter((row) => !shown.includes(`|${row.join('|')}|`))).toEqual([]);
    }
  });
});
