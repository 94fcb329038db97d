import type { Teaching } from './teaching.ts';

export const teachingOfLanguages: Readonly<Record<string, Teaching>> = {
  verbs: {
    prerequisites: [
      { ar: 'تمييز الفعل من الاسم والحرف.', en: 'Telling verbs from nouns and particles.' },
      { ar: 'الضمائر المنفصلة.', en: 'The personal pronouns.' },
    ],
    materials: [
      {
        ar: 'بطاقات الضمائر وجدول تصريف فارغ',
        en: 'Cards with pronouns and an empty table of forms',
      },
    ],
    keywords: [
      {
        term: { ar: 'الضمير المتصل', en: 'attached pronoun' },
        meaning: {
          ar: 'ما يلحق آخر الفعل ليدل على صاحبه.',
          en: 'What is added to the verb to say who acts.',
        },
      },
      {
        term: { ar: 'حروف المضارعة', en: 'prefixes of the present' },
        meaning: {
          ar: 'أ، ن، ي، ت: تدخل على أول الفعل فتدل على الحاضر أو المستقبل.',
          en: 'The letters that begin a verb of the present or future.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'كتابة الألف الفارقة مع غير واو الجماعة.',
          en: 'Writing the silent alif where there is no plural waw.',
        },
        response: {
          ar: 'اسأل عن صاحب الفعل: هل هم جماعة؟ ثم قارن «كتبوا» و«يدعو».',
          en: 'Ask who acts: are they many? Then compare both forms.',
        },
      },
      {
        misconception: {
          ar: 'الخلط بين نون النسوة وواو الجماعة.',
          en: 'Confusing the feminine and the masculine plural.',
        },
        response: {
          ar: 'صرف الفعل نفسه في جملتين: التلاميذ والتلميذات.',
          en: 'Conjugate the same verb in two sentences, for boys and for girls.',
        },
      },
    ],
  },
  tenses: {
    prerequisites: [
      { ar: 'الضمائر والأفعال المساعدة.', en: 'Personal pronouns, and the verbs “be” and “have”.' },
      { ar: 'ظروف الزمان.', en: 'Time expressions such as “yesterday” and “every day”.' },
    ],
    materials: [{ ar: 'خط زمني وبطاقات', en: 'A time line on the board and cards with verbs' }],
    keywords: [
      {
        term: { ar: 'زمن الفعل', en: 'tense' },
        meaning: {
          ar: 'صيغة تدل على وقت الحدث.',
          en: 'The form of a verb that says when something happens.',
        },
      },
      {
        term: { ar: 'الفعل المساعد', en: 'auxiliary' },
        meaning: {
          ar: 'فعل يساعد على بناء الصيغة.',
          en: 'A verb that helps another one to form, such as “have”.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'نسيان علامة المفرد الغائب.',
          en: 'Leaving out the -s with he, she and it.',
        },
        response: {
          ar: 'قارن جملتين لا تختلفان إلا في الفاعل.',
          en: 'Put two sentences side by side that differ only in who acts.',
        },
      },
      {
        misconception: {
          ar: 'معاملة كل الأفعال كأنها قياسية.',
          en: 'Treating every verb as regular: “goed”, “writed”.',
        },
        response: {
          ar: 'كون جدول الأفعال الشاذة مع التلاميذ.',
          en: 'Build a list of irregular verbs with the class and ask for five each lesson.',
        },
      },
    ],
  },
};
