import type { LessonPlan } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';

const en: LessonPlan = {
  type: 'LESSON_PLAN',
  language: 'en',
  title: 'Adding fractions with different denominators',
  level: 'Middle',
  year: 1,
  subject: 'Mathematics',
  drafter: 'rules',
  notes: [
    'Write the field and the sequence of the yearly plan.',
    'Choose a situation your class knows.',
  ],
  minutes: 60,
  outcome: 'I can add two fractions, such as $\\frac{3}{4}+\\frac{1}{6}$, and simplify the result.',
  curriculum: {
    field: 'Numbers and operations',
    sequence: '3',
    competence: 'Solves problems of everyday life with fractional numbers.',
  },
  prerequisites: ['Equal fractions: $\\frac{1}{2}=\\frac{2}{4}$', 'Multiples of a whole number'],
  materials: ['Textbook, pages 42–45', 'Strips of squared paper'],
  keywords: [
    {
      id: 'k1',
      term: 'Denominator',
      meaning: 'The number of equal parts a whole is divided into.',
    },
    { id: 'k2', term: 'Common denominator', meaning: 'A multiple that two denominators share.' },
  ],
  misconceptions: [
    {
      id: 'm1',
      misconception:
        'Numerators and denominators are added: $\\frac{1}{2}+\\frac{1}{3}=\\frac{2}{5}$.',
      response: 'Fold both strips: the sum must be more than one half, and $\\frac{2}{5}$ is less.',
    },
  ],
  phases: [
    {
      id: 'p1',
      stage: 'launch',
      title: 'Two pitchers',
      minutes: 10,
      teacher:
        'Shows a pitcher with 3/4 of a litre and another with 1/6. Asks whether a one-litre jug holds both.',
      pupils: 'Estimate, write their guess and the reason for it.',
      assessment: 'Does everyone compare with 1?',
      checks: [
        {
          kind: 'choice',
          id: 'c1',
          stem: 'Which of these is more than $\\frac{1}{2}$?',
          points: 0,
          reason: 'Half of four quarters is two quarters, and three is more.',
          options: [
            {
              id: 'o1',
              text: '$\\frac{1}{6}$',
              mistake: 'takes the larger denominator for the larger fraction',
            },
            { id: 'o2', text: '$\\frac{3}{4}$' },
            {
              id: 'o3',
              text: '$\\frac{2}{4}$',
              mistake: 'does not see that two quarters are exactly a half',
            },
          ],
          key: 'o2',
        },
      ],
    },
    {
      id: 'p2',
      stage: 'build',
      title: 'One common measure',
      minutes: 30,
      teacher:
        'Has the strips folded until both parts can be counted. Writes $\\frac{3}{4}=\\frac{9}{12}$.\nLets two pupils state the rule.',
      pupils:
        'Fold, count, write the sum as $\\frac{9}{12}+\\frac{2}{12}=\\frac{11}{12}$ and copy the rule.',
      assessment: 'Quick check: $\\frac{1}{2}+\\frac{1}{5}$.',
      checks: [
        {
          kind: 'choice',
          id: 'c2',
          stem: 'What is $\\frac{3}{4}+\\frac{1}{6}$?',
          points: 0,
          reason: '$\\frac{9}{12}+\\frac{2}{12}=\\frac{11}{12}$.',
          options: [
            { id: 'o1', text: '$\\frac{4}{10}$', mistake: 'adds numerators and denominators' },
            { id: 'o2', text: '$\\frac{11}{12}$' },
            {
              id: 'o3',
              text: '$\\frac{4}{12}$',
              mistake: 'finds the common denominator, but keeps the numerators',
            },
          ],
          key: 'o2',
          response:
            'Puts both strips beside each other again and asks whether the sum can be less than a half.',
        },
      ],
    },
    {
      id: 'p3',
      stage: 'apply',
      title: 'Back to the jug',
      minutes: 20,
      teacher: 'Hands out exercises 4 and 5, walks round, helps those who add the denominators.',
      pupils: 'Solve alone, then compare in pairs.',
      assessment: 'Four right answers of five.',
    },
  ],
  starter: [{ id: 's1', question: 'What are three times four?', answer: '12' }],
  exit: [
    { id: 'x1', question: 'What is $\\frac{1}{2} + \\frac{1}{4}$?', answer: '$\\frac{3}{4}$' },
    { id: 'x2', question: 'Which denominator do sixths and quarters share?', answer: '12' },
  ],
  trace:
    'To add fractions, write them with the same denominator.\nThen add the numerators and keep the denominator.',
  differentiation: {
    support: 'Denominators of which one is a multiple of the other; strips on the table.',
    extension: 'Three fractions; a sum above 1 as a mixed number.',
  },
  homework: 'Exercise 7, page 45.',
};

