import type { Language } from '#shared/model/locale.ts';
import { clipText, writeText, type Tagged, type Typesetting } from '../layout/text-box.ts';
import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';
import { palette } from '../pdf/palette.ts';
import { isolate } from '../typography/direction.ts';
import { officialTextsIn } from './official-texts.ts';

/** What the heading says of the teacher; empty values are left out. */
export interface OfficialOwner {
  readonly educationalAdministration: string;
  readonly school: string;
  readonly academicSeason: string;
  readonly fullName: string;
}

/** Lengths are in points from the top of the heading. */
const ROWS = { republic: 0, ministry: 16, sides: [34, 47] } as const;

export const officialHeight = 60;

const small = { size: 9, minSize: 6, colour: palette.muted } as const;

/** Draws the republic, the ministry, the school and the teacher, as on every official paper. */
export function drawOfficialHead(
  book: Typesetting,
  canvas: Canvas,
  { tag }: Tagged,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  { owner, language }: { readonly owner: OfficialOwner | undefined; readonly language: Language },
): void {
  const texts = officialTextsIn(language);
  const centred = { align: 'center', tag: tag.add('P') } as const;
  const republic = { x, width, y: y + ROWS.republic, height: 14 };
  writeText(book, canvas, texts.republic, republic, { ...centred, size: 11, weight: 'bold' });
  const ministry = { x, width, y: y + ROWS.ministry, height: 13 };
  writeText(book, canvas, texts.ministry, ministry, { ...centred, size: 9.5 });
  if (!owner) return;
  const { educationalAdministration: directorate, school, academicSeason, fullName } = owner;
  const sides = [
    [directorate && texts.directorate(directorate), school && isolate(school)],
    [academicSeason && texts.season(academicSeason), fullName && texts.teacher(fullName)],
  ] as const;
  const half = width / 2 - 8;
  for (const [side, lines] of sides.entries())
    for (const [index, text] of lines.entries()) {
      const start = side === 0 ? x : x + width - half;
      const box = { x: start, width: half, y: y + (ROWS.sides[index] ?? 0), height: 12 };
      const align = side === 0 ? 'start' : 'end';
      const shown = clipText(book, text, half, small);
      if (shown) writeText(book, canvas, shown, box, { ...small, align, tag: tag.add('P') });
    }
}
