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
      text: 'يغطي الماء حوالي 71% من سطح الأرض. التبخر هو تحول السائل إلى بخار تحت تأثير الحرارة. التكاثف هو تحول البخار إلى قطرات صغيرة عند البرودة. تسخن الشمس مياه البحار والمحيطات نهارا. تتشكل السحب عندما يبرد بخار الماء في طبقات الجو العليا. يغلي الماء النقي عند 100 درجة مئوية. يتجمد الماء النقي عند الدرجة 0 مئوية. تحتوي البحار والمحيطات على 97% من مياه الكوكب. تمتص النباتات الماء من التربة بواسطة الجذور. المياه الجوفية هي المياه المخزنة بين الصخور تحت سطح الأرض.',
    },
    {
      topic: 'التغذية عند الإنسان',
      text: 'يحتاج جسم الإنسان كل يوم إلى 5 حصص من الخضر والفواكه. الهضم هو تحويل الأغذية إلى عناصر بسيطة يمتصها الجسم. تبدأ عملية الهضم في الفم وتنتهي في الأمعاء الدقيقة. البروتينات هي أغذية البناء التي تساعد على نمو الجسم. تمنح السكريات الجسم الطاقة اللازمة للحركة. يحتوي الحليب على الكالسيوم الضروري لنمو العظام والأسنان. ينصح الأطباء بشرب أكثر من لتر من الماء كل يوم. يبلغ طول الأمعاء الدقيقة عند البالغ حوالي 6 أمتار. تنقل الدورة الدموية المغذيات إلى كل خلايا الجسم.',
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
      text: 'The human skeleton has 206 bones in an adult. The heart pumps blood through the body about 70 times a minute. Digestion is the process that breaks food into simple substances. The lungs take oxygen from the air and release carbon dioxide. The skin is the largest organ of the human body. Muscles make up about 40 percent of the weight of an adult. Blood carries oxygen from the lungs to every cell. A newborn baby has about 300 bones. The brain controls movement, memory and speech. Vitamins are substances that the body needs in small amounts.',
    },
  ],
} as const;
