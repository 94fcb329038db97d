import { averagePresets } from '#shared/record/averages/average-presets.ts';
import { usualHonours } from '#shared/model/honours.ts';
import type { Language } from '#shared/model/locale.ts';
import type { MarkSheetColumn, MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass, SavedPupil } from '#shared/model/saved-class.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { sampleNotebook } from '#lambdas/notebooks/domain/notebook/sample-notebook.ts';
import type { ClassToReport, ReportInput } from './report.ts';

const [rule] = averagePresets;
const columns: readonly MarkSheetColumn[] = [
  { id: 'c1', heading: 'تقويم النشاطات', role: 'activities', scale: 20 },
  { id: 'c2', heading: 'الفرض', role: 'test', scale: 20 },
  { id: 'c3', heading: 'الاختبار', role: 'exam', scale: 20 },
];
const REMARKS = ['عمل ممتاز، واصل.', '', 'تحسّن واضح في الهندسة. راجع الجبر قبل كل فرض.', ''];

/** Marks in halves. The third pupil has no test mark, the fifth 25 in the exam, and the seventh was absent from it. */
export function sampleSheet(
  term: Term,
  pupils: readonly SavedPupil[],
  group = 0,
): MarkSheetContent {
  const half = (seed: number): string =>
    String(6 + ((seed * 7 + group * 3) % 29) / 2).replace('.', ',');
  const marksOf = (index: number): Record<string, string> => ({
    c1: half(index + term),
    ...(index !== 2 && { c2: half(index * 3 + 5 * term) }),
    c3: index === 6 ? 'غ' : index === 4 ? '25' : half(index * 5 + 2 * term),
  });
  const cellsOf = (index: number): Record<string, { text: string }> =>
    Object.fromEntries(Object.entries(marksOf(index)).map(([column, text]) => [column, { text }]));
  const remarks = pupils.map(
    ({ id }, index) => [id, REMARKS[index % REMARKS.length] ?? ''] as const,
  );
  return {
    columns: [...columns],
    marks: Object.fromEntries(pupils.map(({ id }, index) => [id, cellsOf(index)] as const)),
    averages: { ...rule, parts: rule.parts.map((part) => ({ ...part, roles: [...part.roles] })) },
    remarks: Object.fromEntries(remarks.filter(([, text]) => text)),
  };
}

/** A saved class of invented pupils with the sheets of three terms. */
export function sampleReported(
  name: string,
  pupils: readonly SavedPupil[],
  group = 0,
): ClassToReport {
  const at = '2026-11-01T08:00:00.000Z';
  const kept: SavedClass = {
    ...{
      id: '01KJQ5N8000000000000000007',
      version: 1,
      name,
      subject: 'الرياضيات',
      level: 'Middle',
    },
    counts: { pupils: pupils.length, girls: 0, boys: 0 },
    ...{ keptAt: at, changedAt: at, keptUntil: at, pupils: [...pupils] },
  };
  const sheets = new Map(terms.map((term) => [term, sampleSheet(term, pupils, group)]));
  return { kept, subject: 'الرياضيات', sheets };
}

/** The report of a middle-school teacher with the given numbers of classes and pupils. */
export function sampleReport(language: Language, classes: number, pupils: number): ReportInput {
  const { profile, listed, generatedOn } = sampleNotebook(language, classes, pupils);
  return {
    ...{ language, profile, madeOn: generatedOn },
    honours: { ...usualHonours, areUsual: true },
    classes: listed.classes.map((one, group) => {
      const own = one.pupils.map((pupil, index): SavedPupil => ({ ...pupil, id: `p${index}` }));
      return sampleReported(one.name, own, group);
    }),
  };
}
