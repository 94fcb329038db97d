import { describe, expect, it } from 'vitest';
import { arabicPupils, latinPupils } from '#test/fixtures/spreadsheets/pupils.ts';
import { findPersonalData } from './personal-data.ts';

describe('a list of pupils is recognised', () => {
  it.each([
    ['one name a line', 'أحمد بن علي\nفاطمة الزهراء بوزيد\nمحمد أمين قاسمي\nسارة مرابط'],
    [
      'numbered, after a line of its own',
      'تلاميذ القسم 2م3:\n1- بن عيسى يوسف\n2- حمداني ريان\n3- زروقي إيناس\n4- شريف مروة',
    ],
    ['with Arabic figures and bullets', '١. خالد مزياني\n٢. ليلى بوعلام\n٣. هاجر سعدي'],
    [
      'with dates and marks',
      'بن عمر أحمد\t12/03/2011\t14,5\nقادري مريم\t05/07/2011\t09\nلعريبي أنس\t30/01/2011\t17',
    ],
    [
      'as a spreadsheet is copied',
      'الرقم;اللقب;الاسم\n1;بوزيان;عبد الرحمن\n2;دحماني;خديجة\n3;صالحي;نور الدين',
    ],
    ['of given names alone', 'أحمد\nيوسف\nمريم\nخديجة\nأنس'],
    ['with names that are words', 'سعيد بن ناصر\nنور قاسمي\nأمل مزيان\nمحمد شريف'],
    ['with commas', 'أحمد بن صالح، فاطمة زروقي، محمد قادري، سارة بن يحيى، يوسف حمدي'],
    ['in Latin letters', 'BENALI Ahmed\nMeziane Sarah\nHaddad Youcef'],
    [
      'in Latin letters, numbered',
      '1) Amina Bouzid\n2) Karim Saadi\n3) Mohamed Amine Cherif\n4) Lina Ait Ahmed',
    ],
    ['in English', 'John Smith\nMary Brown\nEmily Davis\nJames Wilson'],
    [
      'with rare names among them',
      'ثلجون تاسعديت\nأحمد مزيان\nديهية آيت\nمحمد قرفي\nتيزيري وعمر\nأمينة لوصيف',
    ],
    [
      'behind a lesson',
      `الدرس: الكسور\nيجمع التلميذ كسرين.\n\nيوسف بلحاج\nآية منصوري\nحمزة بوزيدي\nرانيا خليفي`,
    ],
    ['under the name of a school', 'متوسطة شهداء 8 ماي\nيوسف بلحاج\nآية منصوري\nحمزة بوزيدي'],
    [
      'with marks of direction and vowels',
      '\u200fأَحْمَد بن علي\n\u200fفاطِمة بوزيد\n\u200fمُحمّد قاسمي',
    ],
  ])('%s', (_, text) => {
    expect(findPersonalData(text)).toBe('names');
  });
});

