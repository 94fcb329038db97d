import type { Teaching } from './teaching.ts';

/** Teaching content for lengths, areas and shapes. */
export const teachingOfGeometry: Readonly<Record<string, Teaching>> = {
  measures: {
    prerequisites: [
      {
        ar: 'خواص الأشكال الهندسية المألوفة.',
        en: 'Properties of the common figures.',
        fr: 'Les propriétés des figures usuelles.',
      },
      { ar: 'وحدات الطول.', en: 'Units of length.', fr: 'Les unités de longueur.' },
    ],
    materials: [
      {
        ar: 'مسطرة وورق مرصوف',
        en: 'A ruler and squared paper',
        fr: 'Une règle et du papier quadrillé',
      },
      {
        ar: 'خيط لقياس الإطار',
        en: 'String to measure around figures',
        fr: 'De la ficelle pour mesurer le tour des figures',
      },
    ],
    keywords: [
      {
        term: { ar: 'المحيط', en: 'perimeter', fr: 'périmètre' },
        meaning: {
          ar: 'طول الخط الذي يحد الشكل.',
          en: 'The length of the line around a figure.',
          fr: 'La longueur du tour d’une figure.',
        },
      },
      {
        term: { ar: 'المساحة', en: 'area', fr: 'aire' },
        meaning: {
          ar: 'قياس السطح الذي يشغله الشكل، بوحدات مربعة.',
          en: 'The size of the surface of a figure, in square units.',
          fr: 'La mesure de la surface d’une figure, en unités carrées.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'الخلط بين المحيط والمساحة.',
          en: 'Confusing perimeter and area.',
          fr: 'Confondre le périmètre et l’aire.',
        },
        response: {
          ar: 'اربط الأول بسياج الحقل والثانية بالعشب الذي يغطيه.',
          en: 'Link one to the fence of a field, the other to the grass on it.',
          fr: 'Relier l’un à la clôture d’un champ, l’autre à l’herbe qui le couvre.',
        },
      },
      {
        misconception: {
          ar: 'الظن أن تساوي المحيطين يعني تساوي المساحتين.',
          en: 'Believing that equal perimeters mean equal areas.',
          fr: 'Croire que des périmètres égaux donnent des aires égales.',
        },
        response: {
          ar: 'ارسم على ورق مرصوف مستطيلين محيط كل منهما 12 وقارن عدد المربعات.',
          en: 'Draw two rectangles with a perimeter of 12 on squared paper and count the squares.',
          fr: 'Dessiner deux rectangles de périmètre 12 sur du papier quadrillé et compter les carreaux.',
        },
      },
    ],
  },
  units: {
    prerequisites: [
      {
        ar: 'الضرب في 10 و100 و1000 والقسمة عليها.',
        en: 'Multiplying and dividing by 10, 100 and 1000.',
        fr: 'Multiplier et diviser par 10, 100 et 1000.',
      },
    ],
    materials: [
      {
        ar: 'جدول الوحدات معلقا على السبورة',
        en: 'A table of units on the board',
        fr: 'Un tableau d’unités au tableau',
      },
      {
        ar: 'متر وميزان وقارورة مدرجة',
        en: 'A tape measure, scales and a measuring jug',
        fr: 'Un mètre ruban, une balance et un verre gradué',
      },
    ],
    keywords: [
      {
        term: { ar: 'وحدة القياس', en: 'unit', fr: 'unité' },
        meaning: {
          ar: 'مقدار متفق عليه نقارن به بقية المقادير.',
          en: 'An agreed amount with which others are compared.',
          fr: 'Une quantité convenue à laquelle on compare les autres.',
        },
      },
      {
        term: { ar: 'التحويل', en: 'conversion', fr: 'conversion' },
        meaning: {
          ar: 'كتابة المقدار نفسه بوحدة أخرى.',
          en: 'Writing the same amount in another unit.',
          fr: 'Écrire la même quantité dans une autre unité.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'الضرب عند التحويل إلى وحدة أكبر.',
          en: 'Multiplying when going to a larger unit.',
          fr: 'Multiplier pour passer à une unité plus grande.',
        },
        response: {
          ar: 'اسأل قبل الحساب: هل نحتاج إلى عدد أكبر أم أصغر من الوحدات؟',
          en: 'Ask before calculating: will there be more of the new units, or fewer?',
          fr: 'Demander avant de calculer : y aura-t-il plus de nouvelles unités, ou moins ?',
        },
      },
      {
        misconception: {
          ar: 'معاملة الدقائق كأجزاء عشرية من الساعة.',
          en: 'Treating minutes as decimals of an hour.',
          fr: 'Traiter les minutes comme des décimales de l’heure.',
        },
        response: {
          ar: 'ارسم ساعة واقرأ نصفها: 30 دقيقة وليس 50.',
          en: 'Draw a clock and read half of it: 30 minutes, not 50.',
          fr: 'Dessiner une horloge et en lire la moitié : 30 minutes, et non 50.',
        },
      },
    ],
  },
  pythagoras: {
    prerequisites: [
      {
        ar: 'مربع عدد وجذره التربيعي.',
        en: 'Squares and square roots.',
        fr: 'Les carrés et les racines carrées.',
      },
      {
        ar: 'المثلث القائم وأضلاعه.',
        en: 'The right-angled triangle and its sides.',
        fr: 'Le triangle rectangle et ses côtés.',
      },
    ],
    materials: [
      {
        ar: 'كوس ومسطرة، وحبل به 12 عقدة متساوية البعد',
        en: 'A set square, a ruler and a rope with 12 evenly spaced knots',
        fr: 'Une équerre, une règle et une corde à 12 nœuds régulièrement espacés',
      },
    ],
    keywords: [
      {
        term: { ar: 'الوتر', en: 'hypotenuse', fr: 'hypoténuse' },
        meaning: {
          ar: 'الضلع المقابل للزاوية القائمة، وهو أطول الأضلاع.',
          en: 'The side opposite the right angle, the longest of the three.',
          fr: 'Le côté opposé à l’angle droit, le plus long des trois.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'جمع الطولين بدل مربعيهما.',
          en: 'Adding the sides instead of their squares.',
          fr: 'Additionner les côtés au lieu de leurs carrés.',
        },
        response: {
          ar: 'قس على الرسم: الوتر أقصر من مجموع الضلعين دائما.',
          en: 'Measure on the drawing: the hypotenuse is shorter than both sides together.',
          fr: 'Mesurer sur le dessin : l’hypoténuse est plus courte que les deux côtés réunis.',
        },
      },
      {
        misconception: {
          ar: 'تطبيق المبرهنة في مثلث غير قائم.',
          en: 'Using the theorem where there is no right angle.',
          fr: 'Employer le théorème sans angle droit.',
        },
        response: {
          ar: 'اطلب تعيين الزاوية القائمة والوتر قبل أي حساب.',
          en: 'Have the right angle and the hypotenuse marked before any calculation.',
          fr: 'Faire marquer l’angle droit et l’hypoténuse avant tout calcul.',
        },
      },
    ],
  },
  'signed-numbers': {
    prerequisites: [
      {
        ar: 'ترتيب الأعداد على مستقيم مدرج.',
        en: 'The order of numbers on a number line.',
        fr: 'L’ordre des nombres sur une droite graduée.',
      },
    ],
    materials: [
      {
        ar: 'مستقيم مدرج ومحرار',
        en: 'A number line and a thermometer',
        fr: 'Une droite graduée et un thermomètre',
      },
    ],
    keywords: [
      {
        term: { ar: 'المعاكس', en: 'opposite', fr: 'opposé' },
        meaning: {
          ar: 'العدد الذي له المسافة نفسها إلى الصفر والإشارة الأخرى.',
          en: 'The number as far from zero, with the other sign.',
          fr: 'Le nombre situé à la même distance de zéro, avec l’autre signe.',
        },
      },
    ],
    misconceptions: [
      {
        misconception: {
          ar: 'تطبيق قاعدة إشارة الجداء على المجموع.',
          en: 'Using the rule of signs of products for sums.',
          fr: 'Employer la règle des signes du produit pour les sommes.',
        },
        response: {
          ar: 'مثل المجموع بانتقالين على المستقيم المدرج.',
          en: 'Show the sum as two moves on the number line.',
          fr: 'Montrer la somme comme deux déplacements sur la droite graduée.',
        },
      },
    ],
  },
};
