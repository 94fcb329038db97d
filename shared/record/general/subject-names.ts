import { foldedWords, foldText } from '../../text/fold-text.ts';

/** How the subjects that coefficients are known for are written; a name of several subjects is none of them. */
const names = {
  arabic: ['العربية', 'اللغة العربية', 'اللغة العربية وآدابها', 'لغة عربية', 'Arabe', 'Arabic'],
  french: ['الفرنسية', 'اللغة الفرنسية', 'Français', 'Langue française', 'French'],
  english: [
    'الإنجليزية',
    'الانكليزية',
    'اللغة الإنجليزية',
    'اللغة الانكليزية',
    'Anglais',
    'English',
  ],
  tamazight: ['الأمازيغية', 'اللغة الأمازيغية', 'تمازيغت', 'Tamazight', 'Amazigh'],
  maths: ['الرياضيات', 'رياضيات', 'Mathématiques', 'Maths', 'Math', 'Mathematics'],
  physics: [
    'الفيزياء',
    'العلوم الفيزيائية',
    'العلوم الفيزيائية والتكنولوجيا',
    'العلوم الفيزيائية والتكنولوجية',
    'Physique',
    'Sciences physiques',
    'Physics',
  ],
  science: [
    'علوم الطبيعة والحياة',
    'العلوم الطبيعية',
    'العلوم الطبيعية والحياة',
    'Sciences naturelles',
    'Sciences de la nature et de la vie',
    'SVT',
    'Natural science',
  ],
  history: ['التاريخ', 'Histoire', 'History'],
  geography: ['الجغرافيا', 'Géographie', 'Geography'],
  'history-geography': [
    'التاريخ والجغرافيا',
    'الاجتماعيات',
    'Histoire-géographie',
    'Histoire et géographie',
    'History and geography',
  ],
  civics: ['التربية المدنية', 'Éducation civique', 'Civics', 'Civic education'],
  islamic: [
    'التربية الإسلامية',
    'العلوم الإسلامية',
    'Éducation islamique',
    'Sciences islamiques',
    'Islamic education',
  ],
  philosophy: ['الفلسفة', 'Philosophie', 'Philosophy'],
  technology: [
    'التكنولوجيا',
    'تكنولوجيا',
    'الهندسة المدنية',
    'الهندسة الكهربائية',
    'الهندسة الميكانيكية',
    'هندسة الطرائق',
    'Technologie',
    'Technology',
  ],
  accounting: [
    'التسيير المحاسبي والمالي',
    'المحاسبة',
    'Comptabilité',
    'Gestion comptable et financière',
    'Accounting',
  ],
  economics: ['الاقتصاد', 'الاقتصاد والمناجمنت', 'Économie', 'Économie et management', 'Economics'],
  law: ['القانون', 'Droit', 'Law'],
  pe: [
    'التربية البدنية',
    'التربية البدنية والرياضية',
    'الرياضة',
    'Éducation physique',
    'Éducation physique et sportive',
    'EPS',
    'Physical education',
    'PE',
    'Sport',
  ],
  drawing: [
    'الرسم',
    'التربية التشكيلية',
    'التربية الفنية',
    'التربية الفنية التشكيلية',
    'Dessin',
    'Éducation artistique',
    'Arts plastiques',
    'Drawing',
    'Art',
  ],
  music: ['الموسيقى', 'التربية الموسيقية', 'Musique', 'Éducation musicale', 'Music'],
  computing: [
    'الإعلام الآلي',
    'المعلوماتية',
    'إعلام آلي',
    'Informatique',
    'Computing',
    'Computer science',
    'ICT',
  ],
} as const satisfies Record<string, readonly string[]>;
export type KnownSubject = keyof typeof names;

/** Words that say nothing about which subject it is. */
const FILLERS = new Set(['و', 'et', 'and', 'ماده']);

const fold = (name: string): string =>
  foldedWords(name)
    .filter((word) => !FILLERS.has(word))
    .join(' ');

const isKnown = (key: string): key is KnownSubject => key in names;
const known: ReadonlyMap<string, KnownSubject> = new Map(
  Object.entries(names).flatMap(([key, written]) =>
    isKnown(key) ? written.map((name) => [fold(name), key] as const) : [],
  ),
);

/** The subject that a name means; undefined if it is not exactly one of the known names. */
export const knownSubject = (name: string): KnownSubject | undefined => known.get(fold(name));

/** Whether two names mean one subject. */
export const isSameSubject = (name: string, other: string): boolean => {
  const known = knownSubject(name);
  return (
    foldText(name) === foldText(other) || (known !== undefined && known === knownSubject(other))
  );
};

/** Only from these may a pupil be exempt (the ministry, school year 2019/20). */
const EXEMPTIBLE: ReadonlySet<KnownSubject | undefined> = new Set<KnownSubject>([
  'pe',
  'drawing',
  'music',
  'computing',
]);

/** Whether pupils may be exempt from a subject, by its name. */
export const isExemptible = (name: string): boolean => EXEMPTIBLE.has(knownSubject(name));

/** Names in a list that mean one subject; each would count. */
export const doubledSubjects = <S extends { readonly subject: string }>(
  subjects: readonly S[],
): readonly S[] => {
  const byKey = Map.groupBy(subjects, ({ subject }) => knownSubject(subject));
  return [...byKey].flatMap(([key, own]) => (key !== undefined && own.length > 1 ? own : []));
};
