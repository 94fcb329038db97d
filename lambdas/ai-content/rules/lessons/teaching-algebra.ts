import type { Teaching } from './teaching.ts';

/** Teaching content for equations, proportionality and data. */
export const teachingOfAlgebra: Readonly<Record<string, Teaching>> = {
  equations: {
    prerequisites: [
      {
        ar: 'العمليات على الأعداد وعكسها.',
        en: 'Operations on numbers and their inverses.',
        fr: 'Les opérations sur les nombres et leurs inverses.',
      },
      {
        ar: 'حساب عبارة حرفية من أجل قيمة معطاة.',
        en: 'The value of an expression for a given number.',
        fr: 'La valeur d’une expression pour un nombre donné.',
      },
    ],
    materials: [
      {
        ar: 'ميزان ذو كفتين أو رسم له',
        en: 'A pair of scales, or a drawing of one',
        fr: 'Une balance à plateaux, ou son dessin',
      },
    ],
    keywords: [
      {
        term: { ar: 'المعادلة', en: 'equation', fr: 'équation' },
        meaning: {
          ar: 'مساواة تتضمن عددا مجهولا نبحث عنه.',
          en: 'An equality with an unknown number that is looked for.',
          fr: 'Une égalité qui contient un nombre inconnu que l’on cherche.',
        },
      },
      {
        term: { ar: 'حل المعادلة', en: 'solution', fr: 'solution' },
        meaning: {
          ar: 'العدد الذي يجعل المساواة صحيحة.',
          en: 'The number that makes the equality true.',
          fr: 'Le nombre qui rend l’égalité vraie.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'نقل حد إلى الطرف الآخر دون تغيير إشارته.',
          en: 'Moving a term to the other side without changing its sign.',
          fr: 'Déplacer un terme de l’autre côté sans changer son signe.',
        },
        response: {
          ar: 'عد إلى الميزان: ما يُنزع من كفة يُنزع من الأخرى، ثم تحقق بالتعويض.',
          en: 'Go back to the scales: what leaves one pan leaves the other; then check by putting the number in.',
          fr: 'Revenir à la balance : ce qui quitte un plateau quitte aussi l’autre ; puis vérifier en remplaçant l’inconnue par le nombre.',
        },
      },
      {
        misconception: {
          ar: 'طرح معامل المجهول بدل القسمة عليه.',
          en: 'Subtracting the factor of the unknown instead of dividing by it.',
          fr: 'Soustraire le facteur de l’inconnue au lieu de diviser par lui.',
        },
        response: {
          ar: 'اقرأ $3x$ «ثلاث مرات العدد»، واسأل عن العملية العكسية للضرب.',
          en: 'Read $3x$ as “three times the number” and ask for the inverse of multiplying.',
          fr: 'Lire $3x$ « trois fois le nombre » et demander l’opération inverse de la multiplication.',
        },
      },
    ],
  },
  proportionality: {
    prerequisites: [
      {
        ar: 'الضرب والقسمة، وقراءة جدول.',
        en: 'Multiplication, division and reading a table.',
        fr: 'La multiplication, la division et la lecture d’un tableau.',
      },
    ],
    materials: [
      {
        ar: 'جدول أسعار بضائع مألوفة',
        en: 'A price list of familiar goods',
        fr: 'Une liste de prix d’articles connus',
      },
    ],
    keywords: [
      {
        term: {
          ar: 'معامل التناسبية',
          en: 'factor of proportionality',
          fr: 'coefficient de proportionnalité',
        },
        meaning: {
          ar: 'العدد الثابت الذي نضرب فيه سطرا لنجد السطر الآخر.',
          en: 'The fixed number by which one row of the table is multiplied to give the other.',
          fr: 'Le nombre fixe par lequel on multiplie une ligne du tableau pour obtenir l’autre.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'إضافة العدد نفسه إلى المقدارين بدل الضرب.',
          en: 'Adding the same number to both amounts instead of multiplying.',
          fr: 'Ajouter le même nombre aux deux quantités au lieu de multiplier.',
        },
        response: {
          ar: 'اسأل عن ثمن وحدة واحدة، ثم ابن الجدول وحدة وحدة.',
          en: 'Ask for the price of one, then build the table one by one.',
          fr: 'Demander le prix d’une unité, puis construire le tableau unité par unité.',
        },
      },
      {
        misconception: {
          ar: 'الظن أن كل مقدارين يكبران معا متناسبان.',
          en: 'Believing that any two amounts that grow together are proportional.',
          fr: 'Croire que deux quantités qui augmentent ensemble sont toujours proportionnelles.',
        },
        response: {
          ar: 'اعط مثالا مضادا: عمر الطفل وطوله.',
          en: 'Give a counterexample: a child’s age and height.',
          fr: 'Donner un contre-exemple : l’âge et la taille d’un enfant.',
        },
      },
    ],
  },
  mean: {
    prerequisites: [
      {
        ar: 'جمع عدة أعداد والقسمة.',
        en: 'Adding several numbers, and division.',
        fr: 'L’addition de plusieurs nombres et la division.',
      },
    ],
    materials: [
      {
        ar: 'سلسلة معطيات من القسم، دون أسماء',
        en: 'Data of the class, without names',
        fr: 'Des données de la classe, sans noms',
      },
    ],
    keywords: [
      {
        term: { ar: 'المتوسط الحسابي', en: 'mean', fr: 'moyenne' },
        meaning: {
          ar: 'مجموع القيم مقسوما على عددها.',
          en: 'The sum of the values divided by how many there are.',
          fr: 'La somme des valeurs divisée par leur nombre.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'القسمة على عدد ثابت مهما كان عدد القيم.',
          en: 'Dividing by a fixed number, however many values there are.',
          fr: 'Diviser par un nombre fixe, quel que soit le nombre de valeurs.',
        },
        response: {
          ar: 'اطلب عد القيم قبل الجمع، ومنها القيم التي تساوي صفرا.',
          en: 'Have the values counted before they are added, zeros among them.',
          fr: 'Faire compter les valeurs avant de les additionner, zéros compris.',
        },
      },
    ],
  },
};
