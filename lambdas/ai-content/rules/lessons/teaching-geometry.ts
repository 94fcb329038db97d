import type { Teaching } from './teaching.ts';

/** Teaching content for lengths, areas and shapes. */
export const teachingOfGeometry: Readonly<Record<string, Teaching>> = {
  measures: {
    prerequisites: [
      { ar: 'خواص الأشكال الهندسية المألوفة.', en: 'Properties of the common figures.' },
      { ar: 'وحدات الطول.', en: 'Units of length.' },
    ],
    materials: [
      { ar: 'مسطرة وورق مرصوف', en: 'A ruler and squared paper' },
      { ar: 'خيط لقياس الإطار', en: 'String to measure around figures' },
    ],
    keywords: [
      {
        term: { ar: 'المحيط', en: 'perimeter' },
        meaning: { ar: 'طول الخط الذي يحد الشكل.', en: 'The length of the line around a figure.' },
      },
      {
        term: { ar: 'المساحة', en: 'area' },
        meaning: {
          ar: 'قياس السطح الذي يشغله الشكل، بوحدات مربعة.',
          en: 'The size of the surface of a figure, in square units.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: { ar: 'الخلط بين المحيط والمساحة.', en: 'Confusing perimeter and area.' },
        response: {
          ar: 'اربط الأول بسياج الحقل والثانية بالعشب الذي يغطيه.',
          en: 'Link one to the fence of a field, the other to the grass on it.',
        },
      },
      {
        misconception: {
          ar: 'الظن أن تساوي المحيطين يعني تساوي المساحتين.',
          en: 'Believing that equal perimeters mean equal areas.',
        },
        response: {
          ar: 'ارسم على ورق مرصوف مستطيلين محيط كل منهما 12 وقارن عدد المربعات.',
          en: 'Draw two rectangles with a perimeter of 12 on squared paper and count the squares.',
        },
      },
    ],
  },
  units: {
    prerequisites: [
      {
        ar: 'الضرب في 10 و100 و1000 والقسمة عليها.',
        en: 'Multiplying and dividing by 10, 100 and 1000.',
      },
    ],
    materials: [
      { ar: 'جدول الوحدات معلقا على السبورة', en: 'A table of units on the board' },
      { ar: 'متر وميزان وقارورة مدرجة', en: 'A tape measure, scales and a measuring jug' },
    ],
    keywords: [
      {
        term: { ar: 'وحدة القياس', en: 'unit' },
        meaning: {
          ar: 'مقدار متفق عليه نقارن به بقية المقادير.',
          en: 'An agreed amount with which others are compared.',
        },
      },
      {
        term: { ar: 'التحويل', en: 'conversion' },
        meaning: {
          ar: 'كتابة المقدار نفسه بوحدة أخرى.',
          en: 'Writing the same amount in another unit.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'الضرب عند التحويل إلى وحدة أكبر.',
          en: 'Multiplying when going to a larger unit.',
        },
        response: {
          ar: 'اسأل قبل الحساب: هل نحتاج إلى عدد أكبر أم أصغر من الوحدات؟',
          en: 'Ask before calculating: will there be more of the new units, or fewer?',
        },
      },
      {
        misconception: {
          ar: 'معاملة الدقائق كأجزاء عشرية من الساعة.',
          en: 'Treating minutes as decimals of an hour.',
        },
        response: {
          ar: 'ارسم ساعة واقرأ نصفها: 30 دقيقة وليس 50.',
          en: 'Draw a clock and read half of it: 30 minutes, not 50.',
        },
      },
    ],
  },
  pythagoras: {
    prerequisites: [
      { ar: 'مربع عدد وجذره التربيعي.', en: 'Squares and square roots.' },
      { ar: 'المثلث القائم وأضلاعه.', en: 'The right-angled triangle and its sides.' },
    ],
    materials: [
      {
        ar: 'كوس ومسطرة، وحبل به 12 عقدة متساوية البعد',
        en: 'A set square, a ruler and a rope with 12 evenly spaced knots',
      },
    ],
    keywords: [
      {
        term: { ar: 'الوتر', en: 'hypotenuse' },
        meaning: {
          ar: 'الضلع المقابل للزاوية القائمة، وهو أطول الأضلاع.',
          en: 'The side opposite the right angle, the longest of the three.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'جمع الطولين بدل مربعيهما.',
          en: 'Adding the sides instead of their squares.',
        },
        response: {
          ar: 'قس على الرسم: الوتر أقصر من مجموع الضلعين دائما.',
          en: 'Measure on the drawing: the hypotenuse is shorter than both sides together.',
        },
      },
      {
        misconception: {
          ar: 'تطبيق المبرهنة في مثلث غير قائم.',
          en: 'Using the theorem where there is no right angle.',
        },
        response: {
          ar: 'اطلب تعيين الزاوية القائمة والوتر قبل أي حساب.',
          en: 'Have the right angle and the hypotenuse marked before any calculation.',
        },
      },
    ],
  },
  'signed-numbers': {
    prerequisites: [
      { ar: 'ترتيب الأعداد على مستقيم مدرج.', en: 'The order of numbers on a number line.' },
    ],
    materials: [{ ar: 'مستقيم مدرج ومحرار', en: 'A number line and a thermometer' }],
    keywords: [
      {
        term: { ar: 'المعاكس', en: 'opposite' },
        meaning: {
          ar: 'العدد الذي له المسافة نفسها إلى الصفر والإشارة الأخرى.',
          en: 'The number as far from zero, with the other sign.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'تطبيق قاعدة إشارة الجداء على المجموع.',
          en: 'Using the rule of signs of products for sums.',
        },
        response: {
          ar: 'مثل المجموع بانتقالين على المستقيم المدرج.',
          en: 'Show the sum as two moves on the number line.',
        },
      },
    ],
  },
};
