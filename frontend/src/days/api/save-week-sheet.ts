import { printWeek } from '#shared/contracts/week-sheets.ts';
import type { Language } from '#shared/model/locale.ts';
import { download } from '#frontend/lib/api/download.ts';
import { saveFile } from '#frontend/lib/save-file.ts';

/**
 * Saves the week of a date on one sheet, as a PDF. Needs a network.
 * @param date any of the week, `YYYY-MM-DD`
 */
export async function saveWeekSheet(date: string, language: Language): Promise<void> {
  const { blob, name } = await download(printWeek, { params: { date }, query: { language } });
  saveFile(blob, name);
}
