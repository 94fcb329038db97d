import * as z from 'zod/mini';
import { classId } from '#shared/model/class-id.ts';
import { listedClasses } from '#shared/model/listed-classes.ts';
import { printedColumn, type PrintedColumn } from '#shared/paper/printed-sheet.ts';
import { pupilId, type SavedClass } from '#shared/model/saved-class.ts';
import { term, type Term } from '#shared/model/term.ts';

/** What a photo of a printed grid leads back to: a saved class, its pupils and the columns of its record. */
const printedClass = z.object({
  classId,
  classVersion: z.int(),
  pupils: z.array(pupilId),
  /** The subject of its marks; missing if neither the class nor its record names one. */
  subject: z.optional(z.string()),
  terms: z.array(z.object({ term, columns: z.array(printedColumn) })),
});
export type PrintedClass = z.infer<typeof printedClass>;

/** The file between the two steps; `saved` only if the grids get corner marks, one for each class. */
export const readClasses = z.extend(listedClasses, { saved: z.optional(z.array(printedClass)) });
export type ReadClasses = z.infer<typeof readClasses>;

type RecordedTerms = readonly { readonly term: Term; readonly columns: readonly PrintedColumn[] }[];

export const toPrintedClass = ({
  kept,
  terms,
  subject,
}: {
  readonly kept: SavedClass;
  readonly terms: RecordedTerms;
  readonly subject?: string;
}): PrintedClass => ({
  classId: kept.id,
  classVersion: kept.version,
  pupils: kept.pupils.map(({ id }) => id),
  terms: terms.map(({ term, columns }) => ({ term, columns: [...columns] })),
  ...(subject !== undefined && { subject }),
});
