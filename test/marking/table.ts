import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Question, QuestionKind, QuestionOf } from '#shared/model/question.ts';

/**
 * What a pupil gives: the option ticked, or a text for each blank; for each left text the right one, by index; or the
 * items by index. Nothing is `undefined` or an empty text.
 */
export type Given = readonly (number | string | undefined)[];

/** A question, and the points that answers to it deserve. */
export interface Row {
  readonly name: string;
  readonly language: DraftLanguage;
  readonly question: Question;
  readonly answers: readonly (readonly [given: Given, points: number])[];
}

type Fields<Kind extends QuestionKind> = Omit<
  QuestionOf<Kind>,
  'id' | 'kind' | 'stem' | 'reason' | 'points'
>;
const common = { id: 'q1', stem: 'Answer:', reason: 'So it is.' };

/** Texts that deserve all points, and texts that deserve none; a blank never does. */
const written = (
  name: string,
  fields: Partial<Fields<'short'>> & { readonly answer: string },
  right: readonly string[],
  wrong: readonly string[],
  { language = 'en', points = 2 }: { language?: DraftLanguage; points?: number } = {},
): Row => ({
  name,
  language,
  question: { ...common, kind: 'short', points, variants: [], ...fields },
  answers: [
    ...right.map((text): Row['answers'][number] => [[text], points]),
    ...[...wrong, ''].map((text): Row['answers'][number] => [[text], 0]),
  ],
});

const gaps = (
  name: string,
  text: string,
  points: number,
  answers: Row['answers'],
  language: DraftLanguage = 'en',
): Row => ({ name, language, question: { ...common, kind: 'gap', points, text }, answers });

const options = ['a', 'b', 'c'].map((id) => ({ id, text: `option ${id}` }));
const choices: Row[] = [2, 0.25].map((points) => ({
  name: `choice, ${points} points`,
  language: 'en',
  question: { ...common, kind: 'choice', points, options, key: 'b' },
  answers: [
    [[1], points],
    [[0], 0],
    [[2], 0],
    [[undefined], 0],
  ],
}));
const truths: Row[] = [true, false].map((answer) => ({
  name: `truth, ${answer}`,
  language: 'en',
  question: { ...common, kind: 'truth', points: 1.5, answer },
  answers: [
    [[answer ? 0 : 1], 1.5],
    [[answer ? 1 : 0], 0],
    [[undefined], 0],
  ],
}));

const texts: Row[] = [
  written(
    'a word',
    { answer: 'evaporation', variants: ['vaporisation'] },
    ['evaporation', 'Evaporation', 'EVAPORATION', ' evaporation ', 'evaporation ', 'vaporisation'],
    ['condensation', 'evaporations', 'évaporation', 'evaporation or not'],
  ),
  written('accents', { answer: 'été' }, ['été', 'Été', 'ÉTÉ'], ['ete', 'étè', 'étés'], {
    language: 'fr',
  }),
  written(
    'an apostrophe',
    { answer: 'l’eau' },
    ['l’eau', "l'eau", "L'Eau"],
    ['eau', 'l eau', 'leau'],
    { language: 'fr' },
  ),
  written('Arabic words', { answer: 'دورة الماء' }, ['دورة الماء', ' دورة الماء'], ['الماء'], {
    language: 'ar',
  }),
  written('a hamza', { answer: 'أكل' }, ['أكل'], ['اكل', 'كل', 'أكله'], { language: 'ar' }),
  written('an asterisk', { answer: '3 * 4' }, ['3 * 4'], ['3 and 4', '3  4', '3 ** 4']),
  written('an asterisk alone', { answer: '*' }, ['*'], ['x', '**', 'anything']),
  written('an asterisk after a backslash', { answer: 'a\\*b' }, ['a\\*b'], ['a*b', 'a\\xb']),
  written(
    'an asterisk between others',
    { answer: '**bold**' },
    ['**bold**'],
    ['bold', 'very bold x'],
  ),
  written('markup', { answer: '<b>' }, ['<b>', '<B>'], ['b', '&lt;b&gt;']),
  written('entities', { answer: 'a < b & c' }, ['a < b & c'], ['a &lt; b &amp; c', 'a < b']),
  written('a percentage', { answer: '50 %' }, ['50 %', '50%'], ['50', '5 %', '0,5 %']),
  written('a weight of GIFT', { answer: '%50%x' }, ['%50%x'], ['x', '50']),
  written('a format of GIFT', { answer: '[html]x' }, ['[html]x'], ['x', '[html]']),
  written('signs of GIFT', { answer: 'a=b:c~d#e{f}' }, ['a=b:c~d#e{f}'], ['a', 'b:c', 'a=b']),
  written('a word of GIFT', { answer: 'TRUE' }, ['TRUE', 'true'], ['FALSE', 'T']),
  written('a backslash', { answer: 'C:\\new' }, ['C:\\new'], ['C:new', 'C:\\\\new']),
  written('a pattern', { answer: 'a.c (d)' }, ['a.c (d)'], ['abc (d)', 'abcd']),
  written('an arrow', { answer: 'A->B' }, ['A->B'], ['A', 'A-B', 'B->A']),
  written('a formula', { answer: '$\\frac{1}{2}$' }, ['1/2'], ['12', '1', '2']),
];

