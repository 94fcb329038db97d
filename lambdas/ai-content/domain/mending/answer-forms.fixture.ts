import type { ContentRequest } from '#shared/contracts/ai-content.ts';

/*
 * Forms in which models give answers that are right: what the servers of small and large models have sent. Each has two
 * questions, exercises or other parts unless it says otherwise.
 */

const common = { level: 'Middle', language: 'en' } as const;
export const requests = {
  choice: {
    ...{ ...common, contentType: 'TEST', topic: 'Countries of Africa' },
    ...{ questionType: 'Multiple Choice', questionCount: 2 },
  },
  arabic: {
    ...{ ...common, contentType: 'TEST', language: 'ar', level: 'Primary', topic: 'دورة الماء' },
    ...{ questionType: 'Multiple Choice', questionCount: 2 },
  },
  maths: {
    ...{ ...common, contentType: 'TEST', topic: 'Fractions' },
    ...{ questionType: 'Multiple Choice', questionCount: 2 },
  },
  roots: {
    ...{ ...common, contentType: 'TEST', topic: 'Square roots' },
    ...{ questionType: 'Multiple Choice', questionCount: 1 },
  },
  french: {
    ...{ ...common, contentType: 'TEST', language: 'fr', level: 'Primary', topic: 'Le cœur' },
    ...{ questionType: 'True/False', questionCount: 2 },
  },
  short: {
    ...{ ...common, contentType: 'TEST', topic: 'Measures of length' },
    ...{ questionType: 'Short Answer', questionCount: 2 },
  },
  ordering: {
    ...{ ...common, contentType: 'TEST', topic: 'The water cycle' },
    ...{ questionType: 'Ordering', questionCount: 1 },
  },
  matching: {
    ...{ ...common, contentType: 'TEST', topic: 'Organs of the body' },
    ...{ questionType: 'Matching', questionCount: 1 },
  },
  mixed: {
    ...{ ...common, contentType: 'TEST', topic: 'Countries of Africa' },
    ...{ questionType: 'True/False', questionCount: 1 },
    moreQuestions: [{ questionType: 'Short Answer', questionCount: 1 }],
  },
  exercises: { ...common, contentType: 'EXERCISE', topic: 'Percentages', exerciseType: 'Problems' },
  lesson: {
    ...{ ...common, contentType: 'LESSON_PLAN', topic: 'The water cycle' },
    ...{ duration: '60 min', objectives: 'Name the stages of the water cycle.' },
  },
} as const satisfies Record<string, ContentRequest>;

type Fields = Readonly<Record<string, unknown>>;

