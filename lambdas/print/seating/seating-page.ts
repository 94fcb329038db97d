import type { SeatingPlan } from '#shared/model/seating.ts';
import type { Language } from '#shared/model/locale.ts';
import { seatsByPupil } from '#shared/seating/room.ts';
import { joinSaid } from '#shared/text/join-said.ts';
import { clipText, writeText, type Tagged, type Typesetting } from '../layout/text-box.ts';
import { A4_LANDSCAPE } from '../pdf/box.ts';
import { palette } from '../pdf/palette.ts';
import { isolate } from '../typography/direction.ts';
import { printedDay } from '../typography/printed-day.ts';
import { drawSeating } from './draw-seating.ts';
import { seatingTextsIn } from './seating-texts.ts';

/** Lengths are in points. */
const MARGIN = 34;
const HEAD = 34;
const FOOT = 16;

export interface SeatingPage {
  readonly name: string;
  readonly subject?: string | undefined;
  readonly pupils: readonly { readonly id: string; readonly fullName: string }[];
  readonly plan: SeatingPlan;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly printedOn: string;
  readonly heading: 'H1' | 'H2';
}

/** The title of a class's plan. */
export function seatingTitle({ name, language }: Pick<SeatingPage, 'name' | 'language'>): string {
  const texts = seatingTextsIn(language);
  return `${texts.title} · ${texts.className(name)}`;
}

/** Draws the seating plan of a class on a landscape page of its own. Pupils without a seat are named at its foot. */
export function drawSeatingPage(book: Typesetting & Tagged, page: SeatingPage): void {
  const { name, subject, pupils, plan, language, printedOn } = page;
  const { pdf, direction, tag } = book;
  const canvas = pdf.addPage(A4_LANDSCAPE);
  const sheet = { pdf, direction, canvas, tag };
  const texts = seatingTextsIn(language);
  const area = { x: MARGIN, y: MARGIN, width: A4_LANDSCAPE.width - 2 * MARGIN, height: HEAD };
  const large = { size: 16, minSize: 9, weight: 'bold', colour: palette.teal } as const;
  const half = { ...area, width: area.width * 0.6, height: 22 };
  const title = seatingTitle({ name, language });
  writeText(sheet, canvas, title, half, { ...large, tag: tag.add(page.heading) });
  const small = { size: 9, minSize: 7, colour: palette.muted } as const;
  const taught = subject === undefined ? '' : isolate(subject);
  const about = joinSaid([taught, texts.printedOn(printedDay(printedOn))], ' · ');
  const end = { ...half, x: area.x + half.width, width: area.width - half.width };
  writeText(sheet, canvas, clipText(sheet, about, end.width, small), end, {
    ...{ ...small, align: 'end', tag: tag.add('P') },
  });
  const top = area.y + HEAD;
  const height = A4_LANDSCAPE.height - MARGIN - top - FOOT;
  const names = new Map(pupils.map(({ id, fullName }) => [id, fullName]));
  drawSeating(sheet, { plan, names, language }, { ...area, y: top, height });
  const seated = seatsByPupil(plan);
  const waiting = pupils.filter(({ id }) => !seated.has(id));
  if (waiting.length === 0) return;
  const said = texts.beside(waiting.map(({ fullName }) => isolate(fullName)).join(' · '));
  const foot = { ...area, y: A4_LANDSCAPE.height - MARGIN - 10, height: 12 };
  writeText(sheet, canvas, clipText(sheet, said, foot.width, small), foot, {
    ...{ ...small, tag: tag.add('P') },
  });
}
