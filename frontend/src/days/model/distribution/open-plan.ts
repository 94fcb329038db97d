import { limits } from '#shared/model/limits.ts';
import { findTables, mayBePlan, type DistributionTable } from '#shared/distribution/plan-tables.ts';
import { formulasWithoutResults } from '#shared/spreadsheet/formulas-without-results.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { readSheets } from '#frontend/lib/workbook/open-workbook.ts';
import { SourceError, type SourceProblem } from '#frontend/lib/sources/source-file.ts';

type Opened =
  | {
      readonly tables: readonly DistributionTable[];
      /** Whether letters of a PDF may be others than it shows. */
      readonly isDoubtful: boolean;
    }
  | { readonly problem: Text };
type Found = { readonly sheets: readonly Sheet[]; readonly isDoubtful?: boolean } | Text;

const textOf = (problem: SourceProblem, isPdf: boolean): Text => {
  if (problem === 'empty') return { id: isPdf ? 'distribution.noLines' : 'distribution.noTable' };
  if (problem === 'withoutWords') return { id: 'distribution.pictures' };
  if (problem === 'otherType') return { id: 'distribution.problem.spreadsheet-not-xlsx' };
  const megabytes = limits.sourceBytes / 1024 / 1024;
  return { id: `distribution.problem.${problem}`, values: { megabytes } };
};

/** The sheets of a workbook, or the tables of a Word document or a PDF, by what the file contains. */
async function sheetsOf(file: File, start: string): Promise<Found> {
  if (start.includes('%PDF-')) return (await import('./pdf-tables.ts')).pdfTables(file);
  const isZip = start.startsWith('PK');
  const readWord = async (): Promise<Found> => {
    const { wordTables } = await import('./word-tables.ts');
    return { sheets: wordTables(new Uint8Array(await file.arrayBuffer())) };
  };
  // With pictures, it may be larger than workbooks may be.
  if (isZip && /\.doc[xm]$/i.test(file.name)) return readWord();
  const answer = await readSheets(file);
  if ('sheets' in answer) return answer;
  if (isZip && answer.refused === 'spreadsheet-not-xlsx') return readWord();
  return { id: `distribution.problem.${answer.refused}` };
}

/** The tables of a file that may be annual distributions. Nothing of it leaves this device. */
export async function openPlan(file: File): Promise<Opened> {
  if (file.size > limits.sourceBytes) return { problem: textOf('tooLarge', false) };
  const start = await file
    .slice(0, 1_024)
    .arrayBuffer()
    .then((buffer) => String.fromCodePoint(...new Uint8Array(buffer)));
  try {
    const found = await sheetsOf(file, start);
    if ('id' in found) return { problem: found };
    const { sheets, isDoubtful = false } = found;
    const cells = formulasWithoutResults(sheets);
    if (cells !== '')
      return { problem: { id: 'distribution.problem.formulas', values: { cells } } };
    const tables = findTables(sheets).filter(mayBePlan);
    return tables.length > 0 ? { tables, isDoubtful } : { problem: { id: 'distribution.noTable' } };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { problem: textOf(error.problem, start.includes('%PDF-')) };
  }
}
