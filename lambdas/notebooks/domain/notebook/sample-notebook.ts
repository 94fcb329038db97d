import { optionsIn } from '#shared/model/job-options.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import type { ProfessionalProfile } from '#shared/model/profile.ts';
import type { Pupil } from '#shared/model/pupil.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import type { Term } from '#shared/model/term.ts';
import { honoursOf } from '#shared/record/figures/school-honours.ts';
import type { NotebookInput } from './notebook.ts';

/** Invented names for the sample classes of tests and the benchmark. */
const SURNAMES =
  'بن علي,بوعلام,حداد,قاسمي,بلقاسم,مرابط,زروقي,شريف,عمراني,لعروسي,تومي,بوزيد,سعيدي,حمداني,خليفة'.split(
    ',',
  );
const GIRLS = 'فاطمة الزهراء,خديجة,مريم,نور الهدى,آية,رميساء,سلمى,لينا,هبة الله'.split(',');
const BOYS = 'محمد,أحمد,عبد الرحمن,يوسف,بلال,إسلام,عبد القادر,إبراهيم,أنس,زكرياء'.split(',');
const LATIN = ['Benali Yasmine', 'Haddad Karim', 'Kaci Zoé', 'Mansouri Ines', 'Lefèvre Amine'];

const pick = (names: readonly string[], seed: number): string => names[seed % names.length] ?? '';

function samplePupil(group: number, index: number): Pupil {
  const seed = group * 131 + index * 17;
  const female = seed % 2 === 0;
  const name = `${pick(SURNAMES, seed + group + index * 5)} ${pick(female ? GIRLS : BOYS, seed + index * 3)}`;
  return {
    fullName: index % 8 === 7 ? pick(LATIN, seed) : name,
    registrationNumber: String(20_120_310_000_000 + group * 1_000 + index),
    dateOfBirth: `2012-${String((seed % 12) + 1).padStart(2, '0')}-${String((seed % 28) + 1).padStart(2, '0')}`,
    gender: female ? 'female' : 'male',
  };
}

const sampleProfile: ProfessionalProfile = {
  fullName: 'أحمد بن صالح',
  academicSeason: '2024/2025',
  educationalAdministration: 'مديرية التربية لولاية البليدة',
  level: 'Middle',
  dateOfBirth: '1985-04-17',
  placeOfBirth: 'البليدة',
  rank: 'أستاذ التعليم المتوسط قسم أول',
  category: '13',
  gradeStep: '5',
  dateOfProgression: '2023-01-01',
  educationalScore: '17.50/20',
  dateOfEducationalScore: '2022-05-12',
  school: 'متوسطة الأمير عبد القادر',
  subject: 'اللغة العربية',
  classesTaught: '1م1، 1م2، 2م3',
  academicQualifications:
    'ليسانس في اللغة العربية وآدابها، جامعة الجزائر 2، 2007\nماستر في اللسانيات التطبيقية، 2012',
};

const sampleClass = (name: string, group: number, pupils: number): ListedClass => ({
  name,
  pupils: Array.from({ length: pupils }, (_, index) => samplePupil(group, index)),
});

/** A middle-school notebook with the given numbers of classes and pupils, and with all optional contents. */
export function sampleNotebook(
  language: 'en' | 'ar',
  classes: number,
  pupils: number,
): NotebookInput {
  const name = (index: number): string => `${1 + (index % 4)}م${1 + Math.floor(index / 4)}`;
  return {
    language,
    profile: sampleProfile,
    listed: {
      classes: Array.from({ length: classes }, (_, index) =>
        sampleClass(name(index), index, pupils),
      ),
    },
    contents: contentsPresets.complete,
    options: optionsIn('notebook', {}),
    honours: honoursOf(),
    generatedOn: '2024-09-08',
  };
}

/** The mark columns in the ministry's workbook of a middle school. */
const middleColumns: TermMarks['columns'] = [
  { heading: 'معدل تقويم النشاطات /20', kind: 'mark', role: 'activities', scale: 20 },
  { heading: 'الفرض /20', kind: 'mark', role: 'test', scale: 20 },
  { heading: 'الإختبار /20', kind: 'mark', role: 'exam', scale: 20 },
];

/** A term's marks as in the ministry's workbook; three of the pupils have odd ones. */
export function sampleTerm(term: Term | undefined, pupils: number): TermMarks {
  const half = (seed: number): string => String(6 + ((seed * 7) % 29) / 2).replace('.', ',');
  const marks = Array.from({ length: pupils }, (_, index) => [
    half(index),
    index === 2 ? '' : half(index * 3 + 5),
    index === 6 ? 'غ' : index === 4 ? '25' : half(index * 5 + 2),
  ]);
  return { ...(term && { term }), columns: middleColumns, marks };
}