const parts = { difficulty: 1, bloom: 'remember', passage: null, hint: null, figure: null };
const first = {
  ...{ ...parts, stem: 'Which country of Africa has its capital in Cairo?', mistakes: [] },
  ...{ key: 'Egypt', options: ['Algeria', 'Egypt', 'Kenya', 'Ghana'] },
  reason: 'Cairo lies on the Nile, north of the pyramids.',
};
const second = {
  ...{ ...parts, stem: 'In which country of Africa is the town of Timbuktu?', mistakes: [] },
  ...{ key: 'Mali', options: ['Mali', 'Morocco', 'Angola', 'Sudan'] },
  reason: 'It was a town of learning near the river Niger.',
};
const arabicFirst = {
  ...{ ...parts, stem: 'ماذا يحدث للماء عندما تسخنه الشمس؟', mistakes: [], key: 'يتبخر' },
  ...{ options: ['يتجمد', 'يتبخر', 'يتصلب', 'يترسب'], reason: 'الحرارة تحول الماء إلى بخار يصعد.' },
};
const arabicSecond = {
  ...{ ...parts, stem: 'أين تتشكل السحب في دورة الماء؟', mistakes: [], key: 'في الجو' },
  ...{ options: ['في البحر', 'في الصخر', 'في الجو', 'في التربة'] },
  reason: 'يبرد البخار كلما ارتفع فيتكاثف قطرات صغيرة.',
};
const halves = {
  ...{ ...parts, stem: String.raw`Which fraction is equal to $\frac{1}{2}$?`, mistakes: [] },
  key: String.raw`$\frac{2}{4}$`,
  options: [2, 3, 5, 7].map((number) => String.raw`$\frac{${number}}{4}$`),
  reason: String.raw`Both parts are doubled: $\frac{1 \times 2}{2 \times 2}$.`,
};
const product = {
  ...{ ...parts, stem: String.raw`What is $\frac{1}{3} \times 6$ as a whole number?`, key: '2' },
  ...{
    options: ['1', '2', '3', '4'],
    mistakes: [],
    reason: 'A third of six things is two things.',
  },
};
const root = {
  ...{
    ...parts,
    stem: String.raw`What is the square root $\sqrt{9} \cdot \pi^{0}$?`,
    mistakes: [],
  },
  ...{
    key: String.raw`$\underline{3}$`,
    options: [2, 3, 4, 5].map((number) => String.raw`$\underline{${number}}$`),
  },
  reason: String.raw`Three times three is nine: $3 \leq 9$.`,
};
const vrai = {
  ...{ ...parts, stem: 'Le cœur est un muscle creux.', answer: true },
  reason: 'Ses parois se contractent pour chasser le sang.',
};
const faux = {
  ...{ ...parts, stem: 'Le cœur se trouve dans le ventre.', answer: false },
  reason: 'Il est placé dans le thorax, entre les poumons.',
};
const metres = {
  ...{ ...parts, stem: 'How many metres of length are in a kilometre?', answer: '1000' },
  ...{ variants: [], unit: 'm', tolerance: 0, reason: 'Kilo says a thousand of the unit.' },
};
const ruler = {
  ...{ ...parts, stem: 'With which tool is the length of a pencil measured?', answer: 'a ruler' },
  ...{ variants: [], unit: null, tolerance: null, reason: 'It has a scale in centimetres.' },
};
const stages = {
  ...{ ...parts, stem: 'Put the stages of the water cycle in order, from the sea on:' },
  ...{ items: ['evaporation', 'condensation', 'rain'], reason: 'Vapour rises before it cools.' },
};
const organs = {
  ...{ ...parts, stem: 'Match each organ of the body with its work:' },
  pairs: [
    { left: 'heart', right: 'pumps the blood' },
    { left: 'lungs', right: 'take in oxygen' },
    { left: 'stomach', right: 'digests food' },
  ],
  reason: 'Each organ has one main work.',
};
const exercise = (difficulty: number, [percent, total, result]: readonly number[]) => ({
  ...{ difficulty, integration: false, hint: null, figure: null },
  statement: `A shop takes ${percent} % off a bag that costs ${total} dinars. How many dinars is that?`,
  steps: [
    `$${total} \\times ${percent} = ${Number(total) * Number(percent)}$`,
    `$${Number(total) * Number(percent)} \\div 100 = ${result}$`,
  ],
  answer: `${result} dinars`,
});
const exercises = [
  exercise(1, [10, 200, 20]),
  exercise(1, [50, 180, 90]),
  exercise(2, [25, 480, 120]),
  exercise(2, [15, 600, 90]),
  exercise(3, [35, 1400, 490]),
  exercise(3, [12, 2500, 300]),
];
const check = {
  stem: 'Where is the water of a puddle after a sunny day?',
  ...{ key: 'In the air', options: ['In the air', 'In the stones', 'In the sun'], mistakes: [] },
  ...{
    reason: 'Warm water becomes a gas and rises.',
    passage: null,
    response: 'Shows a cold plate.',
  },
};
const noChecks: readonly unknown[] = [];
const phase = (stage: string, title: string) => ({
  ...{
    stage,
    title,
    session: null,
    teacher: 'Boils water below a cold plate and names what is seen.',
  },
  pupils: 'Draw the path of one drop and label the stages.',
  ...{ assessment: 'Labels are compared with the board.', checks: noChecks },
});
const lesson = {
  ...{ title: 'The water cycle', outcome: 'Pupils can name the stages of the water cycle.' },
  ...{ prerequisites: ['The three states of water'], materials: ['A kettle', 'A cold plate'] },
  keywords: [{ term: 'evaporation', meaning: 'Liquid water becomes a gas that is not seen.' }],
  misconceptions: [{ misconception: 'Clouds are a gas.', response: 'Show drops on a plate.' }],
  phases: [
    { ...phase('launch', 'Where does a puddle go?'), checks: [check] },
    phase('build', 'Following one drop'),
    phase('apply', 'Telling the journey'),
  ],
  starter: [{ question: 'What is ice when it is warm?', answer: 'Liquid water' }],
  exit: [{ question: 'Name the change from liquid to gas.', answer: 'Evaporation' }],
  ...{ trace: 'Evaporation: liquid water becomes a gas.', homework: 'Draw the water cycle.' },
  differentiation: { support: 'Cards with pictures.', extension: 'Explain rain near mountains.' },
  notes: [],
};

