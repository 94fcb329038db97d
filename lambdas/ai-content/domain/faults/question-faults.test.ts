import { describe, expect, it } from 'vitest';
import { rulesOf, said } from '#test/support/draft-faults.ts';
import type { Question } from '#shared/model/question.ts';

describe('an inconsistent test', () => {
  const first = (draft: { questions: Question[] }) =>
    draft.questions[0] as Extract<Question, { kind: 'choice' }>;

  it.each<[expected: string, text: string]>([
    ['options-same ! question 1 has the text "1954" twice; make all of them different', ' ١٩٥٤ '],
    ['empty ! question 1, option 1: "text" is empty; fill it in', ' '],
    [
      'all-or-none ! question 1: "كل ما سبق" points at other options, which are shuffled; replace it by an answer of its own',
      'كل ما سبق',
    ],
  ])('has a fault: %s', (expected, text) => {
    expect(said('arabicChoice', (draft) => (first(draft).options[0]!.text = text))).toContain(
      expected,
    );
  });

  it.each([
    'None of the above',
    'All of these answers',
    'All of the above.',
    'Both A and B',
    'لا شيء مما سبق',
    'جميع ما سبق ذكره',
    'كلّ ما ذُكر',
    'جميع الإجابات صحيحة',
  ])('refers to other options: %s', (text) => {
    const found = said('englishChoice', (draft) => (first(draft).options[0]!.text = text));
    expect(found.filter((each) => each.startsWith('all-or-none !'))).toHaveLength(1);
  });

  it('has fewer than 3 or more than 4 options, or not always the same number', () => {
    const option = (index: number) => ({ id: `n${index}`, text: String(1900 + index) });
    expect(said('arabicChoice', (draft) => first(draft).options.push(option(1)))).toEqual([
      'option-count ! question 1 has 5 options; give 4',
    ]);
    expect(said('arabicChoice', (draft) => first(draft).options.splice(2, 2))).toEqual([
      'option-count ! question 1 has 2 options; give 4',
    ]);
    expect(said('arabicChoice', (draft) => first(draft).options.splice(2, 1))).toEqual([
      'option-count-uneven ? question 1 has 3 options, most others 4; give 4',
    ]);
    expect(said('arabicChoice', (draft) => (first(draft).options = []))).toEqual([
      'key-missing ! question 1 has no key; give one that is among its options',
      'options-few ! question 1 has 0 options; give 4',
    ]);
  });
});

describe('options that give the key away', () => {
  it.each<[rule: string, texts: readonly string[]]>([
    [
      'key-longest',
      [
        'because plants in the light make their own food out of water, air and light',
        'they eat soil',
        'they drink milk',
        'they hunt flies',
      ],
    ],
    ['option-form', ['12', 'the sun', 'the moon', 'a star']],
    ['option-form', ['the sun', '12', '13', '14']],
    ['option-form', ['12 m', '12', '13', '14']],
    [
      'absolute-option',
      ['water and light', 'it always needs soil', 'milk and bread', 'air and sand'],
    ],
    ['options-same', ['a plant', 'an animal', ' a  plant', 'a stone']],
  ])('are reported: %s: %j', (rule, texts) => {
    expect(rulesOf('englishChoice', { stem: 'What is it?', texts })).toEqual([rule]);
  });

  it.each([
    [['$\\frac{5}{4}$', '$\\frac{4}{6}$', '1', '2']],
    [['5', '$\\frac{4}{6}$', '$\\frac{1}{6}$', '2']],
    [['x + 1', 'x − 1', '2x', 'x']],
    [['+3', '-3', '3²', '1/3']],
    [['always', 'often', 'sometimes', 'rarely']],
    [['its', "it's", "its'", 'it']],
    [['Algiers', 'Oran', 'Constantine', 'Annaba']],
    [['20 cm', '30 cm', '2 m', '5 m']],
    [['photosynthesis', 'digestion', 'erosion', 'rain']],
  ])('are not found in %j', (texts) => {
    expect(rulesOf('englishChoice', { stem: 'Which one is it?', texts })).toEqual([]);
  });

  it.each([
    [['الجزائر', 'تونس', 'ليبيا', 'موريتانيا']],
    [['كِتابٌ', 'كِتابًا', 'كِتابٍ', 'كِتابَ']],
    [['مسؤول', 'مسئول', 'مسءول', 'مسأول']],
    [['كل من الماء والهواء', 'الماء', 'الهواء', 'التربة']],
    [['أبو بكر', 'عمر', 'عثمان', 'علي']],
    [['الجزائر العاصمة', 'وهران', 'قسنطينة', 'عنابة']],
  ])('are not found in these: %j', (texts) => {
    expect(rulesOf('arabicChoice', { stem: 'ما عاصمة الجزائر؟', texts })).toEqual([]);
  });

  it('share a word of the stem only with the key', () => {
    const stem = 'Why does evaporation happen?';
    const key = 'evaporation needs warm water';
    const texts = [
      key,
      'clouds bring cold rain down',
      'rivers run into the sea',
      'plants grow in wet soil',
    ];
    expect(rulesOf('englishChoice', { stem, texts })).toEqual(['shared-clue']);
  });

  it('have their keys all in one place', () => {
    const found = said('arabicChoice', ({ questions }) => {
      for (const each of questions)
        if (each.kind === 'choice')
          each.options.sort((a, b) => Number(b.id === each.key) - Number(a.id === each.key));
    });
    expect(found).toEqual(['key-place ? 5 of 5 keys are in the same place; mix the options']);
  });
});

