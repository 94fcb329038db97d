import { directionOf, type Language } from '#shared/model/locale.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { seatsByPupil } from '#shared/seating/room.ts';
import { joinSaid } from '#shared/text/join-said.ts';
import { clipText, writeText } from '#lambdas/print/layout/text-box.ts';
import { A4_LANDSCAPE } from '#lambdas/print/pdf/box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import { drawSeating } from '#lambdas/print/seating/draw-seating.ts';
import { seatingTextsIn } from '#lambdas/print/seating/seating-texts.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { printedDay } from '#lambdas/print/typography/printed-day.ts';

/** Lengths are in points. */
const MARGIN = 34;
const HEAD = 34;
const FOOT = 16;

export interface SeatingToPrint {
  readonly kept: SavedClass;
  readonly plan: SeatingPlan;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly printedOn: string;
}

/** Draws the seating plan of a class on one landscape page. Pupils without a seat are named at its foot. */
export async function renderSeating(
  { kept, plan, language, printedOn }: SeatingToPrint,
  typefaces: Typefaces,
): Promise<Uint8Array> {
  const pdf = await PdfBook.create(language, typefaces);
  const canvas = pdf.addPage(A4_LANDSCAPE);
  const tag = pdf.structure.add('Sect');
  const sheet = { pdf, direction: directionOf(language), canvas, tag };
  const texts = seatingTextsIn(language);
  const area = { x: MARGIN, y: MARGIN, width: A4_LANDSCAPE.width - 2 * MARGIN, height: HEAD };
  const title = `${texts.title} · ${texts.className(kept.name)}`;
  const large = { size: 16, minSize: 9, weight: 'bold', colour: palette.teal } as const;
  const half = { ...area, width: area.width * 0.6, height: 22 };
  writeText(sheet, canvas, title, half, { ...large, tag: tag.add('H1') });
  const small = { size: 9, minSize: 7, colour: palette.muted } as const;
  const subject = kept.subject === undefined ? '' : isolate(kept.subject);
  const about = joinSaid([subject, texts.printedOn(printedDay(printedOn))], ' · ');
  const end = { ...half, x: area.x + half.width, width: area.width - half.width };
  writeText(sheet, canvas, clipText(sheet, about, end.width, small), end, {
    ...{ ...small, align: 'end', tag: tag.add('P') },
  });
  const top = area.y + HEAD;
  const height = A4_LANDSCAPE.height - MARGIN - top - FOOT;
  const names = new Map(kept.pupils.map(({ id, fullName }) => [id, fullName]));
  drawSeating(sheet, { plan, names, language }, { ...area, y: top, height });
  const seated = seatsByPupil(plan);
  const waiting = kept.pupils.filter(({ id }) => !seated.has(id));
  if (waiting.length > 0) {
    const said = texts.beside(waiting.map(({ fullName }) => isolate(fullName)).join(' · '));
    const foot = { ...area, y: A4_LANDSCAPE.height - MARGIN - 10, height: 12 };
    writeText(sheet, canvas, clipText(sheet, said, foot.width, small), foot, {
      ...{ ...small, tag: tag.add('P') },
    });
  }
  return pdf.save({
    ...{ title, author: '', subject: kept.subject ?? '', language, createdOn: printedOn },
  });
}
