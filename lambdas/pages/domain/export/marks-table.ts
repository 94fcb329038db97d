import type { Gradebook, GradebookColumn, GradebookRow } from '#shared/model/gradebook.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';
import { findAverageRule } from '#shared/page/average-check.ts';
import { scaleOf, toHundredths, workOutAverage } from '#shared/record/averages/averages.ts';
import { findEachDoubt, HEADING_ROW } from '#shared/page/doubts.ts';
import { scaleOfHeading } from '#shared/record/marks/mark-headings.ts';
import { markValue, noMarkIn, parseMark } from '#shared/record/marks/parse-mark.ts';
import { exportTextsIn, type ExportTexts } from './export-texts.ts';
import { ruleOrigin } from '#shared/record/averages/rule-origin.ts';
import { ruleText } from '#shared/record/averages/rule-text.ts';

/** A cell of an export. In a column of marks, text is an absence or an invalid mark. */
export interface TableCell {
  readonly kind: 'mark' | 'count' | 'text';
  readonly value: number | string | undefined;
  readonly doubt?: string;
}

/** A gradebook as its files show it, without bidi control characters. */
export interface MarksTable {
  readonly language: Gradebook['language'];
  readonly sheet: string;
  readonly title: string;
  /** The notice that the teacher has not confirmed it yet. */
  readonly draft: string | undefined;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
  /** Notes under the table: how averages are calculated, and what coloured cells mean. */
  readonly notes: readonly string[];
}

const text = (value: string): TableCell => ({
  kind: 'text',
  value: value === '' ? undefined : value,
});

function markCell(written: string, column: GradebookColumn, { absent }: ExportTexts): TableCell {
  const mark = parseMark(written);
  if (mark.kind === 'blank') return { kind: 'mark', value: undefined };
  if (noMarkIn(written) === 'absent') return { kind: 'mark', value: absent };
  const value = markValue(written, scaleOf(column));
  return { kind: 'mark', value: value === undefined ? written : toHundredths(value) };
}

function countCell(written: string): TableCell {
  const digits = asciiDigits(written);
  return /^\d{1,4}$/.test(digits) ? { kind: 'count', value: Number(digits) } : text(written);
}

/** The value of a cell. In the first column of names, a name chosen from the class list replaces the reading. */
function cellOf(
  { columns, classList }: Gradebook,
  row: GradebookRow,
  index: number,
  texts: ExportTexts,
): TableCell {
  const column = columns[index];
  const written = cleanText(row.cells[index]?.text ?? '');
  const pupil = row.pupil === undefined ? undefined : classList?.pupils[row.pupil];
  switch (column?.kind) {
    case 'mark':
    case 'average':
      return markCell(written, column, texts);
    case 'ordinal':
      return countCell(written);
    case 'name':
      if (!pupil) return text(written);
      return text(
        columns.findIndex(({ kind }) => kind === 'name') === index ? cleanText(pupil.name) : '',
      );
    case 'registrationNumber':
      return text(cleanText(pupil?.registrationNumber ?? written));
    default:
      return text(written);
  }
}

function headingOf(column: GradebookColumn): string {
  const heading = cleanText(column.heading);
  const isScaled = column.kind === 'mark' || column.kind === 'average';
  const says = !isScaled || column.scale === undefined || scaleOfHeading(heading) !== undefined;
  return says ? heading : `${heading} /${column.scale ?? ''}`.trim();
}

/** Averages calculated by the gradebook's rule, as a separate column. */
function workedColumn(gradebook: Gradebook, texts: ExportTexts) {
  const { averages: rule, columns, rows } = gradebook;
  if (!rule || ruleText(rule, columns) === '') return undefined;
  const name = columns.some(({ kind }) => kind === 'average') ? texts.workedAverage : texts.average;
  const cells = rows.map((row): TableCell => {
    const worked = row.summary ? undefined : workOutAverage(rule, columns, row);
    return { kind: 'mark', value: worked && 'value' in worked ? worked.value : undefined };
  });
  return { name, heading: `${name} /${rule.scale}`, cells, rule };
}

/** The formulas of the averages, each with its source. */
function formulas(gradebook: Gradebook, texts: ExportTexts): string[] {
  const { columns } = gradebook;
  const worked = workedColumn(gradebook, texts);
  const read = columns.flatMap((column, index) => {
    const rule = column.kind === 'average' ? findAverageRule(gradebook, index) : undefined;
    return rule ? [{ name: column.heading, rule }] : [];
  });
  return [...read, ...(worked ? [worked] : [])].map(({ name, rule }) => {
    const origin = ruleOrigin(rule.preset, gradebook.language);
    return cleanText(`${name} = ${ruleText(rule, columns)} (${origin})`);
  });
}

/** The reasons for doubts, by row and column. */
function doubtNotes(gradebook: Gradebook, texts: ExportTexts): ReadonlyMap<string, string> {
  return new Map(
    findEachDoubt(gradebook).flatMap(({ row, column, reasons }) => {
      if (row === HEADING_ROW) return [];
      const second = gradebook.rows[row]?.cells[column]?.second;
      const said = reasons.map((reason) => texts.doubts[reason]);
      const other = second ? [texts.otherReading(cleanText(second))] : [];
      return [[`${row},${column}`, [...said, ...other].join('\n')] as const];
    }),
  );
}

/** A gradebook as a table with title, notes and doubts, from which its files are made. */
export function marksTable(
  gradebook: Gradebook,
  { confirmed }: { confirmed: boolean },
): MarksTable {
  const texts = exportTextsIn(gradebook.language);
  const doubts = doubtNotes(gradebook, texts);
  const worked = workedColumn(gradebook, texts);
  return {
    language: gradebook.language,
    sheet: texts.sheet,
    title: cleanText(gradebook.title) || texts.title,
    draft: confirmed ? undefined : texts.draft,
    headings: [...gradebook.columns.map(headingOf), ...(worked ? [worked.heading] : [])],
    rows: gradebook.rows.map((row, index) => [
      ...gradebook.columns.map((_, column): TableCell => {
        const doubt = doubts.get(`${index},${column}`);
        return { ...cellOf(gradebook, row, column, texts), ...(doubt && { doubt }) };
      }),
      ...(worked?.cells.slice(index, index + 1) ?? []),
    ]),
    notes: [...formulas(gradebook, texts), ...(doubts.size > 0 ? [texts.coloured] : [])],
  };
}
