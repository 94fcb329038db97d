import { foldText } from '#shared/text/fold-text.ts';

/*
 * Given names that are common among pupils in Algeria: in Arabic only those that are rarely other words, and in Latin
 * letters.
 */
const ARABIC =
  'محمد أحمد محمود حامد مصطفى علي عمر عمار عثمان حسن حسين حسان الحسين يوسف إبراهيم إسماعيل إسحاق يعقوب ' +
  'موسى عيسى زكرياء داود سليمان أيوب يونس إلياس إدريس آدم نوح خالد وليد أنس أسامة بلال حمزة طارق زياد ' +
  'ياسين ياسر مهدي رياض رشيد فاروق فيصل فؤاد عبدالله عبدالرحمن عبدالقادر عبدالكريم عبدالمالك عبدالحق ' +
  'عبدالرؤوف عبدالعزيز عبدالحميد سفيان سمير شمسالدين نورالدين بدرالدين صلاحالدين عزالدين خيرالدين ' +
  'مسعود نذير هشام هيثم هواري وائل وسيم أكرم أيمن أنيس رابح زهير عصام غيلاس ماسينيسا يوغرطة بلقاسم ' +
  'بوعلام بومدين لخضر ميلود معاذ لقمان لؤي فاطمة عائشة خديجة مريم زينب آمنة آسيا إيناس حليمة حسناء ' +
  'خولة رانيا رقية رميساء ريان ريم سارة سعاد سلمى سمية سميرة سندس سهام سيرين شهرزاد شيماء صفية صليحة ' +
  'عبير غادة فضيلة فتيحة كنزة كوثر لينا لمياء ليلى لبنى مروة مليكة منال ميساء نادية نجية نسرين نعيمة ' +
  'نورة نورهان هاجر هديل وهيبة ياسمينة يسرى ربيعة زكية زوليخة الزهراء';
const ALSO_WORDS =
  'جميلة كريمة سعيدة رشيدة فريدة سليم نبيل وفاء رحمة حنان سيف مختار كمال جمال وسام أمير هناء بشرى جلال ' +
  'هبة نجاة صفاء منير قاسم عادل مولود فارس يحيى زهرة آية دنيا نسيم الطاهر الطيب فريد بشير رؤوف سناء ' +
  'منى توفيق عماد إسلام رضا أمينة لطيفة أسماء نور أمل حياة سعيد ياسمين وردة فرح هدى إيمان ملاك كريم ' +
  'أمين رتاج نهال شمس صابر صالح مراد فوزي حكيم لطفي عزيز ناصر زين شهد جنى ندى سلوى سعدية';
const LATIN =
  'ali mohamed mohammed muhammad mehdi ahmed mahmoud mustapha mostefa omar amar ammar othmane hassan hocine hussein ' +
  'youcef yousef yusuf ibrahim brahim ismail yacine yassine moussa aissa yahia zakaria slimane ayoub younes ilyes ilyas ' +
  'idris adem khaled walid oualid anis anes oussama bilal billal hamza tarek ziad yasser reda redha riad riyad rachid ' +
  'farouk faycal fouad fares farid kamel kamal djamel jamal adel sofiane samir salim chemseddine noureddine ' +
  'salah messaoud mokhtar mounir nabil nadir nassim hicham haithem houari wassim akram amine aymen islem rabah ' +
  'abdelkader abderrahmane abdallah abdelkrim abdelmalek abdelhak abderraouf abdelaziz belkacem boualem boumediene lakhdar mouloud miloud ' +
  'ishak seif imad massinissa fatima fatma aicha khadidja khadija meriem mariam maryam zineb zeyneb amina asma assia ' +
  'ines aya bouchra hanane halima khaoula dounia rania rahma roumaissa rym sarah sara souad salma soumia samira sana ' +
  'sihem serine chaima chahrazed safia saliha abir fadila farida fatiha karima kenza kaouther lina lamia leila lilia loubna ' +
  'marwa malika manel mouna nadia nadjet nesrine naima nora nour hadjer hiba hadil wissam wafa wahiba yasmine yousra zohra djamila ' +
  'john james robert michael david thomas daniel matthew anthony andrew joshua kevin brian george edward jason ryan jacob ' +
  'nicholas jonathan stephen peter paul samuel benjamin adam henry oliver mary patricia jennifer linda elizabeth susan ' +
  'jessica karen lisa nancy emily emma anna sophia olivia laura helen julia alice lucy hannah charlotte amelia ' +
  'pierre jean jacques marie camille louis nicolas julien sophie nathalie';

/** Folded; compound names are one word. */
export const givenNames: ReadonlySet<string> = new Set(
  `${ARABIC} ${LATIN}`.split(' ').map((name) => foldText(name)),
);

/** Names that are also words (نور is light); they count as names only among other names. Folded. */
export const possibleNames: ReadonlySet<string> = new Set(
  `${ALSO_WORDS} grace rose may april hope faith joy mark`.split(' ').map((name) => foldText(name)),
);

/** Historical people in lessons and tests whose names look like a pupil's; folded. */
export const figures: ReadonlySet<string> = new Set(
  (
    'مصطفى بن بولعيد|العربي بن مهيدي|محمد العربي بن مهيدي|ديدوش مراد|كريم بلقاسم|رابح بيطاط|محمد بوضياف|أحمد زبانة|' +
    'علي لابوانت|حسيبة بن بوعلي|جميلة بوحيرد|لالة فاطمة نسومر|فاطمة نسومر|الأمير عبد القادر|عبد القادر|أحمد باي|الشيخ بوعمامة|' +
    'الشيخ المقراني|محمد المقراني|عبد الحميد بن باديس|البشير الإبراهيمي|محمد البشير الإبراهيمي|العربي التبسي|مبارك الميلي|مفدي زكرياء|' +
    'محمد العيد آل خليفة|أحمد رضا حوحو|هواري بومدين|أحمد بن بلة|فرحات عباس|مصالي الحاج|زيغود يوسف|العقيد لطفي|العقيد عميروش|' +
    'عبان رمضان|يوسف بن تاشفين|طارق بن زياد|عقبة بن نافع|موسى بن نصير|حسان بن النعمان|صلاح الدين الأيوبي|محمد الفاتح|هارون الرشيد|' +
    'أبو بكر الصديق|عمر بن الخطاب|عثمان بن عفان|علي بن أبي طالب|خالد بن الوليد|عمر بن عبد العزيز|حمزة بن عبد المطلب|بلال بن رباح|' +
    'خديجة بنت خويلد|عائشة بنت أبي بكر|فاطمة الزهراء|مريم العذراء|محمد ديب|مولود فرعون|مولود معمري|كاتب ياسين|آسيا جبار|مالك بن نبي|' +
    'أحمد شوقي|حافظ إبراهيم|محمود درويش|طه حسين|نجيب محفوظ|أحمد زويل|عباس بن فرناس|جابر بن حيان|الحسن بن الهيثم|' +
    'isaac newton|albert einstein|marie curie|charles darwin|thomas edison|george washington|abraham lincoln|' +
    'john adams|thomas jefferson|james madison|charles dickens|jane austen|alexander graham bell|louis pasteur|emir abdelkader|' +
    'mohamed boudiaf|mostefa ben boulaid|larbi ben mhidi|rabah bitat|krim belkacem|didouche mourad|assia djebar|mohammed dib|kateb yacine'
  )
    .split('|')
    .map((name) => foldText(name)),
);
