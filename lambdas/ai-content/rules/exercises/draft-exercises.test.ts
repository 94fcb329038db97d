import { describe, expect, it } from 'vitest';
import type { ExerciseSetAnswer } from '../../domain/answers.ts';
import { assembleDraft } from '../../domain/assemble/assemble-draft.ts';
import { planDraft } from '../../domain/plan/plan-draft.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { findFaults } from '../../domain/faults/find-faults.ts';
import type { ExerciseSet } from '#shared/model/draft.ts';
import { draftOffline } from '../draft-offline.ts';
import { texts, topics } from '../requests.fixture.ts';

const LETTERS = { ar: 'أبجده', en: 'ABCDE', fr: 'ABCDE' } as const;
const types = {
  gaps: { ar: 'ملء الفراغات', en: 'fill in the gaps', fr: 'textes à trous' },
  matching: { ar: 'الربط بسهم', en: 'matching', fr: 'relier par une flèche' },
  ordering: { ar: 'الترتيب', en: 'putting in order', fr: 'ordonner' },
} as const;
const leads = {
  gaps: /^(?:Fill in the gaps|Complète avec |املأ الفراغات)/,
  matching: /^(?:Match each|Relie |اربط)/,
  ordering:
    /^(?:Put these|Find the answers, then put|Range ces |Trouve les réponses, puis range|رتب|أوجد الأجوبة، ثم رتبها)/,
} as const;
/** The texts that tell at least three events with their years. */
const dated = { ar: [0], en: [1], fr: [1] } as const;
const textsFor = (language: DraftLanguage, style: keyof typeof types) =>
  style === 'ordering' ? dated[language].map((at) => texts[language][at]) : texts[language];
const styles = ['gaps', 'matching', 'ordering'] as const;

function drafted(
  language: DraftLanguage,
  style: keyof typeof types,
  { topic, text: baseText }: { topic: string; text?: string },
): ExerciseSet {
  const request: ContentRequest = {
    contentType: 'EXERCISE',
    topic,
    level: 'Middle',
    language,
    exerciseType: types[style][language],
    baseText,
  };
  const plan = planDraft(request);
  const answer = draftOffline({ task: 'draft', plan }) as ExerciseSetAnswer;
  const { draft } = assembleDraft(plan, answer, { drafter: 'rules', seed: 'seed' });
  expect(findFaults(draft!, plan)).toEqual([]);
  return draft as ExerciseSet;
}
const all = draftLanguages.flatMap((language) =>
  styles.flatMap((style) => [
    ...textsFor(language, style).map((text) => ({ language, style, ...text })),
    ...topics[language].slice(0, 12).map((topic) => ({ language, style, topic })),
  ]),
);
const linesOf = (statement: string) => statement.split('\n');
const lettered = (statement: string, language: DraftLanguage) =>
  linesOf(statement).filter(
    (line) => LETTERS[language].includes(line.charAt(0)) && line[1] === ')',
  );

