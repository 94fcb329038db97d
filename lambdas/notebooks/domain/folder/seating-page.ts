import { drawSeating } from '#lambdas/print/seating/draw-seating.ts';
import { addPage, type Section } from '../notebook/page-frame.ts';
import type { FolderBook, FolderClass } from './folder.ts';

/** Whether a pupil of the class has a seat. */
export const isSeated = ({ seating, pupilIds }: FolderClass): boolean =>
  Object.values(seating.seats).some((pupil) => pupilIds.includes(pupil));

/** Draws where the pupils of a class sit, if the teacher has drawn it. */
export function drawSeatingOf(book: FolderBook, section: Section, of: FolderClass): void {
  if (!isSeated(of)) return;
  const { canvas, area } = addPage(book, section);
  const { listed, pupilIds, seating: plan } = of;
  const names = new Map(
    pupilIds.map((id, index) => [id, listed.pupils[index]?.fullName ?? ''] as const),
  );
  const sheet = { pdf: book.pdf, direction: book.direction, tag: section.tag, canvas };
  drawSeating(sheet, { plan, names, language: book.folder.language }, area);
}
