import type { Teaching } from './teaching.ts';

/** Teaching content for fractions, decimals, percentages, powers and operations. */
export const teachingOfNumbers: Readonly<Record<string, Teaching>> = {
  fractions: {
    prerequisites: [
      { ar: 'جداول الضرب ومضاعفات الأعداد.', en: 'Multiplication tables and multiples.' },
      {
        ar: 'معنى البسط والمقام في التجزئة.',
        en: 'What numerator and denominator say of equal parts.',
      },
    ],
    materials: [
      { ar: 'أشرطة ورقية متساوية للتجزئة', en: 'Equal paper strips to fold' },
      { ar: 'نصف مستقيم مدرج على السبورة', en: 'A number line on the board' },
    ],
    keywords: [
      {
        term: { ar: 'البسط', en: 'numerator' },
        meaning: {
          ar: 'العدد المكتوب فوق خط الكسر، ويدل على عدد الأجزاء المأخوذة.',
          en: 'The number above the line: how many parts are taken.',
        },
      },
      {
        term: { ar: 'المقام', en: 'denominator' },
        meaning: {
          ar: 'العدد المكتوب تحت خط الكسر، ويدل على عدد الأجزاء المتساوية في الوحدة.',
          en: 'The number below the line: into how many equal parts the whole is cut.',
        },
      },
      {
        term: { ar: 'الاختزال', en: 'simplifying' },
        meaning: {
          ar: 'قسمة البسط والمقام على قاسم مشترك لهما.',
          en: 'Dividing numerator and denominator by a common divisor.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'جمع البسطين معا والمقامين معا.',
          en: 'Adding the numerators and the denominators.',
        },
        response: {
          ar: 'اطلب تمثيل نصف وثلث على شريطين متساويين: مجموعهما أكبر من النصف، فلا يمكن أن يكون خُمسين.',
          en: 'Have a half and a third folded on equal strips: together they are more than a half, so they cannot be two fifths.',
        },
      },
      {
        misconception: {
          ar: 'الظن أن الكسر أكبر كلما كبر مقامه.',
          en: 'Believing that a larger denominator makes a larger fraction.',
        },
        response: {
          ar: 'قارن قطعة من كعكة قُسمت على 4 بقطعة من الكعكة نفسها قُسمت على 8.',
          en: 'Compare a slice of a cake cut into 4 with one of the same cake cut into 8.',
        },
      },
    ],
  },
  decimals: {
    prerequisites: [{ ar: 'قيمة الرقم حسب منزلته.', en: 'The value of a digit by its place.' }],
    materials: [{ ar: 'جدول المنازل', en: 'A place-value table' }],
    keywords: [
      {
        term: { ar: 'الجزء العشري', en: 'decimal part' },
        meaning: { ar: 'الأرقام التي بعد الفاصلة.', en: 'The digits after the point.' },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'مقارنة الأجزاء العشرية كأعداد طبيعية.',
          en: 'Comparing decimal parts as if they were whole numbers.',
        },
        response: {
          ar: 'أكمل بالأصفار حتى يتساوى عدد الأرقام بعد الفاصلة، ثم قارن.',
          en: 'Add zeros until both have the same number of decimals, then compare.',
        },
      },
    ],
  },
  percentages: {
    prerequisites: [
      { ar: 'كسر من عدد.', en: 'A fraction of a number.' },
      { ar: 'الضرب في 100 والقسمة على 100.', en: 'Multiplying and dividing by 100.' },
    ],
    materials: [
      { ar: 'شبكة من 100 مربع للتلوين', en: 'A grid of 100 squares to colour' },
      { ar: 'إعلانات تخفيض من محل قريب', en: 'Sale leaflets of a nearby shop' },
    ],
    keywords: [
      {
        term: { ar: 'النسبة المئوية', en: 'percentage' },
        meaning: {
          ar: 'كسر مقامه 100 يقارن جزءا بالكل.',
          en: 'A fraction of 100 that compares a part with the whole.',
        },
      },
      {
        term: { ar: 'التخفيض', en: 'discount' },
        meaning: {
          ar: 'المبلغ الذي يُطرح من الثمن الأصلي.',
          en: 'The amount that is taken off the first price.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'طرح عدد النسبة نفسه من الثمن.',
          en: 'Taking the number of the rate itself off the price.',
        },
        response: {
          ar: 'قارن تخفيض $10\\%$ على قلم وعلى حاسوب: هل المبلغ المخفض واحد؟',
          en: 'Compare $10\\%$ off a pen and off a computer: is the amount the same?',
        },
      },
      {
        misconception: {
          ar: 'الظن أن زيادة ثم تخفيضا بالنسبة نفسها يعيدان الثمن الأول.',
          en: 'Believing that a rise and a discount at the same rate lead back to the first price.',
        },
        response: {
          ar: 'احسب الخطوتين على ثمن 1000 دج ولاحظ أن الأساس تغير.',
          en: 'Work out both steps for 1000 DA and see that the base has changed.',
        },
      },
    ],
  },
  powers: {
    prerequisites: [{ ar: 'جداء عدة عوامل متساوية.', en: 'Products of equal factors.' }],
    materials: [{ ar: 'ورقة تُطوى مرات متتالية', en: 'A sheet of paper to fold again and again' }],
    keywords: [
      {
        term: { ar: 'الأساس', en: 'base' },
        meaning: {
          ar: 'العدد الذي يتكرر في الجداء.',
          en: 'The number that is multiplied again and again.',
        },
      },
      {
        term: { ar: 'الأس', en: 'exponent' },
        meaning: { ar: 'عدد العوامل المتساوية.', en: 'How many equal factors there are.' },
      },
    ],
    misconceptions: [
      {
        misconception: { ar: 'ضرب الأساس في الأس.', en: 'Multiplying the base by the exponent.' },
        response: {
          ar: 'اكتب $2^{3}$ جداء ثلاثة عوامل وقارن الناتج بستة.',
          en: 'Write $2^{3}$ as a product of three factors and compare it with six.',
        },
      },
      {
        misconception: {
          ar: 'ضرب الأسين عند جداء قوتين لهما الأساس نفسه.',
          en: 'Multiplying the exponents in a product of powers.',
        },
        response: {
          ar: 'اكتب كل قوة جداء ثم عد العوامل كلها.',
          en: 'Write out both powers and count all factors.',
        },
      },
    ],
  },
  operations: {
    prerequisites: [
      {
        ar: 'قراءة الأعداد وكتابتها وجداول الجمع والضرب.',
        en: 'Reading and writing numbers, and the tables.',
      },
    ],
    materials: [{ ar: 'الألواح وقريصات العد', en: 'Slates and counters' }],
    keywords: [
      {
        term: { ar: 'الناتج', en: 'result' },
        meaning: {
          ar: 'العدد الذي نجده بعد إجراء العملية.',
          en: 'The number that an operation gives.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'إهمال الاحتفاظ عند الحساب العمودي.',
          en: 'Forgetting to carry in column calculations.',
        },
        response: {
          ar: 'اطلب تقدير الناتج قبل الحساب ومقارنته به بعده.',
          en: 'Have the result estimated before, and compared with it after.',
        },
      },
      {
        misconception: {
          ar: 'إجراء العمليات من البداية بالترتيب دون مراعاة الأولوية.',
          en: 'Working in the order of writing without regard to priorities.',
        },
        response: {
          ar: 'اربط العبارة بوضعية شراء: ثلاث علب بالثمن نفسه وعلبة أخرى.',
          en: 'Link the expression to shopping: three boxes of one price and another one.',
        },
      },
    ],
  },
};