describe('exercises of the type named in the form', () => {
  it.each(all)('have only that type: $style, $topic', ({ language, style, ...given }) => {
    const { exercises, notes } = drafted(language, style, given);
    expect(exercises.length).toBeGreaterThan(0);
    for (const { statement } of exercises) expect(statement).toMatch(leads[style]);
    expect(exercises.length === 6 || notes.length > 1).toBe(true);
  });

  it.each(draftLanguages)(
    'for matching use each letter once, never in the order of the numbers, in %s',
    (language) => {
      for (const { topic, text } of [
        ...texts[language],
        { topic: topics[language][0], text: undefined },
      ])
        for (const { statement, answer } of drafted(language, 'matching', { topic, text })
          .exercises) {
          const key = answer.split(/\u00a0?[;؛] /).map((each) => each.split(' – ')[1]!);
          expect(key.toSorted()).toEqual([...LETTERS[language].slice(0, key.length)].toSorted());
          key.forEach((letter, at) => expect(letter).not.toBe(LETTERS[language][at]));
          expect(lettered(statement, language)).toHaveLength(key.length);
        }
    },
  );

  it.each(draftLanguages)('for matching repeat the facts of the text, in %s', (language) => {
    for (const { topic, text } of texts[language])
      for (const { statement, answer } of drafted(language, 'matching', { topic, text })
        .exercises) {
        const ends = lettered(statement, language);
        const begins = linesOf(statement).filter((line) => /^\d\) /.test(line));
        for (const pair of answer.split(/\u00a0?[;؛] /)) {
          const [number, letter] = pair.split(' – ');
          const begin = begins[Number(number) - 1]!.slice(3);
          const end = ends.find((line) => line.startsWith(letter!))!.slice(3);
          if (begin.includes('______')) expect(text).toContain(begin.replace('______', end));
          else {
            const sentence = text.split('. ').find((each) => each.includes(end));
            expect(sentence).toContain(begin);
          }
        }
      }
  });

  it.each(draftLanguages)('for ordering have the years in their order, in %s', (language) => {
    for (const { topic, text } of textsFor(language, 'ordering'))
      for (const { statement, answer } of drafted(language, 'ordering', { topic, text })
        .exercises) {
        const lines = lettered(statement, language);
        const years = answer.split(' – ').map((letter) => {
          const line = lines.find((each) => each.startsWith(letter))!.slice(3);
          const [before = '', after = ''] = line.split('______');
          const from = text.indexOf(before) + before.length;
          return Number(text.slice(from, text.indexOf(after, from)));
        });
        expect(years.length).toBeGreaterThan(2);
        expect(years).toEqual(years.toSorted((a, b) => a - b));
      }
  });

  it.each([
    ['source analysis', 'en'],
    ['Analysis of a historical document', 'en'],
    ['word problems', 'en'],
    ['an essay on his life', 'en'],
    ['a crossword', 'en'],
    ['étude de documents', 'fr'],
    ['problèmes', 'fr'],
    ['dictée', 'fr'],
    ['rédaction', 'fr'],
    ['تحليل سند', 'ar'],
    ['دراسة وثائق', 'ar'],
    ['مسائل', 'ar'],
    ['تعبير كتابي', 'ar'],
    ['إملاء', 'ar'],
  ] as const)(
    'are refused, and not replaced, if rules cannot make their kind: %s',
    (type, language) => {
      const [{ topic, text: baseText }] = texts[language];
      const request = { contentType: 'EXERCISE', topic, level: 'Middle', language } as const;
      const plan = planDraft({ ...request, exerciseType: type, baseText });
      expect(() => draftOffline({ task: 'draft', plan })).toThrow(
        expect.objectContaining({ code: 'exercise-type' }),
      );
    },
  );

  it.each([
    ['problems', 'Percentages', 'en'],
    ['مسائل', 'الكسور', 'ar'],
    ['problèmes', 'La proportionnalité', 'fr'],
  ] as const)('called problems are told in words: %s on %s', (exerciseType, topic, language) => {
    const plan = planDraft({
      contentType: 'EXERCISE',
      topic,
      level: 'Middle',
      language,
      exerciseType,
    });
    const { exercises } = draftOffline({ task: 'draft', plan }) as ExerciseSetAnswer;
    for (const { statement } of exercises)
      expect(statement.replace(/\$[^$]*\$|\d+/g, '').split(/\s+/).length).toBeGreaterThan(7);
  });

  it.each([
    ['Training', 'en'],
    ['Exercises that lead to this question, from easy to hard', 'en'],
    ['exercices variés', 'fr'],
    ['Entraînement', 'fr'],
    ['تمارين تدريبية', 'ar'],
    ['تمارين تقود إلى هذا السؤال، من السهل إلى الصعب', 'ar'],
    ['تمارين متنوعة', 'ar'],
  ] as const)('of no special kind are made of a text: %s', (exerciseType, language) => {
    const [{ topic, text: baseText }] = texts[language];
    const plan = planDraft({
      ...{ contentType: 'EXERCISE', topic, level: 'Middle', language, exerciseType, baseText },
    });
    const { exercises } = draftOffline({ task: 'draft', plan }) as ExerciseSetAnswer;
    expect(exercises.length).toBeGreaterThan(2);
  });

  it.each([
    ['en', 'Rain', 'The rain is cold.', 'exercise-type'],
    ['ar', 'المطر', 'المطر بارد.', 'exercise-type'],
    ['en', 'Kindness', undefined, 'source-needed'],
    ['ar', 'حقوق الطفل', undefined, 'source-needed'],
  ] as const)(
    'are refused when they cannot be made, in %s of %s',
    (language, topic, text, code) => {
      for (const style of styles)
        expect(() => drafted(language, style, { topic, ...(text && { text }) })).toThrow(
          expect.objectContaining({ code }),
        );
    },
  );

  it('can be made from a text of five sentences', () => {
    const text =
      'The French Revolution began in 1789. The Bastille was stormed on 14 July 1790. The king, Louis XVI, was executed in 1793. The National Assembly abolished feudal privileges in August 1791. Napoleon Bonaparte took power in November 1799.';
    for (const style of styles) {
      const { exercises } = drafted('en', style, { topic: 'The French Revolution', text });
      for (const { statement } of exercises) expect(statement).toMatch(leads[style]);
    }
  });
});
