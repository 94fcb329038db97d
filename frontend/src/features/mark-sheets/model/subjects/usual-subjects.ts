import type { SavedClass } from '#shared/model/saved-class.ts';

const middle = [
  ...['اللغة العربية', 'الرياضيات', 'اللغة الفرنسية', 'اللغة الإنجليزية', 'التربية الإسلامية'],
  ...['التاريخ', 'الجغرافيا', 'التربية المدنية', 'العلوم الفيزيائية', 'علوم الطبيعة والحياة'],
  ...['التربية التشكيلية', 'التربية الموسيقية', 'الإعلام الآلي', 'التربية البدنية'],
];
const primary = [
  ...['اللغة العربية', 'الرياضيات', 'التربية الإسلامية', 'التربية المدنية'],
  ...['التربية العلمية والتكنولوجية', 'التربية الفنية', 'التربية البدنية'],
];
/** By the year in which they begin. */
const later = [
  [3, ['اللغة الفرنسية', 'اللغة الإنجليزية', 'التاريخ', 'الجغرافيا']],
  [4, ['اللغة الأمازيغية']],
] as const;

/** The subjects that classes of a year usually have, to begin a list with; the teacher takes off what the class does not have. */
export const usualSubjects = (
  level: SavedClass['level'],
  year: number | undefined,
): readonly string[] => {
  if (level === 'Middle') return middle;
  if (level !== 'Primary' || year === undefined) return [];
  return [...primary, ...later.flatMap(([from, names]) => (year >= from ? names : []))];
};