const headOf = (title: string, instructions: string) => ({
  title,
  instructions,
  task: null,
  notes: [],
});
const head = headOf('A test', 'Answer every question.');
const test = (...questions: readonly unknown[]) => ({ ...head, questions });
const arabicTest = (...questions: readonly unknown[]) => ({
  ...headOf('اختبار في دورة الماء', 'اقرأ كل سؤال ثم أجب عنه.'),
  questions,
});
const frenchTest = (...questions: readonly unknown[]) => ({
  ...headOf('Le cœur', 'Coche vrai ou faux pour chaque affirmation.'),
  questions,
});
const set = (list: readonly unknown[]) => ({ title: 'Percentages', exercises: list, notes: [] });
/** Without some fields. */
const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
const lettered = (question: typeof first, letters: string, sign: string): typeof first => ({
  ...question,
  options: question.options.map((option, index) => `${letters[index]}${sign}${option}`),
});
const letterOf = ({ key, options }: typeof first, letters = 'ABCD'): string =>
  letters[options.indexOf(key)] ?? '';

/** An answer of Bedrock's `Converse`. */
const answer = (content: readonly unknown[], stopReason = 'end_turn') => ({
  stopReason,
  output: { message: { role: 'assistant', content } },
});
const said = (text: string, stopReason?: string) => answer([{ text }], stopReason);
const called =
  (name: string) =>
  (input: unknown, stopReason = 'tool_use') =>
    answer([{ toolUse: { toolUseId: 't', name, input } }], stopReason);
const give = called('give_test');
const json = JSON.stringify;
const parse = (text: string): unknown => JSON.parse(text);
/** JSON in which LaTeX has one backslash, as models write it. */
const oneBackslash = (value: unknown): string => json(value).replaceAll('\\\\', '\\');
/** The same as a reader of JSON understands it. */
const misread = (value: unknown): unknown => parse(oneBackslash(value));

const statement = {
  ...parts,
  stem: 'The country of Egypt lies in Africa.',
  answer: true,
  reason: 'The Nile flows there.',
};
const question = {
  ...parts,
  stem: first.stem,
  answer: first.key,
  variants: [],
  unit: null,
  tolerance: null,
  reason: first.reason,
};

/** The right answer to each request. */
export const rights: Readonly<Record<keyof typeof requests, unknown>> = {
  choice: test(first, second),
  arabic: arabicTest(arabicFirst, arabicSecond),
  maths: test(halves, product),
  roots: test(root),
  french: frenchTest(vrai, faux),
  short: test(metres, ruler),
  ordering: test(stages),
  matching: test(organs),
  mixed: test(statement, question),
  exercises: set(exercises),
  lesson,
};

type Form = readonly [
  name: string,
  request: keyof typeof requests,
  answer: unknown,
  /** Parts that were kept before answers were mended, and now. */
  before: number,
  after: number,
];

const maths = test(halves, product);
const good = test(first, second);
const twice = (mend: (question: typeof first) => unknown) => give(test(mend(first), mend(second)));
const truths = (yes: unknown, no: unknown) =>
  give(frenchTest({ ...vrai, answer: yes }, { ...faux, answer: no }));
const lessonOf = (fields: Fields) => called('give_lesson_plan')({ ...lesson, ...fields });
const stagesAs = (...names: readonly string[]) =>
  lessonOf({ phases: lesson.phases.map((one, index) => ({ ...one, stage: names[index] })) });

