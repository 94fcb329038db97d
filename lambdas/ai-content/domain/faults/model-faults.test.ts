import { describe, expect, it } from 'vitest';
import { lessonAnswer, sampleRequests, testAnswer } from '#test/support/sample-answers.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { questionKindOf } from '#shared/model/question.ts';
import { questionTypes } from '#shared/model/content-types.ts';
import { draftAnew } from '../drafting/drafting.ts';
import { planDraft } from '../plan/plan-draft.ts';
import { answerKinds } from '../questions/question-kinds.ts';
import { repeatedPhrase } from './loop-rules.ts';

const { lesson, test } = sampleRequests;

/** The rules that the draft of a model's answer breaks. */
function rulesOf(request: ContentRequest, answer: unknown): string[] {
  const { findings } = draftAnew(planDraft(request)).judge(answer, { drafter: 'model', seed: '1' });
  return findings.map(({ rule, path }) => `${rule} ${path}`);
}

describe('a phrase that a model repeats in a circle', () => {
  it.each([
    'يتكون الماء الماء الماء من عنصرين',
    'The pump is the heart is the heart is.',
    'it is is is cold',
    'le cœur bat le cœur bat le cœur bat',
    'في القلب دم في القلب دم',
    'one two three four one two three four',
  ])('is found in: %s', (text) => {
    expect(repeatedPhrase(text)).toBeDefined();
  });

  it.each([
    'He had had enough of that.',
    'Row, row, row your boat.',
    'step by step by step',
    'half of the half of the cake',
    'the son of the son of the king',
    'هو عبد الله بن محمد بن عبد الله بن عمر',
    'كلا كلا، لا تفعل ذلك',
    'The marks are 5 5 5 7 and 7 7 7 5.',
    '$a a a$ and $b b b$',
    'a big dog and a big cat and a big cow',
    'sea\nsea\nsea',
  ])('is not seen in: %s', (text) => {
    expect(repeatedPhrase(text)).toBeUndefined();
  });

  it('is a hard fault of the question alone', () => {
    const [first, second] = testAnswer.questions;
    const reason = 'الحرارة الحرارة الحرارة تحول الماء';
    const answer = { ...testAnswer, questions: [first, { ...second, reason }] };
    expect(rulesOf(test, answer)).toEqual(['repeated-words questions.1.reason']);
  });
});

describe('a draft about something else', () => {
  it.each<[string, ContentRequest, unknown]>([
    ['English', { ...lesson, topic: 'Roman law', objectives: 'Explain contracts.' }, lessonAnswer],
    ['Arabic', { ...test, topic: 'الأمير عبد القادر' }, testAnswer],
  ])('is found in %s', (_, request, answer) => {
    expect(rulesOf(request, answer)).toContain('off-topic topic');
  });

  it.each<[string, ContentRequest, unknown]>([
    ['its topic', lesson, lessonAnswer],
    [
      'a word of its topic in another form',
      { ...lesson, topic: 'Evaporating', objectives: 'x' },
      lessonAnswer,
    ],
    ['a plural of its word', { ...test, topic: 'السحابة' }, testAnswer],
    ['its subject', { ...test, topic: 'مراجعة', subject: 'علم الماء' }, testAnswer],
    [
      'a word of its source',
      { ...lesson, topic: 'Revision', objectives: 'x', baseText: 'Rain falls from clouds.' },
      lessonAnswer,
    ],
    ['a topic in another language', { ...lesson, topic: 'L’école', objectives: 'x' }, lessonAnswer],
    ['a topic in the other script', { ...lesson, topic: 'المدرسة', objectives: 'x' }, lessonAnswer],
  ])('is not seen in one with %s', (_, request, answer) => {
    expect(rulesOf(request, answer)).not.toContain('off-topic topic');
  });
});

describe('the examples of the instructions', () => {
  const cases = questionTypes.flatMap((type) =>
    draftLanguages.flatMap((language) =>
      answerKinds[questionKindOf[type]]
        .examples(language)
        .map((example) => [type, language, example] as const),
    ),
  );
  const parts = { difficulty: 1, bloom: 'remember', reason: 'x', passage: null, hint: null };
  const answerWith = (example: object) => ({
    ...{ ...testAnswer, title: '1' },
    questions: [{ ...parts, rubric: null, ...example }],
  });

  it.each(cases)(
    'are found when a %s question in %s gives them back: %j',
    (type, language, example) => {
      const topic = { en: 'Roman law', ar: 'الأمير عبد القادر', fr: 'Le droit romain' }[language];
      const request = { ...test, language, topic, questionType: type, questionCount: 1 };
      expect(rulesOf(request, answerWith(example))).toContain('example-copied questions.0');
    },
  );

  it('may be asked where they are on the topic', () => {
    const [example] = answerKinds.ordering.examples('en');
    const request: ContentRequest = {
      ...{ ...test, language: 'en', topic: 'The water cycle' },
      ...{ questionType: 'Ordering', questionCount: 1 },
    };
    expect(rulesOf(request, answerWith(example ?? {}))).not.toContain('example-copied questions.0');
  });
});

