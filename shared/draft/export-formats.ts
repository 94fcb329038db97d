import type { ContentType } from '../model/content-types.ts';

/** For paper, and to be edited further: the pupil's sheet, or the teacher's with the key. */
const papers = {
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
  markdown: { extension: 'md', contentType: 'text/markdown; charset=utf-8' },
} as const;
/** For learning systems; these always hold the key. */
const quizzes = {
  gift: { extension: 'gift', contentType: 'text/plain; charset=utf-8' },
  moodle: { extension: 'xml', contentType: 'application/xml; charset=utf-8' },
  qti21: { extension: 'zip', contentType: 'application/zip' },
  qti12: { extension: 'zip', contentType: 'application/zip' },
} as const;

/** Files that a draft can become. */
export const exportFiles = { ...papers, ...quizzes };
export type PaperFormat = keyof typeof papers;
export type QuizFormat = keyof typeof quizzes;
export type ExportFormat = PaperFormat | QuizFormat;

const isFormat = (name: string): name is ExportFormat => name in exportFiles;
export const exportFormats: readonly ExportFormat[] = Object.keys(exportFiles).filter(isFormat);

/** Whether a format is for paper, so that it is asked for with or without the key. */
export const isPaper = (format: ExportFormat): format is PaperFormat => format in papers;

/** What each type of content can become: a plan asks nothing, and exercises are marked by people, which QTI has little for. */
export const formatsOf = {
  LESSON_PLAN: exportFormats.filter(isPaper),
  TEST: exportFormats,
  EXERCISE: [...exportFormats.filter(isPaper), 'gift', 'moodle'],
} satisfies Record<ContentType, readonly ExportFormat[]>;
