import { posix } from 'node:path';
import { JobError } from '../jobs/job-error.ts';
import { archiveLimits } from './archive-limits.ts';
import { decodeXml, elementAttributes } from './xml.ts';
import type { ZipReader } from './zip-reader.ts';

/** The parts of a workbook that hold cells: its visible worksheets in tab order, and the strings they share. */
export interface WorkbookParts {
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly sharedStrings: string | undefined;
  /** Dates count from 1904 instead of 1900. */
  readonly date1904: boolean;
}

interface Relationship {
  readonly id: string;
  readonly kind: string;
  readonly part: string;
}

function relationships(zip: ZipReader, source: string): Relationship[] {
  const folder = posix.dirname(source);
  const bytes = zip.read(posix.join(folder, '_rels', `${posix.basename(source)}.rels`));
  if (!bytes) return [];
  return elementAttributes(decodeXml(bytes), 'Relationship').map((attributes) => ({
    id: attributes.get('Id') ?? '',
    // The type is a URL that differs between the transitional and the strict format in all but its end.
    kind: posix.basename(attributes.get('Type') ?? ''),
    part: posix.resolve('/', folder, attributes.get('Target') ?? '').slice(1),
  }));
}

/** Finds the worksheets. Throws `spreadsheet-not-xlsx` when the zip holds something else (a document, a binary workbook). */
export function findWorkbookParts(zip: ZipReader): WorkbookParts {
  const target = relationships(zip, '').find(({ kind }) => kind === 'officeDocument');
  const workbook = target?.part ?? 'xl/workbook.xml';
  const bytes = zip.read(workbook);
  const xml = bytes && decodeXml(bytes);
  if (!xml || !/<(?:\w+:)?workbook[\s>]/.test(xml)) throw new JobError('spreadsheet-not-xlsx');

  const related = relationships(zip, workbook);
  const worksheets = new Map(
    related.filter(({ kind }) => kind === 'worksheet').map(({ id, part }) => [id, part]),
  );
  const listed = elementAttributes(xml, 'sheet');
  if (listed.length > archiveLimits.worksheets) throw new JobError('spreadsheet-too-large');
  const properties = elementAttributes(xml, 'workbookPr')[0];
  return {
    sheets: listed.flatMap((sheet) => {
      const part = worksheets.get(sheet.get('id') ?? '');
      const visible = (sheet.get('state') ?? 'visible') === 'visible';
      return part && visible ? [{ name: sheet.get('name') ?? '', part }] : [];
    }),
    sharedStrings: related.find(({ kind }) => kind === 'sharedStrings')?.part,
    date1904: ['1', 'true'].includes(properties?.get('date1904') ?? ''),
  };
}
