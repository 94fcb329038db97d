import { shortFileNamePart } from '#core/files/file-name.ts';
import type { Language } from '#shared/model/locale.ts';

/** Media types of the extraction's own files. */
export const exportTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;
export type ExportKind = keyof typeof exportTypes;

const words = {
  en: { marks: 'marks', draft: 'draft' },
  ar: { marks: 'نقاط', draft: 'مسودة' },
} as const satisfies Record<Language, unknown>;

/** The file name of a table of marks: the page's title, and `draft` until the teacher confirms it. */
export function exportName(
  language: Language,
  { title, confirmed, kind }: { title: string; confirmed: boolean; kind: ExportKind },
): string {
  const { marks, draft } = words[language];
  const end = `${confirmed ? '' : `-${draft}`}.${kind}`;
  const about = shortFileNamePart(title, `${marks}-${end}`);
  return `${marks}${about && `-${about}`}${end}`;
}
