import { describe, expect, it } from 'vitest';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { openExercises } from '../exercises/open-exercises.ts';
import { materialOf } from '../material.ts';
import { randomOf } from '../random.ts';
import { planDraft } from '../../domain/plan/plan-draft.ts';
import { candidatesOf } from './candidates.ts';
import { changesOf } from './changes.ts';
import { sentencesOf } from './sentences.ts';
import { sequenceOf } from './sequence.ts';
import { readSource } from './source-text.ts';
import { textChoices } from './text-questions.ts';

const textsOf = (text: string, language: DraftLanguage) =>
  sentencesOf(text, language).map((each) => each.text);

const randomIn = (language: DraftLanguage) =>
  randomOf(
    planDraft({
      ...{ contentType: 'TEST', topic: 'Topic', level: 'Middle', language },
      ...{ questionType: 'Multiple Choice', questionCount: 4 },
    }),
  );

/** What can be asked for in a text: each stem with its right answer and the wrong ones. */
function askedOf(text: string, language: DraftLanguage, choosing = true) {
  const source = readSource(text, language, 'Topic');
  const random = randomIn(language);
  return source.sentences.flatMap((each) =>
    candidatesOf(each, source, { language, random, choosing }).map(({ stem, key, others }) => ({
      ...{ stem, key, others },
    })),
  );
}

/** The sentences of a text with one fact changed. */
function changedOf(text: string, language: DraftLanguage): string[] {
  const source = readSource(text, language, 'Topic');
  return source.sentences.flatMap((each) =>
    changesOf(each, language, source, randomIn(language)).map(({ sentence }) => sentence),
  );
}

