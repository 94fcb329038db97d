import { draftLanguages } from '#shared/model/locale.ts';
import { parse, type GIFTQuestion } from 'gift-pegjs';
import readMoodleXml from 'moodlexml-to-json';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { proseParts } from '#shared/draft/prose.ts';
import type { Test } from '#shared/model/draft.ts';
import { hostileTest, sampleDrafts } from '#test/support/sample-drafts.ts';
import { escapeXml } from '#shared/text/escape-xml.ts';
import { toGift } from './gift.ts';
import { toMoodleXml } from './moodle-xml.ts';
import { qti12 } from './qti12.ts';
import { qti21 } from './qti21.ts';
import { toQuiz } from './quiz.ts';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** The text that a reader of HTML sees. */
const seen = (html: string): string =>
  oneLine(
    html
      .replace(/<br\/>|<\/p>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  );
/** The text of a draft as it is shown, with formulas in the delimiters of the learning systems. */
const expected = (prose: string): string =>
  oneLine(
    proseParts(prose)
      .map(({ kind, value }) => (kind === 'text' ? value : `\\(${value}\\)`))
      .join(''),
  );

/** What both readers find in a question: enough to compare its text and its marking. */
interface Found {
  readonly kind: string;
  readonly stem: string;
  readonly options?: readonly string[];
  readonly key: unknown;
}

const inDraft = ({ questions, task }: Test): Found[] => [
  ...questions.map((question): Found => {
    const stem = expected(question.stem);
    if (question.kind === 'truth') return { kind: 'truth', stem, key: question.answer };
    if (question.kind === 'choice') {
      const key = question.options.findIndex(({ id }) => id === question.key);
      return { kind: 'choice', stem, options: question.options.map((o) => expected(o.text)), key };
    }
    if (question.kind !== 'short') throw new Error('another kind');
    return question.tolerance === undefined
      ? { kind: 'short', stem, key: [question.answer, ...question.variants].map(expected) }
      : { kind: 'number', stem, key: [Number(question.answer), question.tolerance] };
  }),
  ...(task ? [{ kind: 'essay', stem: expected(task.situation), key: undefined }] : []),
];

function inGift(question: GIFTQuestion): Found {
  if (question.type === 'Category' || question.type === 'Description')
    throw new Error('no question');
  const stem = seen(question.stem.text);
  switch (question.type) {
    case 'TF':
      return { kind: 'truth', stem, key: question.isTrue };
    case 'MC':
      return {
        kind: 'choice',
        stem,
        options: question.choices.map(({ text }) => seen(text.text)),
        key: question.choices.findIndex(({ isCorrect }) => isCorrect),
      };
    case 'Short':
      return { kind: 'short', stem, key: question.choices.map(({ text }) => oneLine(text.text)) };
    case 'Numerical': {
      const { choices } = question;
      if (Array.isArray(choices)) throw new Error('one number expected');
      return { kind: 'number', stem, key: [choices.number, choices.range] };
    }
    case 'Essay':
      return { kind: 'essay', stem, key: undefined };
    default:
      throw new Error(`unexpected ${question.type}`);
  }
}

const moodleQuestion = z.object({
  type: z.string(),
  questiontext: z.string(),
  defaultgrade: z.number(),
  correctAnswer: z.optional(z.unknown()),
  answers: z.optional(z.array(z.unknown())),
});
type MoodleQuestion = z.infer<typeof moodleQuestion>;
const moodleQuiz = z.object({ questions: z.array(moodleQuestion) });
const moodleAnswer = z.object({ score: z.number(), text: z.unknown() });
const moodle = (xml: string) =>
  new Promise<MoodleQuestion[]>((resolve, reject) => {
    readMoodleXml(xml, (result, error) => {
      if (error) reject(new Error('no Moodle XML', { cause: error }));
      else resolve(z.parse(moodleQuiz, result).questions);
    });
  });

function inMoodle({ type, questiontext, correctAnswer, answers = [] }: MoodleQuestion): Found {
  const stem = seen(questiontext);
  const texts = () => answers.map((answer) => String(z.parse(moodleAnswer, answer).text));
  switch (type) {
    case 'truefalse':
      return { kind: 'truth', stem, key: correctAnswer };
    case 'multichoice':
      return {
        kind: 'choice',
        stem,
        options: texts().map(seen),
        key: z.parse(z.tuple([z.number()]), correctAnswer)[0],
      };
    case 'shortanswer':
      return { kind: 'short', stem, key: texts().map(oneLine) };
    case 'numerical':
      return { kind: 'number', stem, key: answers };
    default:
      return { kind: type, stem, key: undefined };
  }
}

/** Stems begin with the draft's text; the unit, hints or the task's instructions follow. */
const expectSame = (found: readonly Found[], test: Test, arrows = false): void => {
  const wanted = inDraft(test);
  expect(found.map(({ stem, ...rest }) => rest)).toEqual(
    wanted.map(({ stem, ...rest }) =>
      arrows && rest.kind === 'short' && Array.isArray(rest.key)
        ? { ...rest, key: rest.key.map((key) => String(key).replaceAll('->', '→')) }
        : rest,
    ),
  );
  for (const [index, { stem }] of wanted.entries()) {
    expect(found[index]?.stem.slice(0, stem.length)).toBe(stem);
  }
};

const tests: [string, Test][] = [
  ['English', sampleDrafts.en[1]],
  ['Arabic', sampleDrafts.ar[1]],
  ['hostile in English', hostileTest('en')],
  ['hostile in Arabic', hostileTest('ar')],
];

describe.each(tests)('an exported test (%s)', (_, test) => {
  it('is unchanged when it is read as GIFT', () => {
    expectSame(parse(toGift(toQuiz(test, {}))).map(inGift), test, true);
  });

  it('is unchanged, with its points, when it is read as Moodle XML', async () => {
    const found = await moodle(toMoodleXml(toQuiz(test, {})));
    const same = found.map(inMoodle);
    // The reader returns a number's answer without its tolerance.
    expectSame(
      same.map((each) =>
        each.kind === 'number' ? { ...each, key: [each.key, 0.05].flat() } : each,
      ),
      test,
    );
    const points = [...test.questions, ...(test.task ? [test.task] : [])].map((one) => one.points);
    expect(found.map(({ defaultgrade }) => defaultgrade)).toEqual(points);
  });
});

it('writes true and false as GIFT keywords in every language', () => {
  const gift = toGift(toQuiz(sampleDrafts.ar[1], {}));
  expect(gift.match(/^\t(TRUE|FALSE)$/gm)).toEqual(['\tFALSE', '\tTRUE']);
  expect(gift).not.toMatch(/\{\s*(?:صحيح|خطأ)/);
});

it('includes the tolerance of a number in Moodle XML', () => {
  const xml = toMoodleXml(toQuiz(sampleDrafts.ar[1], {}));
  expect(xml).toContain('<text>4</text><tolerance>0.05</tolerance>');
});

it('does not mistake a text for a weight or a format', () => {
  const { questions } = sampleDrafts.en[1];
  const [first] = questions;
  if (first?.kind !== 'choice') throw new Error('no choice');
  const options = ['%50%half', '[plain]text', 'c'].map((text, index) => ({
    id: `o${index}`,
    text,
  }));
  const [read] = parse(
    toGift(toQuiz({ ...sampleDrafts.en[1], questions: [{ ...first, options, key: 'o0' }] }, {})),
  );
  expect(read && inGift(read)).toMatchObject({ options: ['%50%half', '[plain]text', 'c'], key: 0 });
});

it('accepts a decimal number with a point and with a comma, in questions and gaps', async () => {
  const common = { points: 1, reason: '' };
  const questions: Test['questions'] = [
    { kind: 'short', id: 'q1', ...common, stem: 'A', answer: '1,5', variants: ['3/2'] },
    { kind: 'gap', id: 'q2', ...common, stem: 'B', text: 'Write [[-0.25]] here.' },
  ];
  const quiz = toQuiz({ ...sampleDrafts.fr[1], questions, task: undefined }, {});
  const [short] = parse(toGift(quiz)).map(inGift);
  expect(short?.key).toEqual(['1,5', '1.5', '١٫٥', '١,٥', '١.٥', '+1.5', '3/2', '٣/٢']);
  expect(toMoodleXml(quiz)).toContain('{1:SHORTANSWER:=-0.25~=-0,25~=');
  expect(qti21(quiz)['items/item-q1.xml']).toContain('1.5');
});

it('accepts a minus and an apostrophe of keyboards and of telephones, and an exact decimal with either mark', () => {
  const common = { points: 1, reason: '', variants: [] };
  const questions: Test['questions'] = [
    { kind: 'short', id: 'q1', ...common, stem: 'A', answer: '$-9$' },
    { kind: 'short', id: 'q2', ...common, stem: 'B', answer: 'l’air à −9 °C' },
    { kind: 'short', id: 'q3', ...common, stem: 'C', answer: '11.4', tolerance: 0 },
    { kind: 'short', id: 'q4', ...common, stem: 'D', answer: '12', tolerance: 0 },
    { kind: 'short', id: 'q5', ...common, stem: 'E', answer: '12,5 cm' },
    { kind: 'short', id: 'q6', ...common, stem: 'F', answer: '«\u00a0oui\u00a0»' },
  ];
  const quiz = toQuiz({ ...sampleDrafts.fr[1], questions, task: undefined }, {});
  const keys = parse(toGift(quiz))
    .map(inGift)
    .map(({ key }) =>
      Array.isArray(key) ? key.filter((text) => !/[٠-٩]/.test(String(text))) : key,
    );
  expect(keys).toEqual([
    ['−9', '-9', '–9'],
    ['l’air à −9 °C', "l'air à -9 °C", 'l’air à -9 °C'],
    ['11.4', '11,4', '+11.4'],
    ['12', '12.0', '12,0', '+12'],
    ['12,5 cm', '12.5 cm', '12.5cm', '12,5cm'],
    // The reader of the test has no other spaces.
    ['« oui »', '« oui »'],
  ]);
  expect(toGift(quiz)).toContain('=«\u00a0oui\u00a0»\n\t=« oui »');
});

it('keeps spaces after signs, and answers that begin like a weight, in what Moodle reads', () => {
  const common = { points: 1, reason: '', variants: [] };
  const questions: Test['questions'] = [
    { kind: 'short', id: 'q1', ...common, stem: 'A', answer: '"sel" à > gros ]]> grains' },
    { kind: 'short', id: 'q2', ...common, stem: 'B', answer: '%50%' },
  ];
  const quiz = toQuiz({ ...sampleDrafts.fr[1], questions, task: undefined }, {});
  expect(toMoodleXml(quiz)).toContain('<![CDATA["sel" à > gros ]]]]><![CDATA[> grains]]>');
  expect(toGift(quiz)).toContain('=%100%%50%');
});

describe('a test with unfinished questions', () => {
  const common = { stem: '', points: 1, reason: '' };
  const options = ['o1', 'o2'].map((id) => ({ id, text: '' }));
  const unwritten: Test = {
    ...sampleDrafts.en[1],
    task: { situation: '', instructions: [], points: 1, criteria: [] },
    questions: [
      { kind: 'choice', id: 'q1', ...common, options, key: 'o2' },
      { kind: 'truth', id: 'q2', ...common, answer: true },
      { kind: 'short', id: 'q3', ...common, answer: ' ', variants: [''] },
      { kind: 'short', id: 'q4', ...common, answer: '0.5', variants: [], tolerance: 1e-7 },
    ],
  };
  const kinds = ['choice', 'truth', 'essay', 'number', 'essay'];

  it('is read in full as GIFT, with its small numbers', () => {
    const found = parse(toGift(toQuiz(unwritten, {}))).map(inGift);
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
    expect(found[3]?.key).toEqual([0.5, 1e-7]);
  });

  it('is read in full as Moodle XML', async () => {
    const found = (await moodle(toMoodleXml(toQuiz(unwritten, {})))).map(inMoodle);
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('has no expected answer in QTI where there is none', () => {
    const { 'items/item-q3.xml': item = '' } = qti21(toQuiz(unwritten, {}));
    expect(item).toContain('<extendedTextInteraction');
    expect(item).not.toMatch(/<correctResponse>|<mapping/);
    expect(Object.values(qti12(toQuiz(unwritten, {}))).join('')).not.toContain('</outcomes></');
  });
});

describe('exported exercises', () => {
  it.each(draftLanguages)('are essay questions with their solutions (%s)', async (language) => {
    const set = sampleDrafts[language][2];
    const quiz = toQuiz(set, { help: 'hint' });
    const gift = parse(toGift(quiz));
    expect(gift.map(({ type }) => type)).toEqual(['Essay', 'Essay', 'Essay']);
    const xml = toMoodleXml(quiz);
    expect((await moodle(xml)).map(({ type }) => type)).toEqual(['essay', 'essay', 'essay']);
    expect(xml).toContain(`<graderinfo format="html"><text><![CDATA[<p dir="auto">`);
    expect(xml).toContain('\\(x=\\frac{8}{2}\\)');
  });
});

describe('the source text of a question', () => {
  const [, test] = sampleDrafts.ar;
  const naming = {
    ...test,
    instructions: '',
    questions: test.questions.map((each, index) =>
      index === 1 ? { ...each, stem: 'حسب النص، ما الصواب؟' } : { ...each, passage: undefined },
    ),
  } as Test;
  const source = escapeXml(naming.sourceText!.split('\n')[0]!.slice(0, 20));
  const files: Record<string, (options: object) => string> = {
    gift: (options) => toGift(toQuiz(naming, options)),
    moodle: (options) => toMoodleXml(toQuiz(naming, options)),
    qti21: (options) => Object.values(qti21(toQuiz(naming, options))).join('\n'),
    qti12: (options) => Object.values(qti12(toQuiz(naming, options))).join('\n'),
  };

  it.each(Object.entries(files))('is part of its question in %s', (_, make) => {
    expect(make({}).split(source)).toHaveLength(2);
  });
});