describe('the stem of a question', () => {
  it.each([
    ['negative-stem', 'Which of these is not a plant?'],
    ['negative-stem', 'All of these are plants except one. Which one?'],
    ['stem-form', 'the plants of the desert'],
    ['stem-length', `${'A long story. '.repeat(50)}What is it?`],
    ['empty', '  '],
  ])('has a fault, %s: %s', (rule, stem) => {
    expect(rulesOf('englishChoice', { stem })).toEqual([rule]);
  });

  it.each([
    ['negative-stem', 'أي مما يلي ليس من الحيوانات؟'],
    ['negative-stem', 'كل ما يلي من النباتات ما عدا واحدا. ما هو؟'],
    ['stem-form', 'النباتات الصحراوية في بلادنا'],
    ['latin-question-mark', 'ما عاصمة الجزائر?'],
  ])('has another fault, %s: %s', (rule, stem) => {
    expect(rulesOf('arabicChoice', { stem })).toEqual([rule]);
  });

  it.each([
    'لماذا لا يعيش السمك خارج الماء؟',
    'متى لا يجوز القسمة على عدد؟',
    'ما العدد الذي لا يقبل القسمة على 2؟',
    'ما إعراب «الجو» في: ليس الجو باردا؟',
    'ما خبر ليس في الجملة: ليس الجو باردا؟',
    'كم الساعة إذا كانت الثالثة إلا ربعا؟',
    'من قال: «لا إله إلا الله»؟',
    'لا ينجح إلا ………… .',
    'أكمل: ليس الفقير من ………',
    'اختر الكلمة المناسبة',
    'أوجد العدد المناسب',
  ])('%s is good', (stem) => {
    expect(rulesOf('arabicChoice', { stem })).toEqual([]);
  });

  it.each([
    'Which one is NOT a plant?',
    'Why do fish not live on land?',
    'What happens if it does not rain?',
    'They do not ____ fish.',
    'Complete the sentence.',
    '3 + 4 =',
  ])('%s is good, too', (stem) => {
    expect(rulesOf('englishChoice', { stem })).toEqual([]);
  });

  it.each([
    ['truth-question', 'هل يتبخر الماء؟'],
    ['double-negation', 'ليس صحيحا أن الماء لا يتبخر.'],
  ])('with %s is a bad statement: %s', (rule, stem) => {
    expect(rulesOf('arabicTruth', { stem })).toEqual([rule]);
  });

  it.each([
    'لا يعيش السمك في البر ولا في الهواء.',
    'لم يكن الماء صالحا للشرب قبل أن يصفى.',
    'لا يتبخر الماء إلا بالحرارة.',
    'الزئبق معدن غير صلب.',
  ])('%s is a good statement', (stem) => {
    expect(rulesOf('arabicTruth', { stem })).toEqual([]);
  });
});

describe('the key of a question', () => {
  it.each<[rule: string, change: Partial<Question>]>([
    ['answer-long', { answer: 'because the plant needs light and water to grow up well' }],
    ['key-missing', { answer: ' ' }],
    ['empty', { reason: '' }],
    ['reason-repeats', { reason: '5/4', answer: '5/4' }],
    ['key-wrong', { answer: '$\\frac{4}{6}$' }],
    ['sum-wrong', { reason: '3/4 + 1/2 = 4/6.' }],
  ])('has a fault, %s: %j', (rule, change) => {
    expect(rulesOf('englishShort', change)).toEqual([rule]);
  });

  it.each<Partial<Question>>([
    { answer: '1 1/4' },
    { answer: '1.25' },
    { answer: '1,25 m' },
    { stem: 'What is 20 % of 50?', answer: '10' },
    { stem: 'What is 17 ÷ 5?', answer: '3', reason: 'The remainder is 2.' },
    { stem: 'Which fraction is 3/4 of 1/2?', answer: '3/8' },
    { reason: 'Adding tops and bottoms, 3/4 + 1/2 = 4/6, is a mistake.' },
  ])('%j is right', (change) => {
    expect(rulesOf('englishShort', change)).toEqual([]);
  });

  it.each<[string, boolean, string[]]>([
    ['$\\frac{3}{4} + \\frac{1}{2} = \\frac{5}{4}$', true, []],
    ['$\\frac{3}{4} + \\frac{1}{2} = \\frac{4}{6}$', false, []],
    ['$\\frac{3}{4} + \\frac{1}{2} = \\frac{4}{6}$', true, ['key-wrong']],
    ['3 × 4 = 12', false, ['key-wrong', 'truth-balance']],
    ['10 ÷ 3 = 3,33', false, ['truth-balance']],
  ])('%s is %s: %j', (stem, answer, rules) => {
    const found = rulesOf('arabicTruth', { stem, answer });
    expect(found.filter((rule) => rule !== 'truth-balance')).toEqual(
      rules.filter((rule) => rule !== 'truth-balance'),
    );
  });
});

