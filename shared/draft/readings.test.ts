import { describe, expect, it } from 'vitest';
import { textTests } from '#test/support/sample-drafts/text-tests.ts';
import type { Test } from '../model/draft.ts';
import type { Question } from '../model/question.ts';
import type { Reading } from '../model/reading.ts';
import { foreignSentences, missingEvidence } from './reading-evidence.ts';
import { isEasier, printOf, readabilityOfText, readingNotes, withReading } from './readings.ts';

const base = { id: 'q1', points: 1, reason: '' };
const short = (stem: string, answer: string, passage?: string): Question => ({
  ...{ ...base, kind: 'short', stem, answer, variants: [] },
  ...(passage !== undefined && { passage }),
});
const truth = (stem: string, passage: string): Question => ({
  ...{ ...base, kind: 'truth', stem, passage, answer: true },
});

const source =
  'Evaporation is the change of liquid water into vapour. In 1580 Palissy wrote about springs. The pores of a leaf do not open at night.';
const arabic = 'التبخر هو تحول الماء السائل إلى بخار. تسقط الأمطار على الجبال في الشتاء.';

describe('what a question rests on', () => {
  const what = 'What is the change of liquid water into vapour called?';
  const passage = 'Evaporation is the change of liquid water into vapour';

  it.each<[string, Question, string, string, string | undefined]>([
    [
      'its key, near what is asked',
      short(what, 'evaporation', passage),
      source,
      'Evaporation changes liquid water. It becomes vapour.',
      undefined,
    ],
    [
      'a key that is missing',
      short(what, 'evaporation', passage),
      source,
      'Liquid water becomes vapour.',
      'evaporation',
    ],
    [
      'a key that is said of something else',
      short(what, 'evaporation', passage),
      source,
      'Evaporation is slow. Plants grow. The sea is blue.',
      'change liquid water vapour',
    ],
    [
      'a number',
      truth('Palissy wrote about springs in 1580.', 'In 1580 Palissy wrote about springs'),
      source,
      'Long ago, Palissy wrote about springs.',
      '1580',
    ],
    [
      'a number in other digits',
      truth('كتب باليسي سنة 1580 عن الينابيع', 'كتب باليسي سنة ١٥٨٠ عن الينابيع'),
      'كتب باليسي سنة ١٥٨٠ عن الينابيع.',
      'في سنة 1580 كتب باليسي عن الينابيع.',
      undefined,
    ],
    [
      'a negation that is lost',
      truth('The pores of a leaf open at night.', 'The pores of a leaf do not open at night'),
      source,
      'The pores of a leaf open at night.',
      'The pores of a leaf do not open at night',
    ],
    [
      'a negation that stays',
      truth('The pores of a leaf open at night.', 'The pores of a leaf do not open at night'),
      source,
      'At night, the pores of a leaf never open.',
      undefined,
    ],
    [
      'a word with another article in Arabic',
      short('أين تسقط الأمطار في الشتاء؟', 'الجبال', 'تسقط الأمطار على الجبال في الشتاء'),
      arabic,
      'في الشتاء تسقط الأمطار بالجبال.',
      undefined,
    ],
    [
      'a word that only begins like the key',
      short('أين تسقط الأمطار في الشتاء؟', 'الجبال', 'تسقط الأمطار على الجبال في الشتاء'),
      arabic,
      'في الشتاء تسقط الأمطار على الجباليين.',
      'الجبال',
    ],
    [
      'a key that the source does not have word for word',
      short(what, 'gas formation', passage),
      source,
      'Liquid water can change into vapour.',
      undefined,
    ],
    [
      'a pair that is parted',
      {
        ...base,
        kind: 'matching',
        stem: 'Match.',
        pairs: [{ id: 'p1', left: 'evaporation', right: 'vapour' }],
      },
      source,
      'Evaporation is slow. It is warm. Vapour is a gas.',
      'evaporation – vapour',
    ],
    [
      'a list in another order',
      { ...base, kind: 'ordering', stem: 'Order.', items: ['rain', 'river', 'sea'] },
      'Rain feeds the river. The river flows to the sea.',
      'The sea is fed by the river, and the river by rain.',
      'rain → river → sea',
    ],
  ])('is compared: %s', (_, question, text, version, missing) => {
    expect(missingEvidence(question, text, version)).toBe(missing);
    expect(missingEvidence(question, text, text)).toBeUndefined();
  });
});