describe('a text of a teacher', () => {
  it.each<[DraftLanguage, string, string[]]>([
    [
      'en',
      'Dear Amina, I hope you are well. I live in a small town near Leeds.',
      ['I live in a small town near Leeds'],
    ],
    [
      'en',
      'Please write soon and tell me about Algiers. The town has two schools.',
      ['The town has two schools'],
    ],
    [
      'fr',
      'Écris-moi vite et parle-moi d’Alger. Mon collège a douze classes.',
      ['Mon collège a douze classes'],
    ],
    [
      'fr',
      '« Bonjour, mon ami ! dit le renard. Que vous êtes beau ! » Le renard dort dans la forêt.',
      ['Le renard dort dans la forêt'],
    ],
    [
      'fr',
      'Les œufs coûtent 20 dinars. Il existe environ 30 marchés dans la ville.',
      ['Les œufs coûtent 20 dinars', 'Il existe environ 30 marchés dans la ville'],
    ],
    [
      'ar',
      'صديقي العزيز أمين، تحية طيبة وبعد. تحتضن المدينة خمسة قصور قديمة.',
      ['تحتضن المدينة خمسة قصور قديمة'],
    ],
    [
      'ar',
      'أرجو أن تزور معي هذه المدينة قريبا. بنيت القصور منذ ألف سنة.',
      ['بنيت القصور منذ ألف سنة'],
    ],
  ])(
    'is asked about without its greetings, wishes, orders and exclamations (%s: %s)',
    (language, text, left) => {
      expect(textsOf(text, language)).toEqual(left);
    },
  );

  it.each<[DraftLanguage, string, string]>([
    ['en', 'The Smala was a moving capital. He surrendered in December 1847.', 'He surrendered'],
    ['fr', 'La Smala est une capitale mobile. Il se rend en décembre 1847.', 'Il se rend'],
    ['en', 'How much are the tomatoes? Seller: They are 80 dinars a kilo.', 'They are'],
    ['en', 'Do you have oranges? Seller: No, the oranges come in December.', 'No, the'],
  ])('is not asked about what only other words explain (%s: %s)', (language, text, unclear) => {
    expect(textsOf(text, language).filter((each) => each.includes(unclear))).toEqual([]);
  });

  it.each<[DraftLanguage, string, string]>([
    [
      'en',
      'Marie Curie was a physicist. She was born in Warsaw in 1867. In 1891 she moved to Paris.',
      'Marie Curie was a physicist. […] In 1891 she moved to Paris',
    ],
    [
      'fr',
      'Louis Pasteur est un savant français. Il est né à Dole en 1822. En 1865, il invente la pasteurisation.',
      'Louis Pasteur est un savant français. […] En 1865, il invente la pasteurisation',
    ],
  ])(
    'quotes the name of the person whom sentence after sentence means (%s)',
    (language, text, last) => {
      expect(textsOf(text, language).at(-1)).toBe(last);
    },
  );

  it.each<[DraftLanguage, string, string]>([
    [
      'fr',
      'Louis Pasteur est un savant. Il est né à Dole en 1822. L’Institut Pasteur ouvre en 1888. Il meurt en 1895.',
      'Il meurt',
    ],
    [
      'en',
      'Tom Gray was a sailor. He left home in 1820. The captain gave him a map. He died in 1831.',
      'He died',
    ],
    ['fr', 'Le fleuve traverse un lac. Il est long. Il est profond et froid.', 'Il est profond'],
  ])(
    'leaves out whom a pronoun may mean besides the person (%s: %s)',
    (language, text, unclear) => {
      expect(textsOf(text, language).filter((each) => each.includes(unclear))).toEqual([]);
    },
  );

  it.each<[DraftLanguage, string, number]>([
    [
      'en',
      'A boy lost his axe. He sat down and cried. A spirit rose. He gave the axe to the boy.',
      3,
    ],
    [
      'fr',
      'Un berger gardait ses moutons. Il vit un loup gris. Il courut vers le village. Le loup partit vite.',
      4,
    ],
    [
      'ar',
      'كان الصرصور يغني طوال الصيف. جمعت النملة الحبوب كل يوم. سخر الصرصور من تعب النملة. جاء الشتاء ونزل الثلج.',
      4,
    ],
    [
      'en',
      'Paper comes from wood and water. First, workers cut the trees. Then machines cut the wood. Finally, rollers press the pulp.',
      3,
    ],
    [
      'fr',
      'Le pain est un aliment ancien. Le boulanger prépare d’abord la pâte. Il pétrit ensuite la pâte. Enfin, il cuit le pain.',
      3,
    ],
    [
      'ar',
      'الزيت غذاء مفيد جدا للجسم. أولا، يغسل العمال الحبات. ثم تطحن الآلة الحبات. أخيرا، يعبأ الزيت في قارورات.',
      3,
    ],
    [
      'en',
      'Reefs are built by polyps. They grow in warm water. Reefs protect coasts from storms. Tourists visit the reefs.',
      0,
    ],
    [
      'fr',
      'Un séisme est une secousse. Il se produit en profondeur. Les sismographes enregistrent les secousses.',
      0,
    ],
    [
      'ar',
      'القلب عضلة تضخ الدم بقوة. تحمل الشرايين الدم إلى الأعضاء. تعيد الأوردة الدم إلى القلب.',
      0,
    ],
  ])('has an order to ask for if it tells events or steps (%s: %s)', (language, text, told) => {
    expect(sequenceOf(text, language)).toHaveLength(told);
  });

  it('has no question for “all three”, nor for the first step, and asks for what “called” names', () => {
    const axes = 'The spirit gave the woodcutter all three axes. First, workers cut the trees.';
    for (const choosing of [true, false])
      expect(askedOf(axes, 'en', choosing).map(({ key }) => key.toLowerCase())).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/three|first/)]),
      );
    expect(changedOf(axes, 'en').join()).not.toMatch(/all (?!three)|(?:Second|Third|Fourth),/);
    const reefs = 'Reefs are built by tiny animals called polyps.';
    expect(askedOf(reefs, 'en', false).map(({ key }) => key)).toContain('polyps');
  });

  it('keeps an Arabic colour with its noun: «الكريات البيضاء»', () => {
    const text =
      'تدافع الكريات البيضاء عن الجسم ضد الجراثيم. تحمل الشرايين الدم من القلب إلى الأعضاء. تعيد الأوردة الدم من الأعضاء إلى القلب.';
    for (const { stem, key, others } of askedOf(text, 'ar')) {
      expect(stem).not.toContain('الكريات ______');
      for (const offered of [key, ...others]) expect(offered).not.toMatch(/^البيضاء/u);
    }
  });

  it('keeps a pronoun with the person before it', () => {
    expect(textsOf('Sara paid the seller. She put the eggs in a basket.', 'en')[1]).toBe(
      'Sara paid the seller. She put the eggs in a basket',
    );
  });

  it.each<[string, string]>([
    ['تلقى تعليمه الأول على يد والده.', 'الأول'],
    ['حفظ القرآن وهو ابن اثنتي عشرة سنة.', 'عشرة'],
    ['بايعه أهل معسكر وعمره أربع وعشرون سنة.', 'أربع'],
    ['تتكون الخلية من ثلاثة أقسام: الغشاء والهيولى والنواة.', 'ثلاثة'],
  ])(
    'has no question for a part of a number, or for a word in another meaning: %s',
    (text, key) => {
      for (const choosing of [true, false])
        expect(askedOf(text, 'ar', choosing).map((each) => each.key)).not.toContain(key);
    },
  );

  it('takes the ground for no planet', () => {
    const others = askedOf('سقطت قطعة الجبن على الأرض. يدور القمر حول الأرض.', 'ar');
    expect(others.find(({ stem }) => stem.includes('على ______'))?.others).toEqual([]);
    expect(others.find(({ stem }) => stem.includes('حول ______'))?.others).toContain('الشمس');
  });

  it('asks for a number such as «خمسة عشر» as a whole, with others of its form', () => {
    const [asked] = askedOf('يمكن للتلميذ أن يحتفظ بالكتاب خمسة عشر يوما.', 'ar');
    expect(asked?.key).toBe('خمسة عشر');
    expect(asked?.others).toHaveLength(6);
    for (const other of asked?.others ?? []) expect(other).toMatch(/^\S+ة عشر$/u);
  });

  it('asks for the year of the last event only where the sentence has one', () => {
    const both = 'توفي الأمير في دمشق سنة 1883، ونُقل رفاته إلى الجزائر سنة 1966.';
    expect(askedOf(both, 'ar').filter(({ stem }) => stem.startsWith('في أي سنة'))).toEqual([]);
    const one = 'توفي الأمير عبد القادر في دمشق سنة 1883.';
    expect(askedOf(one, 'ar').map(({ stem }) => stem)).toContain(
      'في أي سنة توفي الأمير عبد القادر في دمشق؟',
    );
  });

  it.each([
    ['en', 'The Ring of Fire contains three quarters of the volcanoes.', 'three'],
    ['en', 'Vesuvius destroyed the city in AD 79.', 'AD'],
    ['en', 'Lava has a temperature of 900 degrees Celsius.', 'Celsius'],
    ['fr', 'La ceinture regroupe les trois quarts des volcans.', 'trois'],
  ] as const)(
    'does not ask for a part of a fraction, an era or a scale (%s: %s)',
    (language, text, key) => {
      expect(askedOf(text, language, false).map((each) => each.key)).not.toContain(key);
    },
  );

  it('offers no things where the text says what something is', () => {
    const text =
      'Les volcanologues sont des scientifiques qui étudient les volcans. L’eau chauffe la plupart des maisons. Le volcan rejette des cendres et des gaz.';
    expect(askedOf(text, 'fr').map(({ key }) => key)).not.toContain('scientifiques');
  });

  it('is never changed into nonsense', () => {
    expect(changedOf('التنفس وظيفة يقوم بها الإنسان ليلا ونهارا.', 'ar')).toEqual([]);
    expect(changedOf('وقف الثعلب تحت الشجرة ونظر إلى الأعلى.', 'ar').join()).not.toContain(
      'الأدنى',
    );
    const tale =
      'She opened the beak and sang. The fox smelled the cheese. Since that day, the crow has never trusted the fox.';
    expect(changedOf(tale, 'en').join('\n')).not.toMatch(/the (?:beak|cheese) has never/);
  });

  it('does not make someone do with a thing what is done with another', () => {
    const text =
      'Le chlore tue les microbes. Il faut fermer le robinet quand on se lave les dents. Une usine nettoie les bassins.';
    expect(changedOf(text, 'fr').join()).not.toMatch(/lave les (?!dents)/);
  });

  it('does not call little ones big: « ses trois petits »', () => {
    const nest = 'Le corbeau rentra tristement et raconta son histoire à ses trois petits.';
    expect(changedOf(nest, 'fr').join()).not.toContain('grands');
    expect(changedOf('La maison du corbeau est petite.', 'fr').join()).toContain('est grande');
  });

  it('has the right answer of a single question in any place', () => {
    const text =
      'The crow found a black stone. The fox has three children. The rain came in December.';
    const source = readSource(text, 'en', 'Topic');
    const places = Array.from({ length: 20 }, (_, seed) => {
      const [question] = textChoices({
        ...{ source, language: 'en', random: randomOf(seed), count: 1 },
      });
      return question?.options.indexOf(question.key);
    });
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  it.each(draftLanguages)('is given no task on an idea if it is a tale (%s)', (language) => {
    const tale = {
      ar: 'وجد غراب أسود قطعة من الجبن قرب البيت. طار الغراب بسرعة وحط على غصن شجرة عالية.',
      en: 'A black crow found a piece of cheese near a farm. The fox stopped under the tree.',
      fr: 'Un corbeau noir trouva un morceau de fromage. Le renard s’arrêta sous un arbre.',
    }[language];
    const topic = 'The fox and the crow';
    const plan = planDraft({
      ...{ contentType: 'EXERCISE', topic, level: 'Primary', language },
      ...{ exerciseType: 'problems', baseText: tale },
    });
    const material = materialOf(plan, randomOf(plan));
    const given = openExercises(material, 30, [1, 2, 3]).map(({ statement }) => statement);
    expect(given).toHaveLength(30);
    expect(given.join('\n')).not.toMatch(
      /مثالا مضادا|خطأ شائعا|not one|mistake|n’en est pas|erreur/,
    );
  });

  it.each<[DraftLanguage, string, string, (other: number) => boolean]>([
    ['en', 'The ship rescued more than 700 people.', '700', (other) => other > 700],
    ['en', 'The Titanic sank in less than 30 hours.', '30', (other) => other < 30],
    ['fr', 'Notre pays possède plus de 40 stations.', '40', (other) => other > 40],
    ['fr', 'Le voyage dure moins de 40 jours en été.', '40', (other) => other < 40],
    ['ar', 'تفوق مساحة الغابة 50 هكتارا في الصيف.', '50', (other) => other > 50],
    ['ar', 'لا تتجاوز الأمطار في الصحراء 120 ملم في السنة.', '120', (other) => other < 120],
  ])(
    'does not take a bound that follows for a wrong answer (%s: %s)',
    (language, text, key, isWrong) => {
      const asked = askedOf(text, language).find((each) => each.key === key);
      expect(asked?.others.length).toBeGreaterThan(0);
      expect((asked?.others ?? []).every((other) => isWrong(Number(other)))).toBe(true);
      // “More than 20” would be right of more than 30.
      for (const changed of changedOf(text, language)) expect(changed).toContain(key);
    },
  );

  it('has no wrong answer for “less than three” in words but smaller ones', () => {
    const [asked] = askedOf('The ship sank in less than four hours.', 'en');
    expect(asked?.key).toBe('four');
    expect(new Set(asked?.others)).toEqual(new Set(['two', 'three']));
    const text = 'Notre pays possède plus de dix stations de dessalement.';
    expect(askedOf(text, 'fr').find(({ key }) => key === 'dix')?.others).toEqual([]);
    expect(changedOf(text, 'fr').join()).not.toMatch(/plus de (?!dix)/);
  });

  it('does not ask for a number that a list after it tells, nor for “a year”', () => {
    const found = 'The Curies discovered two new elements, polonium and radium.';
    expect(askedOf(found, 'en', false).map(({ key }) => key)).not.toContain('two');
    const visit = 'Dentists say that pupils should visit them twice a year.';
    expect(askedOf(visit, 'en', false).map(({ key }) => key)).not.toContain('year');
  });

  it('keeps who is meant: “Together they …”', () => {
    const text = 'Marie married Pierre in 1895. Together they discovered radium in Paris.';
    expect(textsOf(text, 'en')[1]).toMatch(/^Marie married Pierre/);
  });

  it('writes wrong answers with a capital if the right one has it', () => {
    const asked = askedOf('The ship hit an iceberg in the North Atlantic.', 'en');
    expect(asked.find(({ key }) => key === 'North')?.others.toSorted()).toEqual([
      'East',
      'South',
      'West',
    ]);
  });
});
