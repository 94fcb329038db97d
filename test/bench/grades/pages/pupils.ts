import type { Chance } from './chance.ts';
import type { PageLanguage } from './vocabulary.ts';

/** An invented pupil of a page and of its class list. */
export interface PagePupil {
  readonly surname: string;
  readonly givenName: string;
  /** 16 digits, as assigned by the ministry. */
  readonly registrationNumber: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
}

const names: Record<PageLanguage, { surnames: readonly string[]; givenNames: readonly string[] }> =
  {
    ar: {
      surnames:
        'بن علي|بوزيد|حمداني|قاسمي|بلقاسم|زروقي|مرابط|عيساوي|بن يوسف|شريف|لعموري|طالبي|سعدي|بوعلام|خليفي|دراجي|رحماني|مزياني|آيت أحمد|أوصالح|بن عبد الله|حداد|فرحات|يحياوي|بلخير|تواتي|جلولي|صحراوي|غربي|ناصري|هواري|وناس'.split(
          '|',
        ),
      givenNames:
        'أمينة|فاطمة الزهراء|إيمان|نور الهدى|هاجر|سارة|آية|رتاج|ملاك|خديجة|أسماء|شيماء|مروى|هدى|لينة|محمد|عبد الرحمن|يوسف|أحمد|إسلام|أيوب|عبد القادر|ياسين|زكرياء|محمد الأمين|رؤوف|وائل|أنس|يحيى|مهدي|ضياء الدين|قصي'.split(
          '|',
        ),
    },
    fr: {
      surnames:
        'Benali|Bouzid|Hamdani|Kaci|Belkacem|Zerrouki|Mérabet|Aït Ahmed|Ould Slimane|Chérif|Lamouri|Talbi|Saâdi|Boualem|Khelifi|Derradji|Garçon|Lefèvre|Haddad|Meziane|Toumi|Guendouz'.split(
          '|',
        ),
      givenNames:
        'Amina|Fatima-Zohra|Imène|Nour El Houda|Hadjer|Sara|Aya|Ritadj|Mélissa|Khadidja|Mohamed|Abderrahmane|Youcef|Ahmed|Islam|Ayoub|Abdelkader|Yacine|Zakaria|Raïs|Inès|Walid|Élodie|Noé'.split(
          '|',
        ),
    },
    en: {
      surnames:
        'Carter|Farouk|Miller|Smith|Cherif|Wilson|Johnson|Brown|Khelifa|Bouzid|Haddad|Mansouri|Kaci|Saidi|O’Neill|Taylor|Green|Walker'.split(
          '|',
        ),
      givenNames:
        'Emily|Omar|Grace|Daniel|Lina|Peter|Sarah|Adam|Hana|Walid|Amina|Youssef|Nadia|Rania|Jack|Mary-Ann|Thomas|Victor|Zoe|Quinn'.split(
          '|',
        ),
    },
  };

const two = (value: number): string => String(value).padStart(2, '0');

/** A class of pupils with different names, sorted by surname as in a school's list. */
export function makePupils(language: PageLanguage, count: number, chance: Chance): PagePupil[] {
  const { surnames, givenNames } = names[language];
  const pupils = new Map<string, PagePupil>();
  while (pupils.size < count) {
    const surname = chance.pick(surnames);
    const givenName = chance.pick(givenNames);
    const year = chance.whole(2009, 2013);
    pupils.set(`${surname} ${givenName}`, {
      surname,
      givenName,
      registrationNumber: `10${year}${two(chance.whole(0, 99))}${String(chance.whole(0, 99_999_999)).padStart(8, '0')}`,
      dateOfBirth: `${year}-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))}`,
    });
  }
  return [...pupils.values()].toSorted((a, b) => a.surname.localeCompare(b.surname, language));
}
