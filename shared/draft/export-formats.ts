import type { ContentType } from '../model/content-types.ts';

/** For paper, and to be edited further: the pupil's sheet, or the teacher's with the key. */
const papers = ['docx', 'pdf', 'markdown'] as const;
/** For learning systems; these always hold the key. */
const quizzes = ['gift', 'moodle', 'qti21', 'qti12'] as const;
export type PaperFormat = (typeof papers)[number];
export type QuizFormat = (typeof quizzes)[number];

/** Files that a draft can become. */
export const exportFormats = [...papers, ...quizzes] as const;
export type ExportFormat = PaperFormat | QuizFormat;

/** Whether a format is for paper, so that it is asked for with or without the key. */
export const isPaper = (format: ExportFormat): format is PaperFormat =>
  papers.some((paper) => paper === format);

/** What each format is as a file. */
export const exportFiles = {
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
  markdown: { extension: 'md', contentType: 'text/markdown; charset=utf-8' },
  gift: { extension: 'gift', contentType: 'text/plain; charset=utf-8' },
  moodle: { extension: 'xml', contentType: 'application/xml; charset=utf-8' },
  qti21: { extension: 'zip', contentType: 'application/zip' },
  qti12: { extension: 'zip', contentType: 'application/zip' },
} as const satisfies Record<ExportFormat, { extension: string; contentType: string }>;

/** What each type of content can become: a plan asks nothing, and exercises are marked by people, which QTI has little for. */
export const formatsOf = {
  LESSON_PLAN: papers,
  TEST: [...papers, ...quizzes],
  EXERCISE: [...papers, 'gift', 'moodle'],
} as const satisfies Record<ContentType, readonly ExportFormat[]>;
