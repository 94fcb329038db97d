import { clipText, cleanText } from '../../text/clean-text.ts';
import { limits } from '../../model/limits.ts';
import { WorkbookError } from './workbook-error.ts';
import { workbookLimits } from './workbook-limits.ts';
import { decodeXml, elementAttributes } from './xml.ts';
import type { ZipReader } from './zip-reader.ts';

/** The parts of a workbook with cells: visible worksheets in tab order, shared strings and styles. */
export interface WorkbookParts {
  readonly workbook: string;
  /** Every sheet in tab order, hidden ones included, with its name as written; `cells` if it is a worksheet. */
  readonly allSheets: readonly { name: string; part: string; cells: boolean }[];
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly hiddenSheets: readonly string[];
  readonly sharedStrings: string | undefined;
  readonly styles: string | undefined;
  /** Whether dates count from 1904 instead of 1900. */
  readonly date1904: boolean;
  readonly results: StoredResults;
  /** Whether formulas are computed only when the teacher asks for it. */
  readonly isComputedByHand: boolean;
}

/** Which stored results of formulas are true; `not-zeros` if each 0 may be a placeholder. */
export type StoredResults = 'all' | 'not-zeros' | 'none';

/** The version of Excel that XlsxWriter names, which stores 0 as the result of every formula. */
const PLACEHOLDER_WRITER = '124519';

interface Relationship {
  readonly id: string;
  readonly kind: string;
  /** As written. */
  readonly target: string;
  readonly part: string;
}

const isVisible = (sheet: ReadonlyMap<string, string>): boolean =>
  (sheet.get('state') ?? 'visible') === 'visible';

const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1);

/** The name of a part, from a reference in a part of this folder: with `..`, or from the root with a slash. */
function resolvePart(folder: string, target: string): string {
  const written = target.replaceAll('\\', '/');
  const segments: string[] = [];
  for (const segment of `${written.startsWith('/') ? '' : folder}${written}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

/** The references of a part, inside or outside the workbook. */
export function relationships(zip: ZipReader, source: string): Relationship[] {
  const folder = folderOf(source);
  const bytes = zip.read(`${folder}_rels/${source.slice(folder.length)}.rels`);
  if (!bytes) return [];
  return elementAttributes(decodeXml(bytes), 'Relationship').map((attributes) => {
    const type = attributes.get('Type') ?? '';
    const target = attributes.get('Target') ?? '';
    return {
      id: attributes.get('Id') ?? '',
      // The type is a URL; the transitional and strict formats share only its end.
      kind: type.slice(type.lastIndexOf('/') + 1),
      target,
      part: resolvePart(folder, target),
    };
  });
}

/** A sheet's name, cut to Excel's limit. */
const sheetName = (name = ''): string => clipText(cleanText(name), limits.sheetNameLength);

const isTrue = (text = ''): boolean => ['1', 'true'].includes(text);

/** A file that asks to be computed when it is opened says that its results are not true. */
function storedResults(said: ReadonlyMap<string, string>): StoredResults {
  if (isTrue(said.get('fullCalcOnLoad')) || !isTrue(said.get('calcCompleted') ?? '1'))
    return 'none';
  return said.get('calcId') === PLACEHOLDER_WRITER ? 'not-zeros' : 'all';
}

/** Finds the worksheets. Throws `not-xlsx` if the zip contains something else (a document, a binary workbook). */
export function findWorkbookParts(zip: ZipReader): WorkbookParts {
  const target = relationships(zip, '').find(({ kind }) => kind === 'officeDocument');
  const workbook = target?.part ?? 'xl/workbook.xml';
  const bytes = zip.read(workbook);
  const xml = bytes && decodeXml(bytes);
  if (!xml || !/<(?:\w+:)?workbook[\s>]/.test(xml)) throw new WorkbookError('not-xlsx');

  const related = relationships(zip, workbook);
  const worksheets = new Map(
    related.filter(({ kind }) => kind === 'worksheet').map(({ id, part }) => [id, part]),
  );
  const partOf = (wanted: string): string | undefined =>
    related.find(({ kind }) => kind === wanted)?.part;
  const listed = elementAttributes(xml, 'sheet');
  if (listed.length > workbookLimits.worksheets) throw new WorkbookError('too-large');
  const properties = elementAttributes(xml, 'workbookPr')[0];
  const calculation = elementAttributes(xml, 'calcPr')[0] ?? new Map<string, string>();
  const parts = new Map(related.map(({ id, part }) => [id, part]));
  return {
    workbook,
    allSheets: listed.flatMap((sheet) => {
      const id = sheet.get('id') ?? '';
      const part = parts.get(id);
      return part ? [{ name: sheet.get('name') ?? '', part, cells: worksheets.has(id) }] : [];
    }),
    sheets: listed.flatMap((sheet) => {
      const part = worksheets.get(sheet.get('id') ?? '');
      return part && isVisible(sheet) ? [{ name: sheetName(sheet.get('name')), part }] : [];
    }),
    hiddenSheets: listed.flatMap((sheet) =>
      worksheets.has(sheet.get('id') ?? '') && !isVisible(sheet)
        ? [sheetName(sheet.get('name'))]
        : [],
    ),
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    date1904: isTrue(properties?.get('date1904')),
    results: storedResults(calculation),
    isComputedByHand: (calculation.get('calcMode') ?? 'auto') !== 'auto',
  };
}
