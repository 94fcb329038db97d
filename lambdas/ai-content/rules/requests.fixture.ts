/** Topics of which something is known. */
export const topics = {
  ar: [
    'الكسور',
    'النسبة المئوية',
    'المعادلات من الدرجة الأولى بمجهول واحد',
    'مساحة المستطيل والمربع',
    'تحويل وحدات الطول',
    'قوى عدد',
    'التناسبية',
    'الأعداد النسبية',
    'الأعداد العشرية',
    'العمليات الأربع',
    'المتوسط الحسابي',
    'خاصية فيثاغورس',
    'تصريف الفعل المضارع',
    'الفعل الماضي',
    'قراءة الساعة',
    'الزوايا',
  ],
  en: [
    'Fractions',
    'Percentages',
    'Linear equations',
    'Area and perimeter',
    'Units of measure',
    'Powers of a number',
    'Proportionality',
    'Relative numbers',
    'Decimals',
    'Order of operations',
    'The mean',
    'The theorem of Pythagoras',
    'Present simple',
    'English tenses',
    'Telling the time',
    'Angles',
  ],
  fr: [
    'Les fractions',
    'Les pourcentages',
    'Équations du premier degré à une inconnue',
    'Aire et périmètre',
    'Conversion d’unités de longueur',
    'Les puissances d’un nombre',
    'La proportionnalité',
    'Les nombres relatifs',
    'Les nombres décimaux',
    'Les quatre opérations',
    'La moyenne',
    'Le théorème de Pythagore',
    'Le présent de l’indicatif',
    'La conjugaison des verbes',
    'Lire l’heure',
    'Les angles',
  ],
} as const;

