import type { ClassSubject, ClassSubjects } from '#shared/model/class-subjects.ts';
import type { Language } from '#shared/model/locale.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { bySubject } from '#shared/record/general/class-results.ts';
import type { ReportInput } from '../report.ts';
import { sampleReport } from '../sample-report.fixture.ts';

/** Fifteen subjects of the third year of middle school. */
export const middleSubjects: readonly ClassSubject[] = [
  { subject: 'اللغة العربية', coefficient: 3 },
  { subject: 'الرياضيات', coefficient: 3 },
  { subject: 'العلوم الفيزيائية والتكنولوجيا', coefficient: 2 },
  { subject: 'علوم الطبيعة والحياة', coefficient: 2 },
  { subject: 'اللغة الفرنسية', coefficient: 2 },
  { subject: 'اللغة الإنجليزية', coefficient: 1.5 },
  { subject: 'التاريخ', coefficient: 1 },
  { subject: 'الجغرافيا', coefficient: 1 },
  { subject: 'التربية الإسلامية', coefficient: 1 },
  { subject: 'التربية المدنية', coefficient: 1 },
  { subject: 'التربية البدنية والرياضية', coefficient: 1 },
  { subject: 'التربية التشكيلية', coefficient: 1 },
  { subject: 'التربية الموسيقية', coefficient: 1 },
  { subject: 'الإعلام الآلي', coefficient: 1 },
  { subject: 'اللغة الأمازيغية', coefficient: 1 },
];

/** Averages in quarters; the scale is that of the class. */
function sheetOf(subject: number, term: Term, ids: readonly string[], scale: number) {
  const marks = ids.map((id, pupil) => {
    const quarter = (pupil * 7 + subject * 11 + term * 5) % (scale * 3);
    const text = String(scale / 4 + quarter / 4).replace('.', ',');
    return [id, { c: { text } }] as const;
  });
  return {
    columns: [{ id: 'c', heading: 'المعدل', role: 'term' as const, scale }],
    marks: Object.fromEntries(marks),
    remarks: { [ids[0] ?? '']: 'نتائج جيدة ومشرفة' },
    averages: {
      preset: 'custom' as const,
      parts: [{ roles: ['term' as const], weight: 1 }],
      scale,
    },
  } satisfies MarkSheetContent;
}

interface Wanted {
  readonly pupils?: number;
  readonly level?: SchoolLevel;
  readonly settings?: Partial<ClassSubjects>;
  /** Changes a sheet, or leaves it out. */
  readonly change?: (
    sheet: MarkSheetContent,
    of: { readonly subject: number; readonly term: Term },
  ) => MarkSheetContent | undefined;
}

/** A class in all its subjects: 45 pupils and 15 subjects, with marks in three terms. */
export function sampleGeneral(
  language: Language,
  { pupils = 45, level = 'Middle', settings = {}, change = (sheet) => sheet }: Wanted = {},
): ReportInput {
  const input = sampleReport(language, 1, pupils);
  const all: ClassSubjects = { subjects: [...middleSubjects], pass: 10, ...settings };
  return {
    ...input,
    classes: input.classes.map((one) => {
      const ids = one.kept.pupils.map(({ id }) => id);
      const sheets = all.subjects.flatMap(({ subject }, index) =>
        terms.flatMap((term) => {
          const made = sheetOf(index, term, ids, level === 'Primary' ? 10 : 20);
          const content = change(made, { subject: index, term });
          return content ? [{ subject, term, content }] : [];
        }),
      );
      return {
        ...{ kept: { ...one.kept, level }, sheets: new Map() },
        general: { settings: all, sheets: bySubject(sheets) },
      };
    }),
  };
}
