import type { Teaching } from './teaching.ts';

/** What teachers of mathematics know of each topic: what it builds on, its words, and what pupils get wrong. */
export const teachingOfMathematics: Readonly<Record<string, Teaching>> = {
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
  equations: {
    prerequisites: [
      { ar: 'العمليات على الأعداد وعكسها.', en: 'Operations on numbers and their inverses.' },
      {
        ar: 'حساب عبارة حرفية من أجل قيمة معطاة.',
        en: 'The value of an expression for a given number.',
      },
    ],
    materials: [{ ar: 'ميزان ذو كفتين أو رسم له', en: 'A pair of scales, or a drawing of one' }],
    keywords: [
      {
        term: { ar: 'المعادلة', en: 'equation' },
        meaning: {
          ar: 'مساواة تتضمن عددا مجهولا نبحث عنه.',
          en: 'An equality with an unknown number that is looked for.',
        },
      },
      {
        term: { ar: 'حل المعادلة', en: 'solution' },
        meaning: {
          ar: 'العدد الذي يجعل المساواة صحيحة.',
          en: 'The number that makes the equality true.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'نقل حد إلى الطرف الآخر دون تغيير إشارته.',
          en: 'Moving a term to the other side without changing its sign.',
        },
        response: {
          ar: 'عد إلى الميزان: ما يُنزع من كفة يُنزع من الأخرى، ثم تحقق بالتعويض.',
          en: 'Go back to the scales: what leaves one pan leaves the other; then check by putting the number in.',
        },
      },
      {
        misconception: {
          ar: 'طرح معامل المجهول بدل القسمة عليه.',
          en: 'Subtracting the factor of the unknown instead of dividing by it.',
        },
        response: {
          ar: 'اقرأ $3x$ «ثلاث مرات العدد»، واسأل عن العملية العكسية للضرب.',
          en: 'Read $3x$ as “three times the number” and ask for the inverse of multiplying.',
        },
      },
    ],
  },
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
  proportionality: {
    prerequisites: [
      { ar: 'الضرب والقسمة، وقراءة جدول.', en: 'Multiplication, division and reading a table.' },
    ],
    materials: [{ ar: 'جدول أسعار بضائع مألوفة', en: 'A price list of familiar goods' }],
    keywords: [
      {
        term: { ar: 'معامل التناسبية', en: 'factor of proportionality' },
        meaning: {
          ar: 'العدد الثابت الذي نضرب فيه سطرا لنجد السطر الآخر.',
          en: 'The fixed number by which one row of the table is multiplied to give the other.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'إضافة العدد نفسه إلى المقدارين بدل الضرب.',
          en: 'Adding the same number to both amounts instead of multiplying.',
        },
        response: {
          ar: 'اسأل عن ثمن وحدة واحدة، ثم ابن الجدول وحدة وحدة.',
          en: 'Ask for the price of one, then build the table one by one.',
        },
      },
      {
        misconception: {
          ar: 'الظن أن كل مقدارين يكبران معا متناسبان.',
          en: 'Believing that any two amounts that grow together are proportional.',
        },
        response: {
          ar: 'اعط مثالا مضادا: عمر الطفل وطوله.',
          en: 'Give a counterexample: a child’s age and height.',
        },
      },
    ],
  },
  mean: {
    prerequisites: [{ ar: 'جمع عدة أعداد والقسمة.', en: 'Adding several numbers, and division.' }],
    materials: [{ ar: 'سلسلة معطيات من القسم، دون أسماء', en: 'Data of the class, without names' }],
    keywords: [
      {
        term: { ar: 'المتوسط الحسابي', en: 'mean' },
        meaning: {
          ar: 'مجموع القيم مقسوما على عددها.',
          en: 'The sum of the values divided by how many there are.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'القسمة على عدد ثابت مهما كان عدد القيم.',
          en: 'Dividing by a fixed number, however many values there are.',
        },
        response: {
          ar: 'اطلب عد القيم قبل الجمع، ومنها القيم التي تساوي صفرا.',
          en: 'Have the values counted before they are added, zeros among them.',
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
