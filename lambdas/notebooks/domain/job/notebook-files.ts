import { fileNamePart } from '#core/files/file-name.ts';
import type { Language } from '#shared/model/locale.ts';

const titles: Record<Language, (season: string) => string> = {
  en: (season) => `class-notebook-${season}.pdf`,
  ar: (season) => `دفتر القسم ${season}.pdf`,
};

/** The file name of a notebook, with the school season in a form that every file system accepts. */
export function notebookName(language: Language, academicSeason: string): string {
  return titles[language](fileNamePart(academicSeason));
}
