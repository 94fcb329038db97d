import {
  exportFiles,
  formatsOf,
  isPaper,
  type ExportFormat,
  type PaperFormat,
  type QuizFormat,
} from '#shared/draft/export-formats.ts';
import { withReading } from '#shared/draft/readings.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import type { Draft } from '#shared/model/draft.ts';
import { shortFileNamePart } from '#core/files/file-name.ts';
import { toDocx } from './docx/docx.ts';
import { markdownFile } from './markdown/markdown.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { toPdf, type PdfTypefaces } from './pdf/pdf.ts';
import { toGift } from './quiz/gift.ts';
import { toMoodleXml } from './quiz/moodle-xml.ts';
import { qti12 } from './quiz/qti12.ts';
import { qti21 } from './quiz/qti21.ts';
import { toQuiz, type Quiz } from './quiz/quiz.ts';
import { zipPackage } from './quiz/zip-package.ts';
import type { SheetOptions } from './sheet-options.ts';
import { Defect } from '#core/defect.ts';

export interface ExportedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly name: string;
}

/** Whether a draft of this type can be exported in the format. */
export const isOffered = ({ type }: Draft, format: ExportFormat): boolean =>
  formatsOf[type].some((offered) => offered === format);

/** The draft with the version of its text that is asked for; `undefined` if it has none. */
export function readAt(draft: Draft, { reading }: SheetOptions): Draft | undefined {
  if (!reading) return draft;
  return draft.type === 'TEST' ? withReading(draft, reading) : undefined;
}

export interface ExportPorts {
  /** Loaded only for formats that need typesetting. */
  readonly typefaces: () => Promise<PdfTypefaces>;
  /** `YYYY-MM-DD`: the creation date in the file. */
  readonly createdOn: string;
}

type Content = Uint8Array | string;

async function paper(
  draft: Draft,
  format: PaperFormat,
  options: SheetOptions,
  { typefaces, createdOn }: ExportPorts,
): Promise<Content> {
  switch (format) {
    case 'docx':
      return toDocx(draft, options, typefaces);
    case 'pdf':
      return toPdf(draft, options, await typefaces(), createdOn);
    case 'markdown':
      return markdownFile(draft, options);
  }
}

const quizzes: Readonly<Record<QuizFormat, (quiz: Quiz) => Content>> = {
  gift: toGift,
  moodle: toMoodleXml,
  qti21: (quiz) => zipPackage(qti21(quiz)),
  qti12: (quiz) => zipPackage(qti12(quiz)),
};

function questions(draft: Draft, format: QuizFormat, options: SheetOptions): Content {
  if (draft.type === 'LESSON_PLAN') throw new Defect('a lesson plan asks no questions');
  return quizzes[format](toQuiz(draft, options));
}

/** The file name: the draft's title, its form, and whether it contains the answers. */
function nameOf(
  draft: Draft,
  format: ExportFormat,
  { form, withKey, withBoth, reading }: SheetOptions,
): string {
  const labels = labelsIn(draft.language);
  const isSheet = isPaper(format) && draft.type !== 'LESSON_PLAN';
  const parts = [
    draft.type === 'TEST' && form && labels.formLetters[form],
    reading && labels.readings[reading],
    isSheet && (withKey || withBoth) && labels.withAnswers,
  ].flatMap((part) => (part ? [`-${part}`] : []));
  const end = `${parts.join('')}.${exportFiles[format].extension}`;
  return `${shortFileNamePart(plainText(draft.title), end) || labels.untitled}${end}`;
}

/**
 * Makes a file from a draft.
 * @throws if the draft is not offered in the format
 */
export async function makeExport(
  draft: Draft,
  format: ExportFormat,
  options: SheetOptions,
  ports: ExportPorts,
): Promise<ExportedFile> {
  if (!isOffered(draft, format)) throw new Defect(`${draft.type} is not offered as ${format}`);
  const content = isPaper(format)
    ? await paper(draft, format, options, ports)
    : questions(draft, format, options);
  return {
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    contentType: exportFiles[format].contentType,
    name: nameOf(draft, format, options),
  };
}
