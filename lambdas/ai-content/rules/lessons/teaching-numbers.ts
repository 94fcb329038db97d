import type { Teaching } from './teaching.ts';

/** Teaching content for fractions, decimals, percentages, powers and operations. */
export const teachingOfNumbers: Readonly<Record<string, Teaching>> = {
  fractions: {
    prerequisites: [
      {
        ar: 'جداول الضرب ومضاعفات الأعداد.',
        en: 'Multiplication tables and multiples.',
        fr: 'Les tables de multiplication et les multiples.',
      },
      {
        ar: 'معنى البسط والمقام في التجزئة.',
        en: 'What numerator and denominator say of equal parts.',
        fr: 'Ce que le numérateur et le dénominateur disent de parts égales.',
      },
    ],
    materials: [
      {
        ar: 'أشرطة ورقية متساوية للتجزئة',
        en: 'Equal paper strips to fold',
        fr: 'Des bandes de papier égales à plier',
      },
      {
        ar: 'نصف مستقيم مدرج على السبورة',
        en: 'A number line on the board',
        fr: 'Une droite graduée au tableau',
      },
    ],
    keywords: [
      {
        term: { ar: 'البسط', en: 'numerator', fr: 'numérateur' },
        meaning: {
          ar: 'العدد المكتوب فوق خط الكسر، ويدل على عدد الأجزاء المأخوذة.',
          en: 'The number above the line: how many parts are taken.',
          fr: 'Le nombre au-dessus du trait : combien de parts on prend.',
        },
      },
      {
        term: { ar: 'المقام', en: 'denominator', fr: 'dénominateur' },
        meaning: {
          ar: 'العدد المكتوب تحت خط الكسر، ويدل على عدد الأجزاء المتساوية في الوحدة.',
          en: 'The number below the line: into how many equal parts the whole is cut.',
          fr: 'Le nombre au-dessous du trait : en combien de parts égales le tout est partagé.',
        },
      },
      {
        term: { ar: 'الاختزال', en: 'simplifying', fr: 'simplification' },
        meaning: {
          ar: 'قسمة البسط والمقام على قاسم مشترك لهما.',
          en: 'Dividing numerator and denominator by a common divisor.',
          fr: 'Diviser le numérateur et le dénominateur par un diviseur commun.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'جمع البسطين معا والمقامين معا.',
          en: 'Adding the numerators and the denominators.',
          fr: 'Additionner les numérateurs et les dénominateurs.',
        },
        response: {
          ar: 'اطلب تمثيل نصف وثلث على شريطين متساويين: مجموعهما أكبر من النصف، فلا يمكن أن يكون خُمسين.',
          en: 'Have a half and a third folded on equal strips: together they are more than a half, so they cannot be two fifths.',
          fr: 'Faire plier un demi et un tiers sur des bandes égales : ensemble, ils font plus d’un demi et ne peuvent pas être deux cinquièmes.',
        },
      },
      {
        misconception: {
          ar: 'الظن أن الكسر أكبر كلما كبر مقامه.',
          en: 'Believing that a larger denominator makes a larger fraction.',
          fr: 'Croire qu’un plus grand dénominateur donne une plus grande fraction.',
        },
        response: {
          ar: 'قارن قطعة من كعكة قُسمت على 4 بقطعة من الكعكة نفسها قُسمت على 8.',
          en: 'Compare a slice of a cake cut into 4 with one of the same cake cut into 8.',
          fr: 'Comparer une part d’un gâteau coupé en 4 avec une part du même gâteau coupé en 8.',
        },
      },
    ],
  },
  decimals: {
    prerequisites: [
      {
        ar: 'قيمة الرقم حسب منزلته.',
        en: 'The value of a digit by its place.',
        fr: 'La valeur d’un chiffre selon sa place.',
      },
    ],
    materials: [{ ar: 'جدول المنازل', en: 'A place-value table', fr: 'Un tableau de numération' }],
    keywords: [
      {
        term: { ar: 'الجزء العشري', en: 'decimal part', fr: 'partie décimale' },
        meaning: {
          ar: 'الأرقام التي بعد الفاصلة.',
          en: 'The digits after the point.',
          fr: 'Les chiffres après la virgule.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'مقارنة الأجزاء العشرية كأعداد طبيعية.',
          en: 'Comparing decimal parts as if they were whole numbers.',
          fr: 'Comparer les parties décimales comme des nombres entiers.',
        },
        response: {
          ar: 'أكمل بالأصفار حتى يتساوى عدد الأرقام بعد الفاصلة، ثم قارن.',
          en: 'Add zeros until both have the same number of decimals, then compare.',
          fr: 'Ajouter des zéros jusqu’à ce que les deux aient le même nombre de décimales, puis comparer.',
        },
      },
    ],
  },
  percentages: {
    prerequisites: [
      { ar: 'كسر من عدد.', en: 'A fraction of a number.', fr: 'La fraction d’un nombre.' },
      {
        ar: 'الضرب في 100 والقسمة على 100.',
        en: 'Multiplying and dividing by 100.',
        fr: 'Multiplier et diviser par 100.',
      },
    ],
    materials: [
      {
        ar: 'شبكة من 100 مربع للتلوين',
        en: 'A grid of 100 squares to colour',
        fr: 'Une grille de 100 carreaux à colorier',
      },
      {
        ar: 'إعلانات تخفيض من محل قريب',
        en: 'Sale leaflets of a nearby shop',
        fr: 'Des prospectus d’un magasin proche',
      },
    ],
    keywords: [
      {
        term: { ar: 'النسبة المئوية', en: 'percentage', fr: 'pourcentage' },
        meaning: {
          ar: 'كسر مقامه 100 يقارن جزءا بالكل.',
          en: 'A fraction of 100 that compares a part with the whole.',
          fr: 'Une fraction de 100 qui compare une partie au tout.',
        },
      },
      {
        term: { ar: 'التخفيض', en: 'discount', fr: 'remise' },
        meaning: {
          ar: 'المبلغ الذي يُطرح من الثمن الأصلي.',
          en: 'The amount that is taken off the first price.',
          fr: 'Le montant que l’on retire du premier prix.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'طرح عدد النسبة نفسه من الثمن.',
          en: 'Taking the number of the rate itself off the price.',
          fr: 'Retirer du prix le nombre du taux lui-même.',
        },
        response: {
          ar: 'قارن تخفيض $10\\%$ على قلم وعلى حاسوب: هل المبلغ المخفض واحد؟',
          en: 'Compare $10\\%$ off a pen and off a computer: is the amount the same?',
          fr: 'Comparer une remise de $10\\%$ sur un stylo et sur un ordinateur : le montant est-il le même ?',
        },
      },
      {
        misconception: {
          ar: 'الظن أن زيادة ثم تخفيضا بالنسبة نفسها يعيدان الثمن الأول.',
          en: 'Believing that a rise and a discount at the same rate lead back to the first price.',
          fr: 'Croire qu’une hausse et une remise au même taux ramènent au premier prix.',
        },
        response: {
          ar: 'احسب الخطوتين على ثمن 1000 دج ولاحظ أن الأساس تغير.',
          en: 'Work out both steps for 1000 DA and see that the base has changed.',
          fr: 'Calculer les deux étapes pour 1000 DA et voir que la base a changé.',
        },
      },
    ],
  },
  powers: {
    prerequisites: [
      {
        ar: 'جداء عدة عوامل متساوية.',
        en: 'Products of equal factors.',
        fr: 'Les produits de facteurs égaux.',
      },
    ],
    materials: [
      {
        ar: 'ورقة تُطوى مرات متتالية',
        en: 'A sheet of paper to fold again and again',
        fr: 'Une feuille de papier à plier plusieurs fois',
      },
    ],
    keywords: [
      {
        term: { ar: 'الأساس', en: 'base', fr: 'base' },
        meaning: {
          ar: 'العدد الذي يتكرر في الجداء.',
          en: 'The number that is multiplied again and again.',
          fr: 'Le nombre que l’on multiplie plusieurs fois par lui-même.',
        },
      },
      {
        term: { ar: 'الأس', en: 'exponent', fr: 'exposant' },
        meaning: {
          ar: 'عدد العوامل المتساوية.',
          en: 'How many equal factors there are.',
          fr: 'Le nombre de facteurs égaux.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'ضرب الأساس في الأس.',
          en: 'Multiplying the base by the exponent.',
          fr: 'Multiplier la base par l’exposant.',
        },
        response: {
          ar: 'اكتب $2^{3}$ جداء ثلاثة عوامل وقارن الناتج بستة.',
          en: 'Write $2^{3}$ as a product of three factors and compare it with six.',
          fr: 'Écrire $2^{3}$ comme un produit de trois facteurs et le comparer à six.',
        },
      },
      {
        misconception: {
          ar: 'ضرب الأسين عند جداء قوتين لهما الأساس نفسه.',
          en: 'Multiplying the exponents in a product of powers.',
          fr: 'Multiplier les exposants dans un produit de puissances.',
        },
        response: {
          ar: 'اكتب كل قوة جداء ثم عد العوامل كلها.',
          en: 'Write out both powers and count all factors.',
          fr: 'Écrire les deux puissances en entier et compter tous les facteurs.',
        },
      },
    ],
  },
  operations: {
    prerequisites: [
      {
        ar: 'قراءة الأعداد وكتابتها وجداول الجمع والضرب.',
        en: 'Reading and writing numbers, and the tables.',
        fr: 'La lecture et l’écriture des nombres, et les tables.',
      },
    ],
    materials: [
      { ar: 'الألواح وقريصات العد', en: 'Slates and counters', fr: 'Des ardoises et des jetons' },
    ],
    keywords: [
      {
        term: { ar: 'الناتج', en: 'result', fr: 'résultat' },
        meaning: {
          ar: 'العدد الذي نجده بعد إجراء العملية.',
          en: 'The number that an operation gives.',
          fr: 'Le nombre que donne une opération.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'إهمال الاحتفاظ عند الحساب العمودي.',
          en: 'Forgetting to carry in column calculations.',
          fr: 'Oublier la retenue dans les opérations posées.',
        },
        response: {
          ar: 'اطلب تقدير الناتج قبل الحساب ومقارنته به بعده.',
          en: 'Have the result estimated before, and compared with it after.',
          fr: 'Faire estimer le résultat avant, et le comparer après.',
        },
      },
      {
        misconception: {
          ar: 'إجراء العمليات من البداية بالترتيب دون مراعاة الأولوية.',
          en: 'Working in the order of writing without regard to priorities.',
          fr: 'Calculer dans l’ordre de l’écriture sans tenir compte des priorités.',
        },
        response: {
          ar: 'اربط العبارة بوضعية شراء: ثلاث علب بالثمن نفسه وعلبة أخرى.',
          en: 'Link the expression to shopping: three boxes of one price and another one.',
          fr: 'Relier l’expression à des achats : trois boîtes d’un prix et une autre d’un autre prix.',
        },
      },
    ],
  },
};
