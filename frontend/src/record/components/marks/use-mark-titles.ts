import { useMessage } from '#frontend/i18n/use-message.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import type { GradeJob } from '#frontend/lib/api/response-types.ts';
import { useClasses } from '../../api/classes.ts';
import { useAllMarkSheets } from '../../api/mark-sheets.ts';

interface Marks {
  readonly className: string | undefined;
  readonly subject: string | undefined;
  readonly term: number | undefined;
}

/** Titles of marks by class, subject and term; undefined if their class is not known. */
interface MarkTitles {
  /** Of a page, by the sheet that took its marks, or else by what was read. */
  readonly ofPage: (job: GradeJob) => string | undefined;
  readonly ofSheet: (classId: string, sheetId: string) => string | undefined;
}

export const useMarkTitles = (): MarkTitles => {
  const text = useMessage();
  const { data: classes = [] } = useClasses();
  const { data: sheets = [] } = useAllMarkSheets();
  const nameOf = (classId: string | undefined): string | undefined =>
    classes.find(({ id }) => id === classId)?.name;
  const titleOf = ({ className, subject, term }: Marks): string | undefined =>
    className &&
    [
      isolate(className),
      ...(subject ? [isolate(subject)] : []),
      ...(term ? [text('job.term', { term })] : []),
    ].join(' · ');
  return {
    ofPage: ({ id, classId, made }) => {
      const sheet = sheets.find(({ pages = [] }) => pages.includes(id));
      return titleOf({
        className: nameOf(sheet?.classId) ?? made?.className ?? nameOf(classId),
        subject: sheet?.subject ?? made?.subject,
        term: sheet?.term ?? made?.term,
      });
    },
    ofSheet: (classId, sheetId) => {
      const sheet = sheets.find((one) => one.classId === classId && one.id === sheetId);
      return titleOf({
        className: nameOf(classId),
        subject: sheet?.subject,
        term: sheet?.term,
      });
    },
  };
};
