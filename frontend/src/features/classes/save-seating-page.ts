import { printSeating } from '#shared/contracts/class-seating.ts';
import type { Language } from '#shared/model/locale.ts';
import { download } from '#frontend/lib/api/download.ts';
import { saveFile } from '#frontend/lib/save-file.ts';

/** Saves the seating plan of a class as a page to print. Needs a network. */
export async function saveSeatingPage(classId: string, language: Language): Promise<void> {
  const { blob, name } = await download(printSeating, {
    params: { classId },
    query: { language },
  });
  saveFile(blob, name);
}
