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
  fr: [
    {
      topic: 'La photosynthèse',
      text: 'La photosynthèse est le procédé par lequel les plantes vertes fabriquent leur nourriture. Elle se déroule dans les feuilles, qui contiennent une substance verte appelée chlorophylle. Les racines absorbent l’eau du sol. Le dioxyde de carbone entre dans la feuille par de petites ouvertures. Les plantes rejettent de l’oxygène dans l’air pendant le jour.',
    },
    {
      topic: 'Les volcans',
      text: 'Un volcan est une ouverture dans la croûte de la Terre. La roche fondue sous la terre est appelée magma. Quand elle arrive à la surface, on l’appelle lave. La température de la lave dépasse 700 degrés. Les cendres d’une éruption couvrent parfois des villes entières. En 79, la ville de Pompéi a disparu sous les cendres du Vésuve. La terre des volcans est très fertile, et de nombreux paysans vivent près des volcans.',
    },
    {
      topic: 'Les abeilles',
      text: 'Les abeilles vivent ensemble dans une ruche. La reine pond jusqu’à 2000 œufs par jour. Les ouvrières récoltent le nectar des fleurs. Elles transforment le nectar en miel. Une ouvrière vit environ six semaines en été. Les abeilles sont utiles aux arbres fruitiers. Le miel est un aliment riche en sucre.',
    },
    {
      topic: 'Une visite à Tipaza',
      text: 'Dimanche dernier, notre classe a visité Tipaza. Le bus a quitté l’école à sept heures. Le guide a montré aux élèves les ruines romaines au bord de la mer. Les élèves ont dessiné le théâtre. À midi, ils ont mangé sous les pins. Samia a ramassé des coquillages sur la plage. Le soir, tout le monde est rentré fatigué et content.',
    },
    {
      topic: 'L’émir Abdelkader',
      text: 'L’émir Abdelkader est né près de Mascara en 1808. Son père dirigeait une zaouïa. Les tribus de l’ouest ont choisi Abdelkader comme chef en 1832. L’émir a organisé une armée et un État. Il a signé le traité de la Tafna en 1837. La France a emprisonné l’émir de 1847 à 1852. En 1860, il a sauvé des milliers de chrétiens à Damas. Abdelkader est mort à Damas en 1883.',
    },
    {
      topic: 'Le lion et le rat',
      text: 'Un lion dormait à l’ombre d’un arbre. Un petit rat courait dans l’herbe et réveilla le lion. Le lion attrapa le rat mais lui laissa la vie. Quelques jours plus tard, le lion tomba dans un filet de chasseurs. Le rat entendit ses cris et rongea les mailles du filet. Le lion retrouva ainsi la liberté.',
    },
    {
      topic: 'L’alimentation équilibrée',
      text: 'Le petit déjeuner est le premier repas de la journée. Les fruits et les légumes apportent des vitamines. Le lait contient du calcium, utile aux os. Les protéines construisent les muscles. Les médecins conseillent de boire au moins 1,5 litre d’eau par jour. Trop de sucre abîme les dents. Un enfant dort environ dix heures par nuit.',
    },
  ],
} as const;