const ar: LessonPlan = {
  type: 'LESSON_PLAN',
  language: 'ar',
  title: 'جمع كسرين مقاماهما مختلفان',
  level: 'Middle',
  year: 1,
  subject: 'الرياضيات',
  drafter: 'model',
  notes: ['اكتب الميدان والمقطع من التدرج السنوي.', 'اختر وضعية قريبة من محيط تلاميذك.'],
  minutes: 60,
  outcome: 'يجمع التلميذ كسرين مثل $\\frac{3}{4}+\\frac{1}{6}$ ثم يختزل الناتج.',
  curriculum: {
    field: 'أنشطة عددية',
    sequence: 'المقطع 3: الكسور',
    competence: 'يحل مشكلات من الحياة اليومية بتوظيف الأعداد الكسرية.',
  },
  prerequisites: ['الكسور المتساوية: $\\frac{1}{2}=\\frac{2}{4}$', 'مضاعفات عدد طبيعي'],
  materials: ['الكتاب المدرسي ص 42-45', 'أشرطة من ورق مسطر'],
  keywords: [
    { id: 'k1', term: 'المقام', meaning: 'عدد الأجزاء المتساوية التي قُسم إليها الكل.' },
    { id: 'k2', term: 'المقام المشترك', meaning: 'مضاعف مشترك لمقامي الكسرين.' },
  ],
  misconceptions: [
    {
      id: 'm1',
      misconception: 'جمع البسطين وجمع المقامين: $\\frac{1}{2}+\\frac{1}{3}=\\frac{2}{5}$.',
      response: 'نطوي الشريطين: المجموع أكبر من النصف، بينما $\\frac{2}{5}$ أصغر منه.',
    },
  ],
  phases: [
    {
      id: 'p1',
      stage: 'launch',
      title: 'إبريقان من الماء',
      minutes: 10,
      teacher: 'يعرض إبريقا فيه 3/4 لتر وآخر فيه 1/6 لتر، ويسأل: هل تتسع لهما قارورة سعتها 1 لتر؟',
      pupils: 'يقدّرون الناتج ويكتبون تخمينهم مع التعليل.',
      assessment: 'هل يقارن الجميع بالعدد 1؟',
      checks: [
        {
          kind: 'choice',
          id: 'c1',
          stem: 'أي كسر أكبر من $\\frac{1}{2}$؟',
          points: 0,
          reason: 'نصف أربعة أرباع هو ربعان، وثلاثة أرباع أكثر.',
          options: [
            { id: 'o1', text: '$\\frac{1}{6}$', mistake: 'ظن أن الكسر الأكبر مقاما هو الأكبر' },
            { id: 'o2', text: '$\\frac{3}{4}$' },
            { id: 'o3', text: '$\\frac{2}{4}$', mistake: 'لم ينتبه إلى أن ربعين هما النصف تماما' },
          ],
          key: 'o2',
        },
      ],
    },
    {
      id: 'p2',
      stage: 'build',
      title: 'وحدة قياس مشتركة',
      minutes: 30,
      teacher:
        'يطلب طي الأشرطة حتى يمكن عدّ الأجزاء معا، ويكتب $\\frac{3}{4}=\\frac{9}{12}$.\nيكلف تلميذين بصياغة القاعدة.',
      pupils:
        'يطوون ويعدّون ويكتبون $\\frac{9}{12}+\\frac{2}{12}=\\frac{11}{12}$ ثم ينقلون القاعدة.',
      assessment: 'سؤال سريع: $\\frac{1}{2}+\\frac{1}{5}$.',
      checks: [
        {
          kind: 'choice',
          id: 'c2',
          stem: 'ما ناتج $\\frac{3}{4}+\\frac{1}{6}$؟',
          points: 0,
          reason: '$\\frac{9}{12}+\\frac{2}{12}=\\frac{11}{12}$.',
          options: [
            { id: 'o1', text: '$\\frac{4}{10}$', mistake: 'جمع البسطين وجمع المقامين' },
            { id: 'o2', text: '$\\frac{11}{12}$' },
            { id: 'o3', text: '$\\frac{4}{12}$', mistake: 'وحد المقامين ولم يغير البسطين' },
          ],
          key: 'o2',
          response: 'يضع الشريطين متجاورين ويسأل: هل يمكن أن يكون المجموع أصغر من النصف؟',
        },
      ],
    },
    {
      id: 'p3',
      stage: 'apply',
      title: 'العودة إلى القارورة',
      minutes: 20,
      teacher: 'يوزع التمرينين 4 و5، ويتجول بين الصفوف، ويساعد من يجمع المقامات.',
      pupils: 'يحلون فرديا ثم يقارنون مثنى مثنى.',
      assessment: 'أربع إجابات صحيحة من خمس.',
    },
  ],
  starter: [{ id: 's1', question: 'كم يساوي ثلاثة في أربعة؟', answer: '12' }],
  exit: [
    { id: 'x1', question: 'ما ناتج $\\frac{1}{2} + \\frac{1}{4}$؟', answer: '$\\frac{3}{4}$' },
    { id: 'x2', question: 'ما المقام المشترك للأسداس والأرباع؟', answer: '12' },
  ],
  trace: 'لجمع كسرين نوحد المقامين.\nثم نجمع البسطين ونحتفظ بالمقام المشترك.',
  differentiation: {
    support: 'كسور مقام أحدها مضاعف للآخر، مع الأشرطة على الطاولة.',
    extension: 'جمع ثلاثة كسور، وكتابة مجموع أكبر من 1 على شكل عدد كسري.',
  },
  homework: 'التمرين 7 ص 45.',
};

