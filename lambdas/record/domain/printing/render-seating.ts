import { directionOf, type Language } from '#shared/model/locale.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import { drawSeatingPage, seatingTitle } from '#lambdas/print/seating/seating-page.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';

export interface SeatingToPrint {
  readonly kept: SavedClass;
  readonly plan: SeatingPlan;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly printedOn: string;
}

/** Draws the seating plan of a class on one landscape page. */
export async function renderSeating(
  { kept, plan, language, printedOn }: SeatingToPrint,
  typefaces: Typefaces,
): Promise<Uint8Array> {
  const pdf = await PdfBook.create(language, typefaces);
  const { name, subject, pupils } = kept;
  const tag = pdf.structure.add('Sect');
  const page = { name, subject, pupils, plan, language, printedOn, heading: 'H1' } as const;
  drawSeatingPage({ pdf, direction: directionOf(language), tag }, page);
  const title = seatingTitle({ name, language });
  return pdf.save({ title, author: '', subject: subject ?? '', language, createdOn: printedOn });
}
