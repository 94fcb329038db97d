/** Plain prose as teachers type it, of four to ten sentences: what a test on a text is asked for of most often. */
export const plainTexts = {
  en: [
    {
      topic: 'Photosynthesis',
      text: 'Photosynthesis is the process by which green plants make their own food. It takes place in the leaves, which contain a green substance called chlorophyll. The roots absorb water from the soil. Carbon dioxide enters the leaf through tiny openings called stomata. Plants release oxygen into the air during the day.',
    },
    {
      topic: 'The silk road',
      text: 'The Silk Road was a network of trade routes that linked China to the Mediterranean. Merchants carried silk, spices and paper on the backs of camels. Most traders travelled only part of the way. They rested in large inns called caravanserais. Samarkand became rich because several routes met there. Ideas and religions also spread along the road. Sea transport became cheaper after 1500, and the caravans slowly disappeared.',
    },
    {
      topic: 'Volcanoes',
      text: 'A volcano is an opening in the crust of the Earth. Hot melted rock under the ground is called magma. When it reaches the surface, it is called lava. Active volcanoes may erupt at any time, while extinct volcanoes will never erupt again. The ash of an eruption can cover whole towns. In 79 the city of Pompeii was buried under the ash of Vesuvius. Volcanic soil is very fertile, so many farmers live near volcanoes.',
    },
    {
      topic: 'The rights of the child',
      text: 'Every child has the right to go to school. The United Nations adopted the Convention on the Rights of the Child in 1989. A child is any person under the age of eighteen. Parents must protect their children and give them food and shelter. Children may say what they think about decisions that concern them. The law forbids dangerous work for children.',
    },
    {
      topic: 'Types of rocks',
      text: 'There are three main types of rocks: igneous, sedimentary and metamorphic. Igneous rocks form when hot magma cools and becomes solid. Sedimentary rocks are made of layers of sand, mud and shells. Fossils are found mostly in sedimentary rocks. Marble is a metamorphic rock that comes from limestone. Granite is very hard and is used in buildings.',
    },
    {
      topic: 'Bees',
      text: 'Bees live together in large colonies. The queen lays up to 2,000 eggs a day. Worker bees collect nectar and pollen from flowers. They turn the nectar into honey and store it in cells of wax. A worker lives about six weeks in summer. Bees are useful because they pollinate fruit trees.',
    },
    {
      topic: 'A letter from London',
      text: 'Last July Sarah visited her uncle in London. She travelled by train from Manchester with her little brother. On the first day they went to the Science Museum. Her uncle took them to a small restaurant near the river. Sarah bought a blue scarf for her mother. It rained on the last day, so they stayed at home and played chess.',
    },
    {
      topic: 'Rivers',
      text: 'A river begins at its source, often a spring in the mountains. Small streams that join a river are called tributaries. The river carries sand, stones and mud towards the sea. Near its mouth the water flows slowly and drops the mud. The Nile is about 6,650 kilometres long. Farmers use river water for their fields.',
    },
    {
      topic: 'How a law is made',
      text: 'In Algeria the parliament has two chambers. The government or a group of deputies may propose a law. A committee studies the proposal and writes a report. The deputies of the lower chamber vote first. The upper chamber then discusses the same text. The president signs the law, and it is printed in the official journal.',
    },
    {
      topic: 'Electric circuits',
      text: 'An electric current flows only in a closed circuit. A battery pushes the current through the wires. Copper is a good conductor of electricity. Plastic and rubber are insulators. A switch opens or closes the circuit. The bulb lights up when current passes through its thin filament.',
    },
  ],
  ar: [
    {
      topic: 'التركيب الضوئي',
      text: 'التركيب الضوئي هو العملية التي تصنع بها النباتات الخضراء غذاءها. يحدث ذلك في الأوراق التي تحتوي على مادة خضراء تسمى اليخضور. تمتص الجذور الماء والأملاح المعدنية من التربة. يدخل غاز ثنائي أكسيد الكربون عبر ثقوب صغيرة في الورقة. تطرح النباتات الأكسجين في الهواء أثناء النهار.',
    },
    {
      topic: 'الثورة التحريرية',
      text: 'اندلعت الثورة التحريرية في ليلة أول نوفمبر 1954. انعقد مؤتمر الصومام في 20 أوت 1956 بوادي الصومام. قسم المؤتمر البلاد إلى ست ولايات. تأسست الحكومة الجزائرية المؤقتة في القاهرة سنة 1958. جرت مظاهرات 11 ديسمبر 1960 في عدة مدن. انتهت المفاوضات بتوقيع اتفاقيات إيفيان في مارس 1962.',
    },
    {
      topic: 'البراكين',
      text: 'البركان فتحة في القشرة الأرضية تخرج منها الصهارة. تسمى الصهارة بعد خروجها إلى السطح حمما. تبلغ درجة حرارة الحمم ما بين 700 و1200 درجة مئوية. تخرج مع الحمم غازات ورماد كثيف. تصبح التربة القريبة من البركان خصبة بعد سنوات. يراقب العلماء البراكين بأجهزة دقيقة لتحذير السكان.',
    },
    {
      topic: 'البلدية',
      text: 'البلدية هي الجماعة القاعدية للدولة. ينتخب المواطنون أعضاء المجلس الشعبي البلدي لمدة خمس سنوات. يرأس المجلس رئيس يساعده نواب. تسجل مصلحة الحالة المدنية المواليد والوفيات وعقود الزواج. تهتم البلدية بنظافة الشوارع وجمع النفايات. تصرف البلدية ميزانيتها بعد مصادقة الوالي عليها.',
    },
    {
      topic: 'القلب والدورة الدموية',
      text: 'القلب عضلة قوية في حجم قبضة اليد. يضخ القلب الدم إلى جميع أعضاء الجسم. تحمل الشرايين الدم الغني بالأكسجين. تعيد الأوردة الدم الغني بثنائي أكسيد الكربون إلى القلب. ينبض القلب حوالي 70 نبضة في الدقيقة عند البالغ. وترتفع النبضات عند بذل الجهد. يحتوي جسم البالغ على 5 لترات من الدم.',
    },
    {
      topic: 'الصحراء الكبرى',
      text: 'تمتد الصحراء الكبرى من المحيط الأطلسي غربا إلى البحر الأحمر شرقا. تتميز بمناخ حار وجاف. لا تتجاوز الأمطار فيها 100 ملم في السنة. تنمو أشجار النخيل في الواحات قرب المياه الجوفية. يعتمد سكان الواحات على الفلاحة وتربية الإبل. اكتشف البترول في حاسي مسعود سنة 1956.',
    },
    {
      topic: 'رحلة مدرسية',
      text: 'نظمت مدرستنا رحلة إلى حديقة التجارب بالحامة. ركب التلاميذ الحافلة في الصباح الباكر. رافقتنا معلمة العلوم ومدير المدرسة. شاهدنا أشجارا ضخمة جلبت من بلدان بعيدة. شرح لنا الدليل كيف تتكاثر النباتات. تناولنا الغداء قرب البحيرة تحت ظلال الأشجار. عدنا مساء ونحن نغني.',
    },
    {
      topic: 'الماء والصحة',
      text: 'يشكل الماء نحو ثلثي جسم الإنسان. يفقد الجسم الماء عن طريق العرق والبول والتنفس. ينصح الأطباء بشرب ما بين 6 و8 أكواب يوميا. يسبب شرب الماء الملوث أمراضا خطيرة مثل الكوليرا والتيفوئيد. تعالج محطات التصفية المياه قبل توزيعها على السكان. يقتل الكلور الجراثيم الموجودة في الماء.',
    },
    {
      topic: 'الأندلس',
      text: 'فتح المسلمون الأندلس سنة 711 بقيادة طارق بن زياد. أسس عبد الرحمن الداخل إمارة قرطبة سنة 756. كانت قرطبة من أكبر مدن أوروبا في القرن العاشر. بنى المسلمون فيها المسجد الجامع والمكتبات والحمامات. اشتهر الزهراوي بالجراحة وابن رشد بالفلسفة. سقطت غرناطة آخر ممالك المسلمين سنة 1492.',
    },
    {
      topic: 'الجملة الاسمية',
      text: 'الجملة الاسمية هي الجملة التي تبدأ باسم. تتكون من ركنين أساسيين: المبتدأ والخبر. المبتدأ اسم مرفوع يقع في أول الجملة. الخبر هو ما يتمم معنى المبتدأ. يأتي الخبر مفردا أو جملة أو شبه جملة. تدخل كان وأخواتها على الجملة الاسمية فترفع المبتدأ وتنصب الخبر.',
    },
  ],
} as const;