describe('a test as a whole', () => {
  it('must have about half of its statements true', () => {
    expect(
      said('arabicTruth', ({ questions }) => {
        for (const each of questions) if (each.kind === 'truth') each.answer = true;
      }),
    ).toEqual(['truth-balance ? 4 of 4 statements are true; make about half of them true']);
  });

  it('must not repeat a question', () => {
    expect(
      said('arabicTruth', ({ questions }) => {
        questions[2]!.stem = '  يَتبخّر الماء بفعل حرارة الشمس';
      }),
    ).toEqual(['questions-same ! question 3 repeats question 1; replace it by another']);
    expect(
      said('arabicTruth', ({ questions }) => {
        questions[0]!.stem = 'تتبخر مياه البحار والأنهار والبحيرات كلها بفعل حرارة الشمس في النهار';
        questions[2]!.stem = 'تتبخر مياه البحار والأنهار والبحيرات كلها بفعل حرارة القمر في النهار';
      }),
    ).toEqual([
      'questions-alike ? question 3 is nearly the same as question 1; ask for something else',
    ]);
  });

  it('can ask the same about another word', () => {
    expect(
      said('arabicTruth', ({ questions }) => {
        questions[0]!.stem = 'تصريف الفعل «كتب» في الماضي مع ضمير الغائب المفرد هو «كتب».';
        questions[2]!.stem = 'تصريف الفعل «درس» في الماضي مع ضمير الغائب المفرد هو «درسن».';
      }),
    ).toEqual([]);
  });

  it('can repeat the words of sums and of instructions', () => {
    expect(
      said('englishShort', ({ questions }) => {
        for (const [at, each] of questions.entries()) {
          if (each.kind !== 'short') continue;
          each.stem = `Calculate ${at + 2} + 5.`;
          each.answer = String(at + 7);
          each.reason = 'Count on from the first.';
        }
      }),
    ).toEqual([]);
    expect(
      said('englishChoice', ({ questions }) => {
        for (const each of questions) each.stem = 'Which one is written correctly?';
      }),
    ).toEqual([]);
  });

  it('must not reveal a key in another question', () => {
    const given = said('arabicChoice', ({ questions }) => {
      questions[0]!.stem = 'متى اندلعت الثورة التي قادها مصطفى بن بولعيد؟';
    });
    expect(given).toEqual([
      'key-given-away ? question 5: its key stands in question 1; reword that one',
    ]);
  });

  it('must quote its source text word for word', () => {
    const quote = (passage: string | undefined) =>
      said('arabicChoice', ({ questions }) => {
        questions[1]!.passage = passage;
      }).map((each) => each.split(' ').slice(0, 2).join(' '));
    expect(quote('بدأت الثورة في جبال جرجرة')).toEqual(['passage-not-in-source !']);
    expect(quote(undefined)).toEqual(['passage-missing ?']);
    for (const good of [
      'بَدأت في جبال الأوراس',
      'انعقد … في 20 أوت 1956',
      '"بدأت في جبال الاوراس..."',
    ])
      expect(quote(good)).toEqual([]);
    expect(
      said('arabicChoice', (draft) => {
        delete draft.sourceText;
      }).filter((each) => each.startsWith('passage-not-in-source !')),
    ).toHaveLength(5);
  });

  it.each([
    'نالت الجزائر استقلالها ………',
    'تقع الجزائر في شمال إفريقيا. […] نالت الجزائر استقلالها ………',
  ])('must have one key according to its source text (%s)', (stem) => {
    expect(
      said('arabicChoice', ({ questions }) => {
        const each = questions[2]!;
        if (each.kind !== 'choice') return;
        each.stem = stem;
        each.options = ['في 5 جويلية 1962', 'في', 'سنة 1956', 'بعد 1970'].map((text, at) => ({
          id: `o${at}`,
          text,
        }));
        each.key = 'o0';
        each.passage = 'نالت الجزائر استقلالها في 5 جويلية 1962';
      }),
    ).toEqual([
      'second-key ! question 3: the option "في" is right as well, by the source text; replace it',
    ]);
  });

  it('must have an integration task with instructions and points', () => {
    const found = said('arabicTruth', (draft) => {
      draft.task = { situation: ' ', instructions: [], criteria: [], points: 0 };
    });
    expect(found).toEqual([
      'task-unasked ? no integration task was asked for; leave it out',
      'empty ! the integration task: "situation" is empty; fill it in',
      'list-empty ! "instructions" is empty; give at least one',
      'list-empty ! "criteria" is empty; give at least one',
    ]);
  });
});