export const forms: readonly Form[] = [
  ['LaTeX with one backslash in a tool call', 'maths', give(misread(maths)), 0, 2],
  ['LaTeX with one backslash in JSON', 'maths', said(oneBackslash(maths)), 0, 2],
  [
    'LaTeX that JSON does not know with one backslash',
    'roots',
    said(oneBackslash(test(root))),
    0,
    1,
  ],
  [
    'LaTeX with four backslashes',
    'maths',
    give(parse(json(maths).replaceAll('\\\\', '\\\\\\\\'))),
    0,
    2,
  ],
  [
    'formulas between round brackets with backslashes',
    'maths',
    give(parse(json(maths).replace(/\$([^$]+)\$/g, '\\\\($1\\\\)'))),
    0,
    2,
  ],
  ['options with A)', 'choice', twice((one) => lettered(one, 'ABCD', ') ')), 0, 2],
  [
    'options with A) and the same key',
    'choice',
    twice((one) => ({ ...lettered(one, 'ABCD', ') '), key: `${letterOf(one)}) ${one.key}` })),
    0,
    2,
  ],
  ['options with a. in small letters', 'choice', twice((one) => lettered(one, 'abcd', '. ')), 0, 2],
  [
    'options with A: and the letter as key',
    'choice',
    twice((one) => ({ ...lettered(one, 'ABCD', ': '), key: letterOf(one) })),
    0,
    2,
  ],
  ['options with A - ', 'choice', twice((one) => lettered(one, 'ABCD', ' - ')), 0, 2],
  [
    'options with 1)',
    'choice',
    twice((one) => ({ ...lettered(one, '1234', ') '), key: letterOf(one, '1234') })),
    0,
    2,
  ],
  [
    'options with (A)',
    'choice',
    twice((one) => ({
      ...one,
      options: one.options.map((option, index) => `(${'ABCD'[index]}) ${option}`),
    })),
    0,
    2,
  ],
  ['the letter alone as key', 'choice', twice((one) => ({ ...one, key: letterOf(one) })), 0, 2],
  [
    'the small letter with a bracket as key',
    'choice',
    twice((one) => ({ ...one, key: `${letterOf(one, 'abcd')})` })),
    0,
    2,
  ],
  [
    'the letter with text as key',
    'choice',
    twice((one) => ({ ...one, key: `${letterOf(one)}. ${one.key}` })),
    0,
    2,
  ],
  [
    '“Option B” as key',
    'choice',
    twice((one) => ({ ...one, key: `Option ${letterOf(one)}` })),
    0,
    2,
  ],
  [
    '“Answer: B” as key',
    'choice',
    twice((one) => ({ ...one, key: `Answer: ${letterOf(one)}` })),
    0,
    2,
  ],
  ['a key with a full stop', 'choice', twice((one) => ({ ...one, key: `${one.key}.` })), 0, 2],
  [
    'a key in other capitals',
    'choice',
    twice((one) => ({ ...one, key: one.key.toUpperCase() })),
    0,
    2,
  ],
  ['a key in a list', 'choice', twice((one) => ({ ...one, key: [one.key] })), 0, 2],
  [
    'options by letter',
    'choice',
    twice((one) => ({
      ...one,
      options: Object.fromEntries(
        one.options.map((option, index) => ['ABCD'.charAt(index), option]),
      ),
      key: letterOf(one),
    })),
    0,
    2,
  ],
  [
    'options as objects',
    'choice',
    twice((one) => ({ ...one, options: one.options.map((text) => ({ text })) })),
    0,
    2,
  ],
  [
    'options with Arabic letters and a bracket',
    'arabic',
    give(arabicTest(lettered(arabicFirst, 'أبجد', ') '), lettered(arabicSecond, 'أبجد', ') '))),
    0,
    2,
  ],
  [
    'options with Arabic letters and a dash',
    'arabic',
    give(
      arabicTest(
        { ...lettered(arabicFirst, 'أبجد', '- '), key: letterOf(arabicFirst, 'أبجد') },
        { ...lettered(arabicSecond, 'أبجد', '-'), key: letterOf(arabicSecond, 'أبجد') },
      ),
    ),
    0,
    2,
  ],
  [
    'options with Arabic letters in the other order',
    'arabic',
    give(
      arabicTest(
        { ...lettered(arabicFirst, 'أبتث', '. '), key: 'ب' },
        { ...lettered(arabicSecond, 'أبتث', '. '), key: 'ت. في الجو' },
      ),
    ),
    0,
    2,
  ],
  [
    'the Arabic letter as key',
    'arabic',
    give(arabicTest({ ...arabicFirst, key: 'ب' }, { ...arabicSecond, key: 'الإجابة: ج' })),
    0,
    2,
  ],
  ['true and false in French', 'french', truths('vrai', 'faux'), 0, 2],
  ['true and false in French with capitals', 'french', truths('Vrai', 'FAUX'), 0, 2],
  ['yes and no in French', 'french', truths('oui', 'non'), 0, 2],
  ['true and false as texts', 'french', truths('true', 'false'), 0, 2],
  ['true and false in Arabic', 'french', truths('صحيح', 'خطأ'), 0, 2],
  [
    'questions with numbers before them',
    'choice',
    give(test({ ...first, stem: `1. ${first.stem}` }, { ...second, stem: `2. ${second.stem}` })),
    0,
    2,
  ],
  [
    'questions with “Question 1:” before them',
    'choice',
    give(
      test(
        { ...first, stem: `Question 1: ${first.stem}` },
        { ...second, stem: `Question 2: ${second.stem}` },
      ),
    ),
    0,
    2,
  ],
  [
    'items with numbers before them',
    'ordering',
    give(test({ ...stages, items: stages.items.map((item, index) => `${index + 1}. ${item}`) })),
    0,
    1,
  ],
  [
    'items with dashes before them',
    'ordering',
    give(test({ ...stages, items: stages.items.map((item) => `- ${item}`) })),
    0,
    1,
  ],
  [
    'items as one text',
    'ordering',
    give(test({ ...stages, items: stages.items.join('\n') })),
    0,
    1,
  ],
  [
    'pairs with numbers and letters',
    'matching',
    give(
      test({
        ...organs,
        pairs: organs.pairs.map(({ left, right }, index) => ({
          left: `${index + 1}) ${left}`,
          right: `${'abc'[index]}) ${right}`,
        })),
      }),
    ),
    0,
    1,
  ],
  [
    'without fields that are null',
    'choice',
    twice((one) => without(one, 'passage', 'hint', 'figure')),
    0,
    2,
  ],
  [
    '“null” in words',
    'short',
    give(
      test({ ...metres, passage: 'null', hint: 'None' }, { ...ruler, unit: 'null', tolerance: '' }),
    ),
    0,
    2,
  ],
  [
    'without empty lists',
    'short',
    give(test(without(metres, 'variants'), without(ruler, 'variants', 'unit', 'tolerance'))),
    0,
    2,
  ],
  [
    'numbers as texts and texts as numbers',
    'short',
    give(test({ ...metres, answer: 1000, tolerance: '0' }, ruler)),
    1,
    2,
  ],
  [
    'a list of texts with one text',
    'short',
    give(test({ ...metres, variants: 'one thousand' }, ruler)),
    1,
    2,
  ],
  [
    'fields that were not asked for',
    'choice',
    give({
      ...test({ ...first, id: 1, type: 'mcq' }, { ...second, id: 2 }),
      language: 'en',
      total: 2,
    }),
    2,
    2,
  ],
  [
    'fields that were not asked for in a lesson',
    'lesson',
    lessonOf({
      subject: 'Science',
      phases: lesson.phases.map((one, index) => ({ ...one, id: index, duration: 10 })),
    }),
    0,
    3,
  ],
  [
    'fields that were not asked for in exercises',
    'exercises',
    called('give_exercises')(
      set(exercises.map((one, id) => ({ ...one, id, title: `Exercise ${id}` }))),
    ),
    6,
    6,
  ],
  [
    'names of fields in other capitals',
    'choice',
    give({
      Title: 'Countries',
      Instructions: 'Answer.',
      Questions: [first, second].map((one) =>
        Object.fromEntries(Object.entries(one).map(([name, value]) => [name.toUpperCase(), value])),
      ),
    }),
    0,
    2,
  ],
  [
    'other names of fields',
    'choice',
    give(
      test(
        ...[first, second].map(({ stem, key, options, reason }) => ({
          question: stem,
          choices: options,
          correct_answer: key,
          explanation: reason,
        })),
      ),
    ),
    0,
    2,
  ],
  [
    '{"name", "arguments"} in words',
    'choice',
    said(json({ name: 'give_test', arguments: good })),
    0,
    2,
  ],
  [
    '{"name", "parameters"} of Llama',
    'choice',
    said(`<|python_tag|>${json({ type: 'function', name: 'give_test', parameters: good })}`),
    0,
    2,
  ],
  [
    'arguments as a text of JSON',
    'choice',
    said(json({ name: 'give_test', arguments: json(good) })),
    0,
    2,
  ],
  [
    'a call between tags',
    'choice',
    said(`<tool_call>\n${json({ name: 'give_test', arguments: good })}\n</tool_call>`),
    0,
    2,
  ],
  [
    'a list of calls',
    'choice',
    said(`[TOOL_CALLS] ${json([{ name: 'give_test', arguments: good }])}`),
    0,
    2,
  ],
  [
    'calls as a server lists them',
    'choice',
    said(
      json({
        tool_calls: [{ type: 'function', function: { name: 'give_test', arguments: json(good) } }],
      }),
    ),
    0,
    2,
  ],
  ['the name of the tool around it', 'choice', said(json({ give_test: good })), 0, 2],
  ['the name of the tool around it in a call', 'choice', give({ give_test: good }), 0, 2],
  ['the schema around it', 'choice', give({ type: 'object', properties: good }), 0, 2],
  ['an input as a text of JSON', 'choice', give(json(good)), 0, 2],
  [
    'questions as a text of JSON',
    'choice',
    give({ ...good, questions: json(good.questions) }),
    0,
    2,
  ],
  ['questions by number', 'choice', give({ ...good, questions: { 1: first, 2: second } }), 0, 2],
  ['a bare list of questions', 'choice', said(json([first, second])), 0, 2],
  [
    'thoughts before it',
    'choice',
    said(`<think>Perhaps {"title": "x"}?</think>${json(good)}`),
    0,
    2,
  ],
  [
    'thoughts without a beginning',
    'choice',
    said(`A test {"title": "x", "notes": []} would do.</think>\n${json(good)}`),
    0,
    2,
  ],
  ['thoughts without an end', 'choice', said(`<think>I need two questions. ${json(good)}`), 2, 2],
  [
    'braces in the words before it',
    'choice',
    said(`As {name} asked, here it is: ${json(good)}`),
    0,
    2,
  ],
  [
    'without its last brackets',
    'choice',
    said(json(test(first, second, first)).slice(0, -60)),
    0,
    2,
  ],
  [
    'an answer that was cut off',
    'choice',
    said(json({ ...head, questions: [first, second] }).slice(0, -150), 'max_tokens'),
    0,
    1,
  ],
  [
    'a call that was cut off',
    'choice',
    give({ ...head, questions: [first, { ...second, reason: 'It was' }] }, 'max_tokens'),
    0,
    1,
  ],
  [
    'exercises that were cut off',
    'exercises',
    said(json({ title: 'Percentages', exercises }).slice(0, -100), 'max_tokens'),
    0,
    5,
  ],
  ['stages with capitals', 'lesson', stagesAs('Launch', 'BUILD', 'Apply'), 0, 3],
  [
    'stages in French',
    'lesson',
    stagesAs('Situation de départ', 'Construction des apprentissages', 'Réinvestissement'),
    0,
    3,
  ],
  [
    'stages in Arabic',
    'lesson',
    stagesAs('وضعية الانطلاق', 'بناء التعلمات', 'استثمار المكتسبات'),
    0,
    3,
  ],
  ['materials as one text', 'lesson', lessonOf({ materials: 'A kettle, A cold plate' }), 0, 3],
  [
    'parts of a phase as lists',
    'lesson',
    lessonOf({
      phases: lesson.phases.map((one) => ({
        ...one,
        pupils: ['Draw the path of one drop', 'and label the stages.'],
      })),
    }),
    0,
    3,
  ],
  ['a lesson in a list', 'lesson', called('give_lesson_plan')([lesson]), 0, 3],
  [
    'a difficulty in words',
    'exercises',
    called('give_exercises')(
      set(
        exercises.map((one) => ({
          ...one,
          difficulty: ['', 'easy', 'Medium', 'hard'][one.difficulty],
        })),
      ),
    ),
    0,
    6,
  ],
  [
    'steps as one text',
    'exercises',
    called('give_exercises')(
      set(exercises.map((one) => ({ ...one, steps: one.steps.join('\n') }))),
    ),
    0,
    6,
  ],
  [
    'steps with numbers before them',
    'exercises',
    called('give_exercises')(
      set(
        exercises.map((one) => ({
          ...one,
          steps: one.steps.map((step, index) => `${index + 1}. ${step}`),
        })),
      ),
    ),
    0,
    6,
  ],
  [
    'exercises without fields that are null',
    'exercises',
    called('give_exercises')(set(exercises.map((one) => without(one, 'hint', 'figure')))),
    0,
    6,
  ],
  [
    'a statement and a short question without their empty fields',
    'mixed',
    give(
      test(
        {
          stem: 'The country of Egypt lies in Africa.',
          answer: 'True',
          reason: 'The Nile flows there.',
        },
        {
          stem: 'Which country of Africa has its capital in Cairo?',
          answer: 'Egypt',
          reason: first.reason,
        },
      ),
    ),
    0,
    2,
  ],
  ['each question within an object', 'choice', twice((one) => ({ question: one })), 0, 2],
  ['each question beside its number', 'choice', twice((one) => [1, one]), 0, 2],
  [
    'questions in sections',
    'choice',
    give({ ...head, sections: [{ questions: [first] }, { questions: [second] }] }),
    0,
    2,
  ],
  ['questions line by line', 'choice', said(`${json(first)}\n${json(second)}`), 0, 2],
  ['JSON as a text of JSON', 'choice', said(json(json(good))), 0, 2],
  ['a call of another name', 'choice', called('create_test')(good), 0, 2],
  [
    'the same call twice',
    'choice',
    answer([...give(good).output.message.content, ...give(good).output.message.content]),
    0,
    2,
  ],
  [
    'names of fields with underscores',
    'choice',
    twice(({ stem, key, options, reason, ...rest }) => ({
      ...rest,
      question_text: stem,
      correct_answer: key,
      answer_options: options,
      explanation: reason,
    })),
    0,
    2,
  ],
  [
    'names of fields in French',
    'french',
    give(
      frenchTest(
        ...[vrai, faux].map(({ stem, answer: is, reason, ...rest }) => ({
          ...rest,
          énoncé: stem,
          réponse: is,
          justification: reason,
        })),
      ),
    ),
    0,
    2,
  ],
  [
    'names of fields in Arabic',
    'arabic',
    said(
      json(
        arabicTest(
          ...[arabicFirst, arabicSecond].map(({ stem, key, options, reason, ...rest }) => ({
            ...rest,
            السؤال: stem,
            الإجابة: key,
            الخيارات: options,
            التعليل: reason,
          })),
        ),
      ),
    ),
    0,
    2,
  ],
  [
    'an Arabic comma between fields',
    'arabic',
    said(json(arabicTest(arabicFirst, arabicSecond)).replaceAll('","', '"،"')),
    0,
    2,
  ],
  [
    'options that say which is right',
    'choice',
    twice(({ key, ...one }) => ({
      ...one,
      options: one.options.map((text, index) => ({
        id: 'ABCD'[index],
        text,
        isCorrect: text === key,
      })),
    })),
    0,
    2,
  ],
  [
    'options in fields of their own',
    'choice',
    twice(({ options, ...one }) => ({
      ...one,
      ...Object.fromEntries(options.map((text, index) => [`option_${'abcd'[index]}`, text])),
    })),
    0,
    2,
  ],
  [
    'a key that names the field of its option',
    'choice',
    twice((one) => ({
      ...one,
      options: Object.fromEntries(
        one.options.map((text, index) => [`option_${'abcd'[index]}`, text]),
      ),
      key: `option_${'abcd'[one.options.indexOf(one.key)]}`,
    })),
    0,
    2,
  ],
  [
    'options as one text with letters',
    'choice',
    twice((one) => ({
      ...one,
      options: one.options.map((text, index) => `${'ABCD'[index]}) ${text}`).join(' '),
    })),
    0,
    2,
  ],
  [
    'options with Roman numbers',
    'choice',
    twice((one) => ({
      ...one,
      options: one.options.map((text, index) => `${['i', 'ii', 'iii', 'iv'][index]}) ${text}`),
    })),
    0,
    2,
  ],
  [
    'a key with its letter in an object',
    'choice',
    twice((one) => ({ ...one, key: { id: letterOf(one), text: one.key } })),
    0,
    2,
  ],
  ['a key in bold letters', 'choice', twice((one) => ({ ...one, key: `**${one.key}**` })), 0, 2],
  ['truths as numbers', 'french', truths(1, 0), 0, 2],
  [
    'truths with a remark',
    'french',
    truths('Vrai, car c’est un muscle', 'Faux : il est dans le thorax'),
    0,
    2,
  ],
  [
    'pairs as lists of two',
    'matching',
    give(test({ ...organs, pairs: organs.pairs.map(({ left, right }) => [left, right]) })),
    0,
    1,
  ],
  [
    'pairs with an arrow',
    'matching',
    give(test({ ...organs, pairs: organs.pairs.map(({ left, right }) => `${left} → ${right}`) })),
    0,
    1,
  ],
  [
    'pairs by name',
    'matching',
    give(
      test({
        ...organs,
        pairs: Object.fromEntries(organs.pairs.map(({ left, right }) => [left, right])),
      }),
    ),
    0,
    1,
  ],
  [
    'two lists, one of which may be shuffled',
    'matching',
    give(
      test({
        ...without(organs, 'pairs'),
        left: organs.pairs.map(({ left }) => left),
        right: organs.pairs.map(({ right }) => right),
      }),
    ),
    0,
    0,
  ],
  [
    'items with arrows',
    'ordering',
    give(test({ ...stages, items: stages.items.join(' → ') })),
    0,
    1,
  ],
  [
    'steps as a solution',
    'exercises',
    called('give_exercises')(
      set(exercises.map(({ steps, ...one }) => ({ ...one, solution: steps }))),
    ),
    0,
    6,
  ],
  [
    'phases by stage',
    'lesson',
    lessonOf({
      phases: Object.fromEntries(lesson.phases.map(({ stage, ...one }) => [stage, one])),
    }),
    0,
    3,
  ],
  [
    'keywords as texts',
    'lesson',
    lessonOf({ keywords: lesson.keywords.map(({ term, meaning }) => `${term}: ${meaning}`) }),
    0,
    3,
  ],
];