describe('what a model was told, and gives back instead of doing it,', () => {
  const [phase, ...phases] = lessonAnswer.phases;
  const [keyword, ...keywords] = lessonAnswer.keywords;

  // What Qwen2.5 0.5B wrote.
  it.each<[string, object, string]>([
    [
      'the pupils of the instructions',
      { phases: [{ ...phase, teacher: 'Pupils of 11 to 15 years' }, ...phases] },
      'phases.0.teacher',
    ],
    [
      'a rule within a sentence',
      { homework: 'Texts should be written in LaTeX between two dollar signs on one line.' },
      'homework',
    ],
    [
      'what was said of a fault',
      {
        keywords: [
          { ...keyword, meaning: 'The meaning uses the word itself; explain it by other words' },
          ...keywords,
        ],
      },
      'keywords.0.meaning',
    ],
    [
      'the topic alone',
      { phases: [{ ...phase, pupils: 'The water cycle.' }, ...phases] },
      'phases.0.pupils',
    ],
  ])('is found: %s', (_, field, path) => {
    const request = { ...lesson, topic: 'The water cycle' };
    expect(rulesOf(request, { ...lessonAnswer, ...field })).toContain(
      `instructions-copied ${path}`,
    );
  });

  it('is left out of notes and of the instructions to pupils', () => {
    const told = 'A test for a primary school (pupils of 6 to 11 years) in Algeria.';
    const request: ContentRequest = { ...test, language: 'en', questionType: 'Short Answer' };
    const answer = { ...testAnswer, instructions: told, notes: [told, 'Bring a map.'] };
    const plan = planDraft({ ...request, questionCount: 2 });
    const questions = ['What falls?', 'What rises?'].map((stem) => ({
      ...{ stem, answer: 'Water', variants: [], reason: 'It is so.', passage: null, hint: null },
    }));
    const { draft } = draftAnew(plan).judge(
      { ...answer, title: 'Water', questions },
      { drafter: 'model', seed: '1' },
    );
    expect(draft).toMatchObject({ instructions: '' });
    expect(draft?.notes).toContain('Bring a map.');
    expect(JSON.stringify(draft)).not.toContain('6 to 11');
  });

  it('are not the examples, nor the terms of Algerian schools', () => {
    const criteria = ['pertinence', 'emploi correct des acquis', 'cohérence', 'perfectionnement'];
    const request = { ...lesson, topic: 'Fractions' };
    for (const homework of [
      'What fraction of the bar is shaded?',
      `Critères : ${criteria.join(', ')}.`,
      'La trace écrite, puis l’intégration : l’élève est capable de comparer.',
    ]) {
      expect(rulesOf(request, { ...lessonAnswer, homework }).join()).not.toContain('copied');
    }
  });
});

it('a question that pupils see twice is one, whatever its answers are', () => {
  const request: ContentRequest = {
    ...{ ...test, language: 'en', topic: 'The water cycle' },
    ...{ questionType: 'Short Answer', questionCount: 2 },
  };
  const parts = { difficulty: 1, bloom: 'remember', reason: 'x', passage: null, hint: null };
  const asked = (stem: string, answer: string) => ({ ...parts, stem, answer, variants: [] });
  const rulesFor = (second: object) =>
    rulesOf(request, {
      ...{ ...testAnswer, title: 'Water', instructions: '' },
      questions: [asked('Give the opposite of: evaporate.', 'condense'), second],
    });
  expect(rulesFor(asked('Give the opposite of: evaporate.', 'to condense'))).toContain(
    'questions-same questions.1',
  );
  expect(rulesFor(asked('Give the opposite of: freeze.', 'melt')).join()).not.toContain(
    'questions',
  );
});

describe('a refusal in place of a text', () => {
  const homeworkOf = (homework: string): string[] =>
    rulesOf(lesson, { ...lessonAnswer, homework }).filter((rule) => rule.startsWith('placeholder'));

  it.each([
    'Désolé, mais je ne peux pas répondre à votre question car elle est trop longue.',
    'I am sorry, but I cannot help with this request.',
    'عذرا، لا أستطيع المساعدة في هذا الطلب.',
  ])('is found: %s', (text) => {
    expect(homeworkOf(text)).toEqual(['placeholder homework']);
  });

  it.each([
    'Complete the dialogue: “Sorry, I cannot help you today.”',
    'Write your question on a card, and answer this question in two sentences.',
  ])('is not seen in: %s', (text) => {
    expect(homeworkOf(text)).toEqual([]);
  });
});

describe('a sentence in another language', () => {
  const reasonOf = (request: ContentRequest, reason: string): string[] => {
    const [first, second] = testAnswer.questions;
    return rulesOf(request, { ...testAnswer, questions: [first, { ...second, reason }] });
  };

  it.each([
    'يبرد البخار. The vapour cools down as it rises and becomes drops.',
    'يبرد البخار كلما ارتفع في الجو. La vapeur se refroidit dans le ciel.',
  ])('is found in an Arabic draft: %s', (reason) => {
    expect(reasonOf(test, reason)).toEqual(['mixed-language questions.1.reason']);
  });

  it.each([
    ['Arabic', 'Pupils draw it. يرسم التلاميذ دورة الماء في الطبيعة على الورق.'],
    ['French', 'Pupils draw it. Les élèves dessinent le cycle de l’eau dans leur cahier.'],
  ])('is found in an English draft that has one in %s', (_, homework) => {
    expect(rulesOf(lesson, { ...lessonAnswer, homework })).toEqual(['mixed-language homework']);
  });

  it.each([
    'يقاس بالوحدة km/h ويكتب الرمز CO2.',
    'قال: «The vapour cools down as it rises and becomes drops».',
  ])('is not seen in units, formulas and quotations: %s', (reason) => {
    expect(reasonOf(test, reason)).toEqual([]);
  });
});