/** Texts as textbooks here have them. */
export const texts = {
  ar: [
    {
      topic: 'جغرافية الجزائر',
      text: 'تقع الجزائر في شمال إفريقيا، وتطل على البحر الأبيض المتوسط. تبلغ مساحة الجزائر 2.381.741 كيلومترا مربعا، وهي أكبر بلد في إفريقيا. اندلعت الثورة التحريرية الجزائرية في أول نوفمبر سنة 1954. استعادت الجزائر استقلالها في 5 جويلية سنة 1962. تغطي الصحراء أكثر من 80% من مساحة البلاد. التل هو الشريط الساحلي الخصب الذي يمتد شمال البلاد. تنتج السهول الشمالية القمح والحمضيات والخضر. يبلغ عدد ولايات الجزائر 58 ولاية. تأسست جامعة الجزائر سنة 1909. هذا ما يجعل البلاد متنوعة.',
    },
    {
      topic: 'دورة الماء في الطبيعة',
      text: 'يغطي الماء حوالي 71% من سطح الأرض. التبخر هو تحول السائل إلى بخار تحت تأثير الحرارة. التكاثف هو تحول البخار إلى قطرات صغيرة عند البرودة. تسخن الشمس مياه البحار والمحيطات نهارا. الهطول هو سقوط قطرات السحب نحو الأرض. تتشكل السحب عندما يبرد بخار الماء في طبقات الجو العليا. يغلي الماء النقي عند 100 درجة مئوية. يتجمد الماء النقي عند الدرجة 0 مئوية. تحتوي البحار والمحيطات على 97% من مياه الكوكب. تمتص النباتات الماء من التربة بواسطة الجذور. المياه الجوفية هي المياه المخزنة بين الصخور تحت سطح الأرض.',
    },
    {
      topic: 'التغذية عند الإنسان',
      text: 'يحتاج جسم الإنسان كل يوم إلى 5 حصص من الخضر والفواكه. الهضم هو تحويل الأغذية إلى عناصر بسيطة يمتصها الجسم. تبدأ عملية الهضم في الفم وتنتهي في الأمعاء الدقيقة. البروتينات هي أغذية البناء التي تساعد على نمو الجسم. الامتصاص هو مرور المغذيات من الأمعاء إلى الدم. تمنح السكريات الجسم الطاقة اللازمة للحركة. يحتوي الحليب على الكالسيوم الضروري لنمو العظام والأسنان. ينصح الأطباء بشرب أكثر من لتر من الماء كل يوم. يبلغ طول الأمعاء الدقيقة عند البالغ حوالي 6 أمتار. تنقل الدورة الدموية المغذيات إلى كل خلايا الجسم.',
    },
  ],
  en: [
    {
      topic: 'The water cycle',
      text: 'The water cycle is the movement of water between the Earth and the atmosphere. Evaporation is the change of a liquid into a gas. Condensation is the change of a gas into a liquid. The Sun heats the water of oceans and lakes. Clouds form when water vapour cools in the sky. Oceans hold about 97 percent of all water on Earth. Fresh water makes up only 3 percent of the total. Rain, snow and hail are forms of precipitation. Plants release water vapour through their leaves. Groundwater is the water that fills the spaces between rocks. The Aswan High Dam was completed in 1970. It changed life in Egypt. Glaciers store water as ice for hundreds of years.',
    },
    {
      topic: 'Algeria, land and people',
      text: 'Algeria is the largest country in Africa. The capital of the country is Algiers, a port on the Mediterranean Sea. Algeria won its independence in 1962 after a war of seven years. The Sahara covers more than 80 percent of the land. Most people live in the north near the coast. The Tell Atlas is a mountain range that runs from west to east. The population of Algeria passed 45 million in 2022. Wheat, olives and dates are the main crops of the country. The University of Algiers was founded in 1909. Oran is the second city of Algeria. Summers in the desert are hot and dry.',
    },
    {
      topic: 'The human body',
      text: 'The human skeleton has 206 bones in an adult. The heart pumps blood through the body about 70 times a minute. Digestion is the process that breaks food into simple substances. The lungs take oxygen from the air and release carbon dioxide. The skin is the largest organ of the human body. Muscles make up about 40 percent of the weight of an adult. Blood carries oxygen from the lungs to every cell. A newborn baby has about 300 bones. Arteries are the vessels that carry blood away from the heart. The brain controls movement, memory and speech. Vitamins are substances that the body needs in small amounts.',
    },
  ],
  fr: [
    {
      topic: 'Le cycle de l’eau',
      text: 'Le cycle de l’eau est le mouvement de l’eau entre la Terre et l’atmosphère. L’évaporation est le passage d’un liquide à l’état de gaz. La condensation est le passage d’un gaz à l’état liquide. Le Soleil chauffe l’eau des océans et des lacs. Les nuages se forment quand la vapeur d’eau se refroidit dans le ciel. Les océans contiennent environ 97 % de toute l’eau de la Terre. L’eau douce représente seulement 3 % du total. Les plantes rejettent de la vapeur d’eau par leurs feuilles. La nappe phréatique est une réserve d’eau qui se trouve entre les roches du sous-sol. L’eau pure bout à 100 degrés au niveau de la mer. Les glaciers gardent l’eau sous forme de glace pendant des siècles.',
    },
    {
      topic: 'L’Algérie, le pays et ses habitants',
      text: 'L’Algérie est le plus grand pays d’Afrique. La capitale du pays est Alger, un port de la mer Méditerranée. L’Algérie est devenue indépendante en 1962 après une guerre de sept ans. Le Sahara couvre plus de 80 % du territoire. La plupart des habitants vivent dans le nord, près de la côte. L’Atlas tellien est une chaîne de montagnes qui traverse le pays d’ouest en est. La population de l’Algérie a dépassé 45 millions en 2022. Les paysans cultivent du blé, des olives et des dattes. L’université d’Alger a été fondée en 1909. Les étés du désert sont chauds et secs. Le pays compte 58 wilayas.',
    },
    {
      topic: 'Le corps humain',
      text: 'Le squelette d’un adulte compte 206 os. Le cœur pompe le sang environ 70 fois par minute. La digestion est la transformation des aliments en substances simples. Les poumons absorbent l’oxygène de l’air et rejettent le dioxyde de carbone. La peau est le plus grand organe du corps. Les muscles représentent environ 40 % du poids d’un adulte. Le sang transporte l’oxygène des poumons vers les cellules. Un nouveau-né possède environ 300 os. L’artère est un vaisseau qui conduit le sang du cœur vers les organes. Le cerveau dirige les mouvements et la mémoire. Les vitamines sont des substances dont le corps a besoin en petites quantités.',
    },
  ],
} as const;