const plainNumbers: Row[] = [
  written(
    'thousands',
    { answer: '5 000' },
    ['5000', '5 000', '5\u00a0000', '5\u202f000', '٥٠٠٠'],
    ['500', '5', '50000', '5 00 0'],
    { language: 'fr' },
  ),
  written(
    'thousands in English',
    { answer: '12,000' },
    ['12,000', '12000', '12 000'],
    ['12', '120'],
  ),
  written('a comma', { answer: '3,5' }, ['3,5', '3.5', '٣٫٥', '٣,٥'], ['35', '3', '5', '3;5'], {
    language: 'fr',
  }),
  written('Arabic digits', { answer: '١٢' }, ['١٢', '12'], ['٢١', '21', '1'], { language: 'ar' }),
  written('a negative number', { answer: '−9' }, ['-9', '−9', '–9'], ['9', '+9', '--9']),
  written('a positive number', { answer: '9' }, ['9', '+9'], ['-9', '−9', '99']),
  written('a unit', { answer: '12', unit: 'cm' }, ['12', '12 cm', '12cm'], ['12 m', '12 kg', 'cm']),
  written(
    'a unit in the answer',
    { answer: '80 km/h' },
    ['80 km/h', '80km/h'],
    ['80 m/s', '8 km/h'],
  ),
  written('a fraction', { answer: '3/4' }, ['3/4'], ['4/3', '3', '34', '3.4']),
  written(
    'an exact number',
    { answer: '12', tolerance: 0 },
    ['12', '١٢', '12.0', '12,0'],
    ['12.1', '13', '1', '2'],
  ),
  written(
    'an exact decimal',
    { answer: '11.4', tolerance: 0 },
    ['11.4', '11,4'],
    ['11.5', '114', '11'],
  ),
];

const near: Row[] = [
  written(
    'a tolerance',
    { answer: '3.14', tolerance: 0.01 },
    ['3.14', '3.13', '3.15', '3.145', '3.140', '03.14', '+3.14', '3,14', '٣٫١٤'],
    ['3.12', '3.16', '314', '3', 'abc', '-3.14', '.'],
  ),
  written(
    'limits in tenths',
    { answer: '0.3', tolerance: 0.1 },
    ['0.3', '0.2', '0.4'],
    ['0.1', '0.5', '0'],
  ),
  written(
    'a tolerance around thousands',
    { answer: '5 000', tolerance: 10 },
    ['5000', '4990', '5010', '5 000'],
    ['4989', '5011', '5', '500'],
    { language: 'fr' },
  ),
  written(
    'a point first',
    { answer: '.5', tolerance: 0.1 },
    ['0.5', '.5', '0.6', '0.4'],
    ['0.3', '0.7', '5'],
  ),
  written(
    'an Arabic digit',
    { answer: '٣', tolerance: 1 },
    ['3', '2', '4', '٣'],
    ['1', '5', '33'],
    {
      language: 'ar',
    },
  ),
  written(
    'around a fraction',
    { answer: '1/2', tolerance: 0.01 },
    ['0.5', '0.51', '0,5', '1/2'],
    ['0.52', '1', '2', '12'],
  ),
  written(
    'around an exponent',
    { answer: '1,6e-19', tolerance: 1e-20 },
    ['1.6e-19', '1.65e-19', '1,6e-19', '1.6×10^-19'],
    ['1.8e-19', '1.6', '1.6e19', '0', '1'],
    { language: 'fr' },
  ),
  written(
    'around a negative number',
    { answer: '−2', tolerance: 0.5 },
    ['-2', '-2.5', '-1.5', '−2'],
    ['2', '-3', '-1', '0'],
  ),
  written(
    'around a measure',
    { answer: '80 km/h', tolerance: 5 },
    ['80', '78', '85', '80 km/h'],
    ['74', '86', '80 m/s'],
  ),
  written(
    'variants beside a tolerance',
    { answer: '2', variants: ['-2'], tolerance: 0.1 },
    ['2', '-2', '2.1'],
    ['0', '1', '-1'],
  ),
  written(
    'a large number',
    { answer: '1 500 000', tolerance: 1000 },
    ['1500000', '1501000', '1499000'],
    ['1501001', '1.5', '1500'],
  ),
  written(
    'around zero',
    { answer: '0', tolerance: 0.5 },
    ['0', '0.5', '-0.5'],
    ['1', '-0.6', 'zero'],
    { points: 0.75 },
  ),
];