describe('ordinary texts of teachers are accepted', () => {
  it.each([
    [
      'objectives',
      '- يتعرف التلميذ على الكسر\n- يقارن بين كسرين\n- يجمع كسرين لهما المقام نفسه\n- يحل مسألة',
    ],
    ['short objectives', 'القراءة\nالفهم\nالتعبير الشفوي\nالإنتاج الكتابي'],
    ['objectives in English', 'Name the stages\nDraw them\nExplain evaporation'],
    [
      'titled objectives in English',
      '1. Water Cycle\n2. Solar System\n3. Food Chains\n4. States Of Matter',
    ],
    ['a list of words', 'نور\nحياة\nأمل\nفرح\nنجاح\nسلام'],
    ['a list of flowers', 'ياسمين\nوردة\nنرجس\nزنبق'],
    ['words of a lesson in English', 'apple\nbanana\norange\ngrape'],
    ['capitals', 'Algiers\nParis\nNew York\nLos Angeles\nRio'],
    ['towns', 'سيدي بلعباس\nعين تموشنت\nبرج بوعريريج\nتيزي وزو\nأم البواقي\nسوق أهراس'],
    [
      'history in prose',
      'اندلعت الثورة بقيادة مصطفى بن بولعيد والعربي بن مهيدي وكريم بلقاسم ورابح بيطاط. وفي 1956 انعقد مؤتمر الصومام.',
    ],
    [
      'leaders with commas',
      'مفجرو الثورة: مصطفى بن بولعيد، العربي بن مهيدي، ديدوش مراد، كريم بلقاسم، رابح بيطاط، محمد بوضياف',
    ],
    ['leaders one a line', 'مصطفى بن بولعيد\nالعربي بن مهيدي\nديدوش مراد\nكريم بلقاسم\nرابح بيطاط'],
    ['caliphs', 'أبو بكر الصديق\nعمر بن الخطاب\nعثمان بن عفان\nعلي بن أبي طالب'],
    ['prophets under their title', 'أذكر الأنبياء التالية:\nآدم\nنوح\nإبراهيم\nموسى\nعيسى\nمحمد'],
    [
      'scientists in English',
      'Scientists:\nIsaac Newton\nAlbert Einstein\nMarie Curie\nCharles Darwin',
    ],
    [
      'a story',
      'ذهب أحمد وفاطمة إلى السوق. اشترى أحمد 3 كيلوغرامات من التفاح.\nقالت فاطمة: كم دفعت؟',
    ],
    ['a dialogue', 'أحمد: صباح الخير\nفاطمة: صباح النور\nأحمد: كيف حالك؟\nفاطمة: بخير'],
    [
      'a dialogue in English',
      'Ahmed: Good morning!\nSarah: Hello.\nAhmed: How are you?\nSarah: Fine.',
    ],
    [
      'a poem',
      'قم للمعلم وفه التبجيلا\nكاد المعلم أن يكون رسولا\nأعلمت أشرف أو أجل من الذي\nيبني وينشئ أنفسا وعقولا',
    ],
    [
      'a poem of short lines',
      'جزائر يا مطلع المعجزات\nويا حجة الله في الكائنات\nويا بسمة الرب في أرضه',
    ],
    ['grammar', 'اسم الفاعل\nاسم المفعول\nصيغة المبالغة\nالصفة المشبهة'],
    ['two friends', 'أحمد\nفاطمة'],
    ['sums', '12 + 5 = 17\n3 × 4 = 12\n05 10 15 20 25'],
    ['large numbers', 'اكتب بالحروف: 12 345 678 901 234 ثم 4567890'],
    ['a long fraction', 'π ≈ 3.14159265358979 و 1/3 = 0,33333333333333'],
    ['years', '1830 1954 1956 1962 من 2024-09-22 إلى 2025-07-05'],
    ['an address of nobody', 'Write an e-mail to info@example.com.'],
    ['an at sign', 'Use the sign @ in a program: @decorator'],
    ['on', 'التعرف على الكسور\nالاعتماد على النفس\nالحفاظ على البيئة\nالتعود على القراءة'],
    ['values', 'رحمة بالضعيف\nوفاء بالعهد\nكمال الخلق\nجمال الطبيعة'],
    ['happy towns', 'مدينة جميلة\nبلدية سعيدة\nالمغرب العربي\nشهر رمضان'],
    ['common divisors', 'قاسم مشترك\nمضاعف مشترك\nعدد أولي\nعدد ناطق'],
    ['pronouns', 'أسماء الإشارة\nأسماء الموصول\nأسماء الاستفهام'],
    ['nothing', ''],
    ['steps', 'أولا\nثانيا\nثالثا\nرابعا'],
    ['materials', 'السبورة\nالكتاب المدرسي\nأقلام ملونة\nعلي الأوراق'],
  ])('%s', (_, text) => {
    expect(findPersonalData(text)).toBeUndefined();
  });
});

it.each([
  ['123456789012345 سجل', 'registration-number'],
  ['رقم التعريف ١٢٣٤٥٦٧٨٩٠١٢٣٤', 'registration-number'],
  ['1111111111111111 12,5', 'registration-number'],
  ['راسلني على amina.b@ecole.dz', 'email'],
  ['Parent: k.saadi+2m3@mail.example.dz.', 'email'],
  ['هاتف الولي 0661 23 45 67', 'phone'],
  ['هاتف الولي 06 61 23 45 67', 'phone'],
  ['هاتف الولي: 0550123456', 'phone'],
  ['+213 6 61 23 45 67', 'phone'],
  ['00213661234567', 'phone'],
  ['٠٦٦١٢٣٤٥٦٧', 'phone'],
  ['call +44 20 7946 0958', 'phone'],
] as const)('%s: %s', (text, expected) => {
  expect(findPersonalData(text)).toBe(expected);
});

it('checks a very long text quickly', () => {
  for (const piece of ['ا', 'a', ' ', '1', 'أحمد ', '0661-', 'a.b@', '- '])
    expect(() => findPersonalData(piece.repeat(20_000))).not.toThrow();
});

it.each([
  ['Arabic', arabicPupils],
  ['Latin', latinPupils],
] as const)('recognises every class list of invented pupils in %s letters', (_, pupils) => {
  for (let seed = 1; seed <= 50; seed++) {
    const list = pupils(seed, 12).map(({ surname, givenName }) => `${surname} ${givenName}`);
    expect(findPersonalData(list.join('\n')), list.join('\n')).toBe('names');
  }
});
