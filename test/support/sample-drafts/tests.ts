import type { Question } from '#shared/model/question.ts';
import type { Test } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';

interface Words {
  readonly head: Pick<Test, 'title' | 'subject' | 'drafter' | 'sourceText' | 'instructions'>;
  readonly note: string;
  readonly sum: Said;
  readonly clouds: Said;
  readonly options: readonly string[];
  readonly freshWater: Said;
  readonly equation: Said;
  readonly vapour: Said & { readonly answer: string; readonly variants: string[] };
  readonly square: Said;
  readonly task: Pick<NonNullable<Test['task']>, 'situation' | 'instructions' | 'criteria'>;
}
/** What a question says in any language. */
type Said = Pick<Question, 'stem' | 'reason' | 'passage' | 'hint'>;

const words: Readonly<Record<DraftLanguage, Words>> = {
  en: {
    head: {
      title: 'Fractions and the water cycle',
      subject: 'Mathematics and science',
      drafter: 'rules',
      sourceText:
        'Water evaporates from seas and rivers. In the cold air it condenses into clouds.\nOf all water on Earth, 97 % is salt water. The Algiers desalination plant of Hamma opened in 2008.',
      instructions: 'Answer every question on this sheet. Calculators are not allowed.',
    },
    note: 'Check question 4: two pupils may read it in different ways.',
    sum: {
      stem: 'What is $\\frac{3}{4}+\\frac{1}{4}$?',
      reason: 'The denominators are equal, so the numerators are added: $\\frac{4}{4}=1$.',
      hint: 'The denominators are the same.',
    },
    clouds: {
      stem: 'Where does water vapour condense into clouds?',
      reason: 'Vapour condenses where the air is cold.',
      passage: 'In the cold air it condenses into clouds.',
      hint: 'Think of a cold window in winter.',
    },
    options: ['in the cold air', 'in the warm sea', 'under the ground'],
    freshWater: {
      stem: 'Most of the water on Earth is fresh water.',
      reason: '97 % of it is salt water.',
      passage: 'Of all water on Earth, 97 % is salt water.',
    },
    equation: {
      stem: '$x^2 = 9$ has the solution $x = -3$.',
      reason: '$(-3)^2 = 9$, as $3^2$ is.',
    },
    vapour: {
      stem: 'What is the change of water into vapour called?',
      reason: 'Liquid water becomes vapour by evaporation.',
      passage: 'Water evaporates from seas and rivers.',
      hint: 'It is named after vapour.',
      answer: 'evaporation',
      variants: ['vaporisation', 'vaporization'],
    },
    square: {
      stem: 'A square has the area $A=\\sqrt{16}\\times 4\\ \\text{cm}^2$. How long is its side?',
      reason: '$\\sqrt{16}\\times 4=16$ and $\\sqrt{16}=4$.',
    },
    task: {
      situation:
        'The tank of a school garden holds 1 250 litres. It is $\\frac{3}{5}$ full, and the garden takes 12.5 litres a minute.',
      instructions: [
        'How many litres are in the tank?',
        'How long will they last?',
        'Write two sentences of advice for saving water.',
      ],
      criteria: [
        'Fitness: the operations asked for are chosen (3)',
        'Correctness: results with their units (3)',
        'Language and neatness (2)',
      ],
    },
  },
  ar: {
    head: {
      title: 'فرض الفصل الأول: الكسور ودورة الماء',
      subject: 'الرياضيات والعلوم',
      drafter: 'model',
      sourceText:
        'يتبخر الماء من البحار والأنهار، ثم يتكاثف في الهواء البارد فيصير سحبا.\nالماء المالح يمثل 97 % من مياه الأرض. دُشّنت محطة الحامة لتحلية مياه البحر سنة 2008.',
      instructions: 'أجب عن جميع الأسئلة على هذه الورقة. لا يُسمح باستعمال الآلة الحاسبة.',
    },
    note: 'راجع السؤال 4: قد يُفهم على وجهين.',
    sum: {
      stem: 'ما ناتج $\\frac{3}{4}+\\frac{1}{4}$؟',
      reason: 'المقامان متساويان فنجمع البسطين: $\\frac{4}{4}=1$.',
      hint: 'المقامان متساويان.',
    },
    clouds: {
      stem: 'أين يتكاثف بخار الماء فيصير سحبا؟',
      reason: 'يتكاثف البخار حيث يبرد الهواء.',
      passage: 'يتكاثف في الهواء البارد فيصير سحبا',
      hint: 'تذكر زجاج النافذة في الشتاء.',
    },
    options: ['في الهواء البارد', 'في البحر الدافئ', 'تحت سطح الأرض'],
    freshWater: {
      stem: 'معظم مياه الأرض مياه عذبة.',
      reason: 'الماء المالح يمثل 97 % منها.',
      passage: 'الماء المالح يمثل 97 % من مياه الأرض.',
    },
    equation: {
      stem: 'للمعادلة $x^2 = 9$ الحل $x = -3$، ودرجة الحرارة -5 أصغر من -3.',
      reason: '$(-3)^2 = 9$ كما أن $3^2 = 9$.',
    },
    vapour: {
      stem: 'ماذا نسمي تحول الماء السائل إلى بخار؟',
      reason: 'يتحول الماء السائل إلى بخار بالتبخر.',
      passage: 'يتبخر الماء من البحار والأنهار',
      hint: 'اشتُق اسمه من البخار.',
      answer: 'التبخر',
      variants: ['تبخر', 'التبخير'],
    },
    square: {
      stem: 'مساحة مربع $A=\\sqrt{16}\\times 4\\ \\text{cm}^2$. ما طول ضلعه؟ (تذكر أن 10/5 = 2)',
      reason: '$\\sqrt{16}\\times 4=16$ و $\\sqrt{16}=4$.',
    },
    task: {
      situation:
        'سعة خزان حديقة مدرستكم 1 250 لترا، وهو مملوء إلى $\\frac{3}{5}$ سعته. تستهلك الحديقة 12,5 لترا في الدقيقة.',
      instructions: [
        'كم لترا من الماء في الخزان؟',
        'كم دقيقة يكفي هذا الماء؟',
        'اكتب جملتين تنصح فيهما زملاءك بالاقتصاد في الماء.',
      ],
      criteria: [
        'الوجاهة: اختيار العمليات المناسبة (3)',
        'سلامة الحساب والوحدات (3)',
        'سلامة اللغة وحسن العرض (2)',
      ],
    },
  },
  fr: {
    head: {
      title: 'Devoir du premier trimestre : fractions et cycle de l’eau',
      subject: 'Mathématiques et sciences',
      drafter: 'model',
      sourceText:
        'L’eau s’évapore des mers et des rivières. Dans l’air froid, elle se condense en nuages.\nL’eau salée représente 97 % de l’eau de la Terre. La station de dessalement d’El Hamma, à Alger, a ouvert en 2008.',
      instructions: 'Réponds à toutes les questions sur cette feuille, sans calculatrice.',
    },
    note: 'Vérifiez la question 4 : deux élèves peuvent la lire autrement.',
    sum: {
      stem: 'Quel est le résultat de $\\frac{3}{4}+\\frac{1}{4}$ ?',
      reason: 'Les dénominateurs sont égaux : on additionne les numérateurs, $\\frac{4}{4}=1$.',
      hint: 'Les dénominateurs sont les mêmes.',
    },
    clouds: {
      stem: 'Où la vapeur d’eau se condense-t-elle en nuages ?',
      reason: 'La vapeur se condense là où l’air est froid.',
      passage: 'Dans l’air froid, elle se condense en nuages.',
      hint: 'Pense à une vitre froide en hiver.',
    },
    options: ['dans l’air froid', 'dans la mer chaude', 'sous la terre'],
    freshWater: {
      stem: 'La plus grande partie de l’eau de la Terre est de l’eau douce.',
      reason: 'L’eau salée en représente 97 %.',
      passage: 'L’eau salée représente 97 % de l’eau de la Terre.',
    },
    equation: {
      stem: 'L’équation $x^2 = 9$ a pour solution $x = -3$.',
      reason: '$(-3)^2 = 9$, comme $3^2$.',
    },
    vapour: {
      stem: 'Comment appelle-t-on le passage de l’eau à l’état de vapeur ?',
      reason: 'L’eau liquide devient de la vapeur par évaporation.',
      passage: 'L’eau s’évapore des mers et des rivières.',
      hint: 'Son nom vient de la vapeur.',
      answer: 'évaporation',
      variants: ['l’évaporation', 'vaporisation'],
    },
    square: {
      stem: 'Un carré a une aire de $A=\\sqrt{16}\\times 4\\ \\text{cm}^2$. Quelle est la longueur de son côté ?',
      reason: '$\\sqrt{16}\\times 4=16$ et $\\sqrt{16}=4$.',
    },
    task: {
      situation:
        'Le réservoir du jardin de ton école contient 1 250 litres. Il est rempli aux $\\frac{3}{5}$, et le jardin consomme 12,5 litres par minute.',
      instructions: [
        'Combien de litres y a-t-il dans le réservoir ?',
        'Combien de minutes cette eau suffit-elle ?',
        'Écris deux phrases pour conseiller à tes camarades d’économiser l’eau.',
      ],
      criteria: [
        'Pertinence : les opérations demandées sont choisies (3)',
        'Exactitude : résultats avec leurs unités (3)',
        'Langue et présentation (2)',
      ],
    },
  },
};