const two = 'Water [[evaporates|vaporises]] and [[condenses]].';
const filled: Row[] = [
  ...[4, 3, 0.5].map((points) =>
    gaps(`two gaps, ${points} points`, two, points, [
      [['evaporates', 'condenses'], points],
      [['Vaporises', ' condenses'], points],
      [['evaporates', ''], points / 2],
      [['', 'condenses'], points / 2],
      [['evaporates', 'freezes'], points / 2],
      [['condenses', 'evaporates'], 0],
      [['', ''], 0],
    ]),
  ),
  gaps('three gaps, 2 points', '[[a1]] [[b2]] [[c3]]', 2, [
    [['a1', 'b2', 'c3'], 2],
    [['a1', '', ''], 2 / 3],
    [['a1', 'x', 'c3'], 4 / 3],
    [['', '', ''], 0],
  ]),
  gaps(
    'one gap',
    'عاصمة الجزائر [[الجزائر]].',
    1.25,
    [
      [['الجزائر'], 1.25],
      [['وهران'], 0],
      [[''], 0],
    ],
    'ar',
  ),
  gaps(
    'a number in a gap',
    '2 500 × 2 = [[5 000]] et 7 ÷ 2 = [[3,5]]',
    2,
    [
      [['5 000', '3,5'], 2],
      [['5000', '3.5'], 2],
      [['٥٠٠٠', '٣٫٥'], 2],
      [['500', '3,5'], 1],
      [['5', ''], 0],
    ],
    'fr',
  ),
  gaps('an asterisk in a gap', 'Times is [[*]] and or is [[a|b]].', 2, [
    [['*', 'a'], 2],
    [['x', 'b'], 1],
    [['*', '*'], 1],
  ]),
  gaps('signs in a gap', 'Set [[{a}~b#c]] and [[5 > 3 & 2]].', 4, [
    [['{a}~b#c', '5 > 3 & 2'], 4],
    [['{a}', '5 > 3 & 2'], 2],
    [['b#c', '5'], 0],
  ]),
];

const pairs = ['w', 'x', 'y', 'z'].map((right, index) => ({
  id: `p${index}`,
  left: `left ${index}`,
  right: `right ${right}`,
}));
const lists: Row[] = [
  ...[4, 2.5].map((points): Row => ({
    name: `matching, ${points} points`,
    language: 'en',
    question: { ...common, kind: 'matching', points, pairs },
    answers: [
      [[0, 1, 2, 3], points],
      [[0, 1, 3, 2], points / 2],
      [[0, undefined, undefined, undefined], points / 4],
      [[1, 0, 3, 2], 0],
      [[undefined, undefined, undefined, undefined], 0],
    ],
  })),
  ...[2, 0.75].map((points): Row => ({
    name: `ordering, ${points} points`,
    language: 'en',
    question: { ...common, kind: 'ordering', points, items: ['one', 'two', 'three'] },
    answers: [
      [[0, 1, 2], points],
      [[1, 0, 2], points / 3],
      [[1, 2, 0], 0],
      [[undefined, undefined, undefined], 0],
    ],
  })),
];

/** Questions of every kind that a program can mark; a person marks answers in sentences. */
export const rows: readonly Row[] = [
  ...choices,
  ...truths,
  ...texts,
  ...plainNumbers,
  ...near,
  ...filled,
  ...lists,
];
