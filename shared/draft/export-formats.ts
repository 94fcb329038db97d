import type { ContentType } from '../model/content-types.ts';

/** Formats for paper and further editing: the pupils' sheet, or the teacher's with the key. */
const papers = {
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
  markdown: { extension: 'md', contentType: 'text/markdown; charset=utf-8' },
} as const;
/** Formats for learning systems; these always contain the key. */
const quizzes = {
  gift: { extension: 'gift', contentType: 'text/plain; charset=utf-8' },
  moodle: { extension: 'xml', contentType: 'application/xml; charset=utf-8' },
  qti21: { extension: 'zip', contentType: 'application/zip' },
  qti12: { extension: 'zip', contentType: 'application/zip' },
} as const;

export const exportFiles = { ...papers, ...quizzes };
export type PaperFormat = keyof typeof papers;
export type QuizFormat = keyof typeof quizzes;
export type ExportFormat = PaperFormat | QuizFormat;

const isFormat = (name: string): name is ExportFormat => name in exportFiles;
export const exportFormats: readonly ExportFormat[] = Object.keys(exportFiles).filter(isFormat);

/** Whether a format is for paper, which has versions with and without the key. */
export const isPaper = (format: ExportFormat): format is PaperFormat => format in papers;

/** Formats of each type of content. A plan has no questions, and QTI supports little for exercises that people mark. */
export const formatsOf = {
  LESSON_PLAN: exportFormats.filter(isPaper),
  TEST: exportFormats,
  EXERCISE: [...exportFormats.filter(isPaper), 'gift', 'moodle'],
} satisfies Record<ContentType, readonly ExportFormat[]>;
