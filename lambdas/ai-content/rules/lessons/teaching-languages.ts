import type { Teaching } from './teaching.ts';

export const teachingOfLanguages: Readonly<Record<string, Teaching>> = {
  verbs: {
    prerequisites: [
      {
        ar: 'تمييز الفعل من الاسم والحرف.',
        en: 'Telling verbs from nouns and particles.',
        fr: 'Distinguer le verbe du nom et de la particule.',
      },
      { ar: 'الضمائر المنفصلة.', en: 'The personal pronouns.', fr: 'Les pronoms personnels.' },
    ],
    materials: [
      {
        ar: 'بطاقات الضمائر وجدول تصريف فارغ',
        en: 'Cards with pronouns and an empty table of forms',
        fr: 'Des cartes avec les pronoms et un tableau de formes vide',
      },
    ],
    keywords: [
      {
        term: { ar: 'الضمير المتصل', en: 'attached pronoun', fr: 'pronom attaché' },
        meaning: {
          ar: 'ما يلحق آخر الفعل ليدل على صاحبه.',
          en: 'What is added to the verb to say who acts.',
          fr: 'Ce que l’on ajoute au verbe pour dire qui agit.',
        },
      },
      {
        term: { ar: 'حروف المضارعة', en: 'prefixes of the present', fr: 'préfixes du présent' },
        meaning: {
          ar: 'أ، ن، ي، ت: تدخل على أول الفعل فتدل على الحاضر أو المستقبل.',
          en: 'The letters that begin a verb of the present or future.',
          fr: 'Les lettres qui commencent un verbe au présent ou au futur.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'كتابة الألف الفارقة مع غير واو الجماعة.',
          en: 'Writing the silent alif where there is no plural waw.',
          fr: 'Écrire l’alif muet là où il n’y a pas de waw du pluriel.',
        },
        response: {
          ar: 'اسأل عن صاحب الفعل: هل هم جماعة؟ ثم قارن «كتبوا» و«يدعو».',
          en: 'Ask who acts: are they many? Then compare both forms.',
          fr: 'Demander qui agit : sont-ils plusieurs ? Puis comparer les deux formes.',
        },
      },
      {
        misconception: {
          ar: 'الخلط بين نون النسوة وواو الجماعة.',
          en: 'Confusing the feminine and the masculine plural.',
          fr: 'Confondre le pluriel féminin et le pluriel masculin.',
        },
        response: {
          ar: 'صرف الفعل نفسه في جملتين: التلاميذ والتلميذات.',
          en: 'Conjugate the same verb in two sentences, for boys and for girls.',
          fr: 'Conjuguer le même verbe dans deux phrases, pour des garçons et pour des filles.',
        },
      },
    ],
  },
  tenses: {
    prerequisites: [
      {
        ar: 'الضمائر والأفعال المساعدة.',
        en: 'Personal pronouns, and the verbs “be” and “have”.',
        fr: 'Les pronoms personnels, et les verbes « être » et « avoir ».',
      },
      {
        ar: 'ظروف الزمان.',
        en: 'Time expressions such as “yesterday” and “every day”.',
        fr: 'Des expressions de temps comme « hier » et « demain ».',
      },
    ],
    materials: [
      {
        ar: 'خط زمني وبطاقات',
        en: 'A time line on the board and cards with verbs',
        fr: 'Une ligne du temps au tableau et des cartes de verbes',
      },
    ],
    keywords: [
      {
        term: { ar: 'زمن الفعل', en: 'tense', fr: 'temps' },
        meaning: {
          ar: 'صيغة تدل على وقت الحدث.',
          en: 'The form of a verb that says when something happens.',
          fr: 'La forme d’un verbe qui dit quand une action se passe.',
        },
      },
      {
        term: { ar: 'الفعل المساعد', en: 'auxiliary', fr: 'auxiliaire' },
        meaning: {
          ar: 'فعل يساعد على بناء الصيغة.',
          en: 'A verb that helps another one to form, such as “have”.',
          fr: 'Un verbe qui aide un autre à se former, comme « avoir ».',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'نسيان علامة المفرد الغائب.',
          en: 'Leaving out the -s with he, she and it.',
          fr: 'Confondre les terminaisons -ait et -aient, ou -e et -ent, que l’on entend de la même façon.',
        },
        response: {
          ar: 'قارن جملتين لا تختلفان إلا في الفاعل.',
          en: 'Put two sentences side by side that differ only in who acts.',
          fr: 'Mettre côte à côte deux phrases où seul le sujet change, et faire souligner le sujet.',
        },
      },
      {
        misconception: {
          ar: 'معاملة كل الأفعال كأنها قياسية.',
          en: 'Treating every verb as regular: “goed”, “writed”.',
          fr: 'Traiter tout verbe comme régulier : « vous disez », « j’ai prendu ».',
        },
        response: {
          ar: 'كون جدول الأفعال الشاذة مع التلاميذ.',
          en: 'Build a list of irregular verbs with the class and ask for five each lesson.',
          fr: 'Faire avec la classe une liste de verbes irréguliers et en demander cinq à chaque leçon.',
        },
      },
    ],
  },
};