const fr: LessonPlan = {
  type: 'LESSON_PLAN',
  language: 'fr',
  title: 'Additionner des fractions de dénominateurs différents',
  level: 'Middle',
  year: 1,
  subject: 'Mathématiques',
  drafter: 'model',
  notes: [
    'Écrivez le domaine et la séquence de la progression annuelle.',
    'Choisissez une situation que vos élèves connaissent.',
  ],
  minutes: 60,
  outcome:
    'L’élève additionne deux fractions, comme $\\frac{3}{4}+\\frac{1}{6}$, et simplifie le résultat.',
  curriculum: {
    field: 'Activités numériques',
    sequence: 'Séquence 3 : les fractions',
    competence: 'Résout des problèmes de la vie courante avec des nombres fractionnaires.',
  },
  prerequisites: [
    'Les fractions égales : $\\frac{1}{2}=\\frac{2}{4}$',
    'Les multiples d’un nombre entier',
  ],
  materials: ['Manuel, pages 42 à 45', 'Bandes de papier quadrillé'],
  keywords: [
    {
      id: 'k1',
      term: 'Dénominateur',
      meaning: 'Le nombre de parts égales en lesquelles le tout est partagé.',
    },
    {
      id: 'k2',
      term: 'Dénominateur commun',
      meaning: 'Un multiple des dénominateurs des deux fractions.',
    },
  ],
  misconceptions: [
    {
      id: 'm1',
      misconception:
        'Additionner les numérateurs et les dénominateurs : $\\frac{1}{2}+\\frac{1}{3}=\\frac{2}{5}$.',
      response:
        'Plier les deux bandes : la somme dépasse un demi, et $\\frac{2}{5}$ est plus petit.',
    },
  ],
  phases: [
    {
      id: 'p1',
      stage: 'launch',
      title: 'Deux cruches',
      minutes: 10,
      teacher:
        'Montre une cruche qui contient 3/4 de litre et une autre qui en contient 1/6. Demande si une bouteille d’un litre suffit.',
      pupils: 'Estiment, écrivent leur réponse et la justifient.',
      assessment: 'Chacun compare-t-il avec 1 ?',
      checks: [
        {
          kind: 'choice',
          id: 'c1',
          stem: 'Quelle fraction est plus grande que $\\frac{1}{2}$ ?',
          points: 0,
          reason: 'La moitié de quatre quarts est deux quarts, et trois est plus.',
          options: [
            {
              id: 'o1',
              text: '$\\frac{1}{6}$',
              mistake: 'prend le plus grand dénominateur pour la plus grande fraction',
            },
            { id: 'o2', text: '$\\frac{3}{4}$' },
            {
              id: 'o3',
              text: '$\\frac{2}{4}$',
              mistake: 'ne voit pas que deux quarts font exactement un demi',
            },
          ],
          key: 'o2',
        },
      ],
    },
    {
      id: 'p2',
      stage: 'build',
      title: 'Une mesure commune',
      minutes: 30,
      teacher:
        'Fait plier les bandes jusqu’à ce que les parts se comptent ensemble. Écrit $\\frac{3}{4}=\\frac{9}{12}$.\nDemande à deux élèves de dire la règle.',
      pupils:
        'Plient, comptent, écrivent $\\frac{9}{12}+\\frac{2}{12}=\\frac{11}{12}$ et recopient la règle.',
      assessment: 'Question rapide : $\\frac{1}{2}+\\frac{1}{5}$.',
      checks: [
        {
          kind: 'choice',
          id: 'c2',
          stem: 'Combien font $\\frac{3}{4}+\\frac{1}{6}$ ?',
          points: 0,
          reason: '$\\frac{9}{12}+\\frac{2}{12}=\\frac{11}{12}$.',
          options: [
            {
              id: 'o1',
              text: '$\\frac{4}{10}$',
              mistake: 'additionne les numérateurs et les dénominateurs',
            },
            { id: 'o2', text: '$\\frac{11}{12}$' },
            {
              id: 'o3',
              text: '$\\frac{4}{12}$',
              mistake: 'réduit au même dénominateur sans changer les numérateurs',
            },
          ],
          key: 'o2',
          response:
            'Remet les deux bandes côte à côte et demande si la somme peut être plus petite qu’un demi.',
        },
      ],
    },
    {
      id: 'p3',
      stage: 'apply',
      title: 'Retour à la bouteille',
      minutes: 20,
      teacher:
        'Distribue les exercices 4 et 5, passe dans les rangs et aide ceux qui additionnent les dénominateurs.',
      pupils: 'Résolvent seuls, puis comparent à deux.',
      assessment: 'Quatre réponses justes sur cinq.',
    },
  ],
  starter: [{ id: 's1', question: 'Combien font trois fois quatre ?', answer: '12' }],
  exit: [
    {
      id: 'x1',
      question: 'Quel est le résultat de $\\frac{1}{2} + \\frac{1}{4}$ ?',
      answer: '$\\frac{3}{4}$',
    },
    {
      id: 'x2',
      question: 'Quel dénominateur ont en commun les sixièmes et les quarts ?',
      answer: '12',
    },
  ],
  trace:
    'Pour additionner des fractions, on les écrit avec le même dénominateur.\nPuis on additionne les numérateurs et on garde le dénominateur.',
  differentiation: {
    support: 'Des dénominateurs dont l’un est multiple de l’autre ; les bandes sur la table.',
    extension: 'Trois fractions ; une somme supérieure à 1 en nombre fractionnaire.',
  },
  homework: 'Exercice 7, page 45.',
};

export const sampleLessons: Readonly<Record<DraftLanguage, LessonPlan>> = { en, ar, fr };