const version = (test: Test, text: string, more: Partial<Reading> = {}): Reading => ({
  ...{ level: 'easier', text },
  ...more,
});

describe('a version of a text', () => {
  const test: Test = {
    ...textTests.en,
    sourceText: source,
    questions: [
      { ...short('What is liquid water becoming vapour called?', 'evaporation'), id: 'q1' },
      {
        ...truth('Palissy wrote about springs in 1580.', 'In 1580 Palissy wrote about springs'),
        id: 'q2',
      },
    ],
  };
  const text = 'In 1580, Palissy wrote about springs.';

  it('has a note for each question that it may not answer, until the teacher settles it', () => {
    const of = printOf(test, text);
    const solved = version(test, text, { solving: { of, agreed: [], differed: ['q1', 'q2'] } });
    const notes = readingNotes(test, solved);
    expect(notes).toMatchObject([
      { id: 'q1', number: 1, why: 'missing', missing: 'evaporation' },
      { id: 'q1', number: 1, why: 'differs' },
      { id: 'q2', number: 2, why: 'differs' },
    ]);
    const settled = notes.slice(0, 1).map(({ key }) => key);
    expect(readingNotes(test, { ...solved, settled })).toEqual(notes.slice(1));
  });

  it('has the note again when the question asks for another key that is missing', () => {
    const [note] = readingNotes(test, version(test, text));
    const [first, ...others] = test.questions;
    const changed = { ...test, questions: [{ ...first, answer: 'vapour' } as Question, ...others] };
    const settled = [note!.key];
    expect(readingNotes(test, version(test, text, { settled }))).toEqual([]);
    expect(readingNotes(changed, version(test, text, { settled }))).toMatchObject([
      { missing: 'vapour' },
    ]);
  });

  it('is another one for the solver as soon as its text, a question or a key changes', () => {
    const [first, second] = test.questions;
    const prints = [
      printOf(test, text),
      printOf(test, `${text} `),
      printOf({ questions: [first!] }, text),
      printOf({ questions: [{ ...first, answer: 'x' } as Question, second!] }, text),
      printOf({ questions: [first!, { ...second, answer: false } as Question] }, text),
    ];
    expect(new Set(prints).size).toBe(prints.length);
    expect(printOf({ questions: [{ ...first!, points: 3, hint: 'x' }, second!] }, text)).toBe(
      prints[0],
    );
  });

  it('takes the place of the text, without the passages that it has not word for word', () => {
    const whole = { ...test, readings: [version(test, text)] };
    expect(withReading(whole, 'easier')).toMatchObject({
      sourceText: text,
      questions: [{}, { passage: 'In 1580 Palissy wrote about springs' }],
    });
    const other = { ...test, readings: [version(test, 'Palissy wrote in 1580.')] };
    expect(withReading(other, 'easier')?.questions[1]).not.toHaveProperty('passage');
    expect(withReading(whole, 'simplest')).toBeUndefined();
    expect(withReading({ ...test, readings: [version(test, ' ')] }, 'easier')).toBeUndefined();
  });
});

it('a text is easier with shorter sentences or words, whatever names its source', () => {
  const of = (text: string) => readabilityOfText(text, { language: 'en' });
  const long = 'Precipitation replenishes considerable mountain reservoirs in the winter months.';
  expect(of(`[A book, p. 3]\n${long}`)).toEqual(of(long));
  expect(of(long)).toMatchObject({ words: 9, wordsPerSentence: 9 });
  expect(isEasier(of('Rain fills the lakes. It is winter.'), of(long))).toBe(true);
  expect(isEasier(of(long), of(long))).toBe(false);
  expect(isEasier(of('[A book]'), of(long))).toBe(false);
});

it('a number of another sentence, and a sentence of its own, are noticed', () => {
  const text =
    'Water covers 71 percent of the Earth. Palissy wrote about springs. That was in 1580.';
  const question = truth(
    'Water covers 71 percent of the Earth.',
    'Water covers 71 percent of the Earth',
  );
  const swapped =
    'Water covers 1580 percent of the Earth. Palissy wrote a book. He wrote of springs. The year was 71.';
  expect(missingEvidence(question, text, text)).toBeUndefined();
  expect(missingEvidence(question, text, swapped)).toBe('71');
  const added = 'Whales sing loudly under thick polar ice.';
  expect(foreignSentences(`Water covers the Earth. ${added}`, text)).toEqual([added]);
});
