import { drawSeatingPage } from '#lambdas/print/seating/seating-page.ts';
import type { Section } from '../notebook/page-frame.ts';
import type { FolderBook, FolderClass } from './folder.ts';

/** Whether a pupil of the class has a seat. */
export const isSeated = ({ seating, pupilIds }: FolderClass): boolean =>
  Object.values(seating.seats).some((pupil) => pupilIds.includes(pupil));

/** Draws where the pupils of a class sit, if the teacher has drawn it. */
export function drawSeatingOf(book: FolderBook, { tag }: Section, of: FolderClass): void {
  if (!isSeated(of)) return;
  const { pdf, direction, folder } = book;
  const { listed, pupilIds, seating: plan } = of;
  const { name, subject } = listed;
  const pupils = pupilIds.map((id, index) => ({
    id,
    fullName: listed.pupils[index]?.fullName ?? '',
  }));
  const about = { plan, language: folder.language, printedOn: folder.date, heading: 'H2' } as const;
  drawSeatingPage({ pdf, direction, tag }, { name, subject, pupils, ...about });
}
