import type { Language } from '../model/locale.ts';
import type { NotebookOwner } from '../model/notebook-owner.ts';

/** The texts on the cover of a notebook, in the terms of Algerian schools. */
interface CoverTexts {
  readonly republic: string;
  readonly ministry: string;
  readonly notebook: string;
  readonly levels: Readonly<Record<NotebookOwner['level'], string>>;
  readonly labels: Readonly<Record<'teacher' | 'school' | 'season' | 'classes', string>>;
}

const en: CoverTexts = {
  republic: "People's Democratic Republic of Algeria",
  ministry: 'Ministry of National Education',
  notebook: 'Class notebook',
  levels: {
    Primary: 'Primary education',
    Middle: 'Middle school',
    Secondary: 'Secondary education',
  },
  labels: { teacher: 'Teacher', school: 'School', season: 'School year', classes: 'Classes' },
};

const ar: CoverTexts = {
  republic: 'الجمهورية الجزائرية الديمقراطية الشعبية',
  ministry: 'وزارة التربية الوطنية',
  notebook: 'دفتر القسم',
  levels: {
    Primary: 'التعليم الابتدائي',
    Middle: 'التعليم المتوسط',
    Secondary: 'التعليم الثانوي',
  },
  labels: {
    teacher: 'الأستاذ(ة)',
    school: 'المؤسسة',
    season: 'السنة الدراسية',
    classes: 'الأقسام',
  },
};

export const coverTextsIn = (language: Language): CoverTexts => ({ en, ar })[language];