/** Answers that are right as they are: no mend may change them. */
export const rightAnswers: readonly (readonly [string, keyof typeof requests, unknown])[] = [
  ...(
    [
      ['species', ['A. thaliana', 'B. napus', 'Z. mays', 'O. sativa']],
      ['species with one letter', ['E. coli', 'A. niger', 'B. subtilis', 'C. elegans']],
      ['sides of a triangle', ['AB', 'BC', 'CA', 'BD']],
      ['ratios', ['1 : 2', '2 : 3', '3 : 4', '4 : 5']],
      ['ratios without spaces', ['1:2', '2:3', '3:4', '4:5']],
      ['decimal numbers', ['1.5', '2.5', '3.5', '4.5']],
      ['decimal numbers with a comma', ['1,5', '2,5', '3,5', '4,5']],
      ['differences', ['1 - 4', '2 - 3', '3 - 2', '4 - 1']],
      ['differences of letters', ['a - b', 'b - a', 'c - d', 'd - c']],
      ['points', ['A(1; 2)', 'B(2; 1)', 'C(0; 3)', 'D(3; 0)']],
      ['lines', ['A-B', 'B-C', 'C-D', 'D-A']],
      ['substances', ['1-propanol', '2-butanol', '3-pentanol', '4-heptanol']],
      ['letters', ['A', 'B', 'C', 'D']],
      ['letters in another order', ['C', 'A', 'D', 'B']],
      ['vitamins', ['A', 'C', 'D', 'K']],
      ['fractions', ['1/2', '2/3', '3/4', '4/5']],
      ['years', ['1830', '1954', '1962', '2019']],
      ['negative numbers', ['-3', '3', '-5', '5']],
      ['initials', ['A. Camus', 'M. Dib', 'K. Yacine', 'A. Djebar']],
      ['doctors', ['د. أحمد', 'أ. محمد', 'د. علي', 'أ. فاطمة']],
      ['spelling', ['école', 'ecole', 'écôle', 'ècole']],
      ['vowel marks', ['كَتَبَ', 'كُتِبَ', 'كُتُب', 'كَتْب']],
    ] as const
  ).map(
    ([name, options]) =>
      [
        `options that are ${name}`,
        'choice',
        test({ ...first, options: [...options], key: options[1] }, second),
      ] as const,
  ),
  ['an index that is an order', 'ordering', test({ ...stages, items: ['1830', '1954', '1962'] })],
  [
    'steps that answer counted questions',
    'exercises',
    set([
      {
        ...exercises[0],
        statement: 'A bag costs 200 dinars. 1) What is 10 % of it? 2) What is left to pay?',
        steps: ['1) 10 % of 200 is 20.', '2) 200 less 20 is 180.'],
      },
      ...exercises.slice(1),
    ]),
  ],
  ['items that are numbers', 'ordering', test({ ...stages, items: ['1.5', '2.5', '3.5'] })],
  [
    'a line break before words',
    'lesson',
    {
      ...lesson,
      trace: 'Not all water falls.\nno rain\neach drop\nin clouds\nu\nright\ttime\ttext\rrain',
    },
  ],
  [
    'letters of a list on lines',
    'lesson',
    { ...lesson, trace: 'a) sea\nb) cloud\nc) rain\nd) river\ne) sea\nf) end' },
  ],
  ['roman numbers on lines', 'lesson', { ...lesson, trace: 'i) sea\nii) cloud\niii) rain' }],
  ['equations on lines', 'lesson', { ...lesson, trace: 'v = 3\nu = 5\ne = 2\ni = 4' }],
  ['French words after a tab', 'lesson', { ...lesson, trace: 'Le chat\tau lit\to' }],
  ['prices', 'lesson', { ...lesson, homework: 'A pen costs $5\nand a book costs $6.' }],
  [
    'a system of equations',
    'lesson',
    { ...lesson, trace: String.raw`$\begin{cases} x \neq 1 \\ \frac{y}{2} = 1 \end{cases}$` },
  ],
  ['one item with a comma', 'lesson', { ...lesson, materials: ['A map of Africa, with rivers'] }],
  [
    'an initial before a stem',
    'choice',
    test({ ...first, stem: 'A. Camus wrote of Oran. In which country of Africa is it?' }, second),
  ],
];
