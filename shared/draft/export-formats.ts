import type { ContentType } from '../model/draft.ts';

/** Files that a draft can become. */
export const exportFormats = ['markdown', 'gift', 'moodle', 'qti21', 'qti12'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What each format is as a file. */
export const exportFiles = {
  markdown: { extension: 'md', contentType: 'text/markdown; charset=utf-8' },
  gift: { extension: 'gift', contentType: 'text/plain; charset=utf-8' },
  moodle: { extension: 'xml', contentType: 'application/xml; charset=utf-8' },
  qti21: { extension: 'zip', contentType: 'application/zip' },
  qti12: { extension: 'zip', contentType: 'application/zip' },
} as const satisfies Record<ExportFormat, { extension: string; contentType: string }>;

const papers = ['markdown'] as const;
/** Files of learning systems; they always hold the key. */
const quizzes = ['gift', 'moodle', 'qti21', 'qti12'] as const;

/** What each type of content can become: a plan asks nothing, and exercises are marked by people, which QTI has little for. */
export const formatsOf = {
  LESSON_PLAN: papers,
  TEST: [...papers, ...quizzes],
  EXERCISE: [...papers, 'gift', 'moodle'],
} as const satisfies Record<ContentType, readonly ExportFormat[]>;
