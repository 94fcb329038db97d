import type { Teaching } from './teaching.ts';

export const teachingOfTimeAndAngles: Readonly<Record<string, Teaching>> = {
  clock: {
    prerequisites: [
      {
        ar: 'العد خمسة خمسة إلى 60.',
        en: 'Counting in fives up to 60.',
        fr: 'Compter de cinq en cinq jusqu’à 60.',
      },
      {
        ar: 'في الساعة 60 دقيقة.',
        en: 'An hour has 60 minutes.',
        fr: 'Une heure a 60 minutes.',
      },
    ],
    materials: [
      {
        ar: 'ساعة كبيرة ذات عقارب متحركة',
        en: 'A large clock with hands that move',
        fr: 'Une grande horloge à aiguilles mobiles',
      },
      {
        ar: 'ساعات من الورق المقوى للتلاميذ',
        en: 'Cardboard clocks for the pupils',
        fr: 'Des horloges en carton pour les élèves',
      },
    ],
    keywords: [
      {
        term: { ar: 'العقرب القصير', en: 'short hand', fr: 'petite aiguille' },
        meaning: {
          ar: 'يدل على الساعات، ويدور دورة كاملة في 12 ساعة.',
          en: 'Shows the hours and goes round once in 12 hours.',
          fr: 'Indique les heures et fait un tour en 12 heures.',
        },
      },
      {
        term: { ar: 'العقرب الطويل', en: 'long hand', fr: 'grande aiguille' },
        meaning: {
          ar: 'يدل على الدقائق، ويدور دورة كاملة في 60 دقيقة.',
          en: 'Shows the minutes and goes round once in 60 minutes.',
          fr: 'Indique les minutes et fait un tour en 60 minutes.',
        },
      },
      {
        term: { ar: 'المدة', en: 'duration', fr: 'durée' },
        meaning: {
          ar: 'الزمن الذي يمر بين بداية شيء ونهايته.',
          en: 'The time between the beginning of something and its end.',
          fr: 'Le temps qui passe entre le début et la fin de quelque chose.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'قراءة العدد الذي يشير إليه العقرب الطويل على أنه الدقائق.',
          en: 'Reading the number at the long hand as the minutes.',
          fr: 'Lire le nombre devant la grande aiguille comme les minutes.',
        },
        response: {
          ar: 'عد مع التلاميذ خمسة خمسة حول القرص من 12 إلى العقرب.',
          en: 'Count in fives with the class around the dial, from 12 to the hand.',
          fr: 'Compter de cinq en cinq avec la classe autour du cadran, de 12 à l’aiguille.',
        },
      },
      {
        misconception: {
          ar: 'جمع الأوقات كما تجمع الأعداد العشرية.',
          en: 'Adding times like decimals.',
          fr: 'Ajouter des heures comme des nombres décimaux.',
        },
        response: {
          ar: 'انتقل على خط الزمن إلى الساعة التامة الموالية، ثم أضف ما بقي.',
          en: 'Go on a time line to the next full hour, then add the rest.',
          fr: 'Aller sur une ligne du temps jusqu’à l’heure pleine, puis ajouter le reste.',
        },
      },
    ],
  },
  angles: {
    prerequisites: [
      {
        ar: 'نصف المستقيم والرأس والضلع.',
        en: 'Rays, vertex and sides.',
        fr: 'La demi-droite, le sommet et le côté.',
      },
      {
        ar: 'الجمع والطرح إلى 360.',
        en: 'Adding and subtracting up to 360.',
        fr: 'Additionner et soustraire jusqu’à 360.',
      },
    ],
    materials: [
      {
        ar: 'منقلة وكوس ومسطرة',
        en: 'Protractor, set square and ruler',
        fr: 'Rapporteur, équerre et règle',
      },
      {
        ar: 'مثلثات من ورق تُقص زواياها وتُجمع',
        en: 'Paper triangles whose corners are cut off and put together',
        fr: 'Des triangles en papier dont on découpe et assemble les coins',
      },
    ],
    keywords: [
      {
        term: { ar: 'زاوية حادة', en: 'acute angle', fr: 'angle aigu' },
        meaning: {
          ar: 'قيسها أصغر من 90°.',
          en: 'It measures less than 90°.',
          fr: 'Il mesure moins de 90°.',
        },
      },
      {
        term: { ar: 'زاوية قائمة', en: 'right angle', fr: 'angle droit' },
        meaning: { ar: 'قيسها 90°.', en: 'It measures 90°.', fr: 'Il mesure 90°.' },
      },
      {
        term: { ar: 'زاوية منفرجة', en: 'obtuse angle', fr: 'angle obtus' },
        meaning: {
          ar: 'قيسها بين 90° و180°.',
          en: 'It measures between 90° and 180°.',
          fr: 'Il mesure entre 90° et 180°.',
        },
      },
      {
        term: { ar: 'المنقلة', en: 'protractor', fr: 'rapporteur' },
        meaning: {
          ar: 'أداة لقياس الزوايا بالدرجات.',
          en: 'A tool that measures in degrees.',
          fr: 'Un instrument qui mesure en degrés.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'الظن أن الزاوية تكبر كلما طال ضلعاها.',
          en: 'Believing that longer sides make a larger angle.',
          fr: 'Croire que des côtés plus longs font un angle plus grand.',
        },
        response: {
          ar: 'ارسم زاويتين متقايستين بأضلاع مختلفة الطول وطابق بينهما بالورق الشفاف.',
          en: 'Draw two equal angles with sides of different lengths and lay one over the other on tracing paper.',
          fr: 'Dessiner deux angles égaux aux côtés de longueurs différentes et les superposer avec du papier calque.',
        },
      },
      {
        misconception: {
          ar: 'قراءة السلم الآخر للمنقلة: 130° بدلا من 50°.',
          en: 'Reading the other scale of the protractor: 130° instead of 50°.',
          fr: 'Lire l’autre graduation du rapporteur : 130° au lieu de 50°.',
        },
        response: {
          ar: 'قدر أولا: أهي حادة أم منفرجة؟',
          en: 'Estimate first: is it acute or obtuse?',
          fr: 'Estimer d’abord : est-il aigu ou obtus ?',
        },
      },
    ],
  },
};
