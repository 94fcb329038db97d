import type { ColumnKind } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { SheetSet } from './fonts.ts';

/** The languages of pages. */
export const pageLanguages = ['ar', 'fr', 'en'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

type PlainKind = Exclude<ColumnKind, 'mark'>;
/** The words on the pages of a language; each list has alternatives, in reading order. */
export interface Vocabulary {
  readonly columns: Readonly<Record<PlainKind | 'surname' | 'givenName', readonly string[]>>;
  readonly marks: Readonly<Record<MarkRole, readonly string[]>>;
  /** Lines above the table. */
  readonly titles: readonly string[];
  readonly remarks: readonly string[];
  readonly absences: readonly string[];
  /** The name of the line below the pupils. */
  readonly summaries: readonly string[];
}

const words = (list: string): string[] => list.split('|');

/** The sets share no heading, title or summary, where the language has alternatives. */
export const vocabularies: Record<SheetSet, Record<PageLanguage, Vocabulary>> = {
  development: {
    ar: {
      columns: {
        ordinal: words('الرقم|رقم'),
        registrationNumber: words('رقم التعريف'),
        name: words('اللقب والاسم|الاسم واللقب'),
        surname: words('اللقب'),
        givenName: words('الاسم'),
        average: words('المعدل|معدل الفصل'),
        remark: words('الملاحظات|التقديرات'),
        other: words('تاريخ الميلاد'),
      },
      marks: {
        activities: words('تقويم النشاطات|الكراس|المشاركة|السلوك'),
        practical: words('أعمال تطبيقية'),
        test: words('الفرض|الفرض الأول|الفرض الثاني|معدل الفروض'),
        exam: words('الاختبار|الإختبار'),
        term: words('الفصل الأول|الفصل الثاني|الفصل الثالث'),
      },
      titles: words(
        'دفتر التنقيط|متوسطة الأمير عبد القادر|القسم : 2م1|السنة الدراسية 2025/2026|المادة : الرياضيات',
      ),
      remarks: words('عمل جيد|ممتاز|عمل مقبول|ضعيف|متوسط|واصل'),
      absences: words('غ|غ|غ|غائب'),
      summaries: words('معدل القسم'),
    },
    fr: {
      columns: {
        ordinal: words('N°|No'),
        registrationNumber: words('Matricule'),
        name: words('Nom et prénom|Nom et prénoms'),
        surname: words('Nom'),
        givenName: words('Prénom'),
        average: words('Moyenne|Moyenne /20'),
        remark: words('Observations|Remarques'),
        other: words('Date de naissance'),
      },
      marks: {
        activities: words('Cahier|Participation|Comportement|Éval. continue'),
        practical: words('TP'),
        test: words('Devoir 1|Devoir 2|Devoir'),
        exam: words('Composition'),
        term: words('Trimestre 1|Trimestre 2|Trimestre 3'),
      },
      titles: words(
        'Relevé de notes|CEM Vallée des Jasmins|Classe : 4AM2|Année scolaire 2025-2026|Matière : Physique',
      ),
      remarks: words('Bien|Très bien|Passable|Assez bien|Insuffisant'),
      absences: words('abs|Abs|ABS'),
      summaries: words('Moyenne de la classe|Total'),
    },
    en: {
      columns: {
        ordinal: words('No|No.'),
        registrationNumber: words('Registration no'),
        name: words('Full name|Name'),
        surname: words('Surname'),
        givenName: words('First name'),
        average: words('Average|Term average'),
        remark: words('Remarks'),
        other: words('Date of birth'),
      },
      marks: {
        activities: words('Notebook|Homework|Behaviour|Participation'),
        practical: words('Practical'),
        test: words('Test 1|Test 2|Test'),
        exam: words('Exam'),
        term: words('Term 1|Term 2|Term 3'),
      },
      titles: words('Gradebook|Jasmine Valley School|Class 4M2|School year 2025/2026|English'),
      remarks: words('Good|Very good|Fair|Excellent|Weak'),
      absences: words('abs|Abs|absent'),
      summaries: words('Class average'),
    },
  },
  heldOut: {
    ar: {
      columns: {
        ordinal: words('ر ت|الترتيب'),
        registrationNumber: words('رقم التسجيل'),
        name: words('اسم ولقب التلميذ|الإسم و اللقب'),
        surname: words('لقب التلميذ'),
        givenName: words('اسم التلميذ'),
        average: words('معدل المادة|المعدل الفصلي'),
        remark: words('ملاحظات الأستاذ|التقدير'),
        other: words('ت الميلاد'),
      },
      marks: {
        activities: words('التقويم المستمر|الواجبات|تنظيم الكراس'),
        practical: words('الأعمال التطبيقية|تعبير شفوي'),
        test: words('فرض 1|فرض 2|علامة الفرض'),
        exam: words('اختبار الفصل|علامة الاختبار'),
        term: words('ف 1|ف 2|ف 3'),
      },
      titles: words(
        'كشف نقاط التلاميذ|ثانوية ابن خلدون|الفوج التربوي : 3ع ت 2|الموسم الدراسي 2024/2025|اللغة العربية',
      ),
      remarks: words('حسن|جيد جدا|نتائج مقبولة|يمكنك التحسن'),
      absences: words('غ|غياب'),
      summaries: words('المعدل العام للقسم'),
    },
    fr: {
      columns: {
        ordinal: words('Num|N° d’ordre'),
        registrationNumber: words('N° d’inscription'),
        name: words('Élève|Noms & prénoms'),
        surname: words('Nom de famille'),
        givenName: words('Prénoms'),
        average: words('Moy.|Moy. générale'),
        remark: words('Appréciation'),
        other: words('Né(e) le'),
      },
      marks: {
        activities: words('Contrôle continu|Assiduité|Travail maison'),
        practical: words('Travaux pratiques|Oral'),
        test: words('Interro 1|Interro 2|DS 1|DS 2'),
        exam: words('Examen|Compo.'),
        term: words('1er trim.|2e trim.|3e trim.'),
      },
      titles: words(
        'Carnet de notes du professeur|Lycée Ibn Khaldoun|2AS sciences|Premier trimestre|Langue française',
      ),
      remarks: words('Bon travail|Peut mieux faire|Travail moyen|Excellent'),
      absences: words('abs|Absent|abs.'),
      summaries: words('Moy. de classe'),
    },
    en: {
      columns: {
        ordinal: words('Nr|Sr No'),
        registrationNumber: words('Student ID'),
        name: words('Student|Pupil’s name'),
        surname: words('Last name'),
        givenName: words('Given name'),
        average: words('Mean|Overall average'),
        remark: words('Comment'),
        other: words('Born'),
      },
      marks: {
        activities: words('Continuous ass.|Class work|Projects'),
        practical: words('Oral|Lab work'),
        test: words('Quiz 1|Quiz 2|Short test'),
        exam: words('Final exam|Written exam'),
        term: words('First term|Second term|Third term'),
      },
      titles: words('Mark sheet|Ibn Khaldun High School|Group 2B|First term|Teacher’s record'),
      remarks: words('Keep it up|Satisfactory|Needs work|Well done'),
      absences: words('abs|a|ABS'),
      summaries: words('Mean of the class'),
    },
  },
};