const sampleTest = (language: DraftLanguage): Test => {
  const said = words[language];
  return {
    type: 'TEST',
    language,
    level: 'Middle',
    year: 1,
    ...said.head,
    notes: [said.note],
    minutes: 45,
    scale: 20,
    questions: [
      {
        ...{ kind: 'choice', id: 'q1', points: 2, ...said.sum },
        options: [
          { id: 'o1', text: '$\\frac{1}{2}$' },
          { id: 'o2', text: '$\\frac{4}{8}$' },
          { id: 'o3', text: '$1$' },
          { id: 'o4', text: '$\\frac{3}{8}$' },
        ],
        key: 'o3',
      },
      {
        ...{ kind: 'choice', id: 'q2', points: 2, ...said.clouds },
        options: said.options.map((text, index) => ({ id: `o${index + 1}`, text })),
        key: 'o1',
      },
      { kind: 'truth', id: 'q3', points: 1.5, ...said.freshWater, answer: false },
      { kind: 'truth', id: 'q4', points: 1.5, ...said.equation, answer: true, doubtful: true },
      { kind: 'short', id: 'q5', points: 2.5, ...said.vapour },
      {
        ...{ kind: 'short', id: 'q6', points: 2.5, ...said.square },
        ...{ answer: '4', variants: [], unit: 'cm', tolerance: 0.05 },
      },
    ],
    task: { ...said.task, points: 8 },
  };
};

export const sampleTests: Readonly<Record<DraftLanguage, Test>> = {
  en: sampleTest('en'),
  ar: sampleTest('ar'),
  fr: sampleTest('fr'),
};
