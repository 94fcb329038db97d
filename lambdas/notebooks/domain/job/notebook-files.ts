import { fileNamePart } from '../../../../shared/model/file-name.ts';
import type { Language } from '../../../../shared/model/locale.ts';
import type { JobAddress } from '../../../core/jobs/job-record.ts';

/** The finished notebook; in the results bucket. */
export const notebookKey = ({ uid, jobId }: JobAddress): string =>
  `results/${uid}/${jobId}/notebook.pdf`;

const titles: Record<Language, (season: string) => string> = {
  en: (season) => `class-notebook-${season}.pdf`,
  ar: (season) => `دفتر القسم ${season}.pdf`,
};

/** The name a notebook is saved under, with the school season in a form every file system takes. */
export function notebookName(language: Language, academicSeason: string): string {
  return titles[language](fileNamePart(academicSeason));
}
