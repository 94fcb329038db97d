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
  matching: /^(?:Match each|Match the|Relie |اربط)/,
  ordering:
    /^(?:Put these|Put the words|Find the answers, then put|Range ces |Remets les mots|Trouve les réponses, puis range|رتب|أوجد الأجوبة، ثم رتبها)/,
} as const;
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
    ...texts[language].map((text) => ({ language, style, ...text })),
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
          const whole = begin.includes('______')
            ? begin.replace('______', end).replace(/\.$/, '')
            : undefined;
          if (whole !== undefined) expect(text).toContain(whole);
          else {
            expect(text).toContain(end);
            expect(text).toContain(begin.replace(' …', ''));
          }
        }
      }
  });

  it.each(draftLanguages)('for ordering have the right order as their key, in %s', (language) => {
    const { topic, text } = texts[language][0];
    for (const { statement, answer } of drafted(language, 'ordering', { topic, text }).exercises) {
      if (statement.includes(' / ')) continue;
      const letters = answer.split(' – ');
      const lines = lettered(statement, language);
      expect(letters.toSorted()).toEqual(lines.map((line) => line.charAt(0)).toSorted());
      expect(letters).not.toEqual(lines.map((line) => line.charAt(0)));
      const [first = ''] = linesOf(statement);
      if (!/text has them|ordre du texte|جاءت في النص/.test(first)) continue;
      const places = letters.map((letter) =>
        text.indexOf(lines.find((line) => line.startsWith(letter))!.slice(3)),
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
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
      'The French Revolution began in 1789. The Bastille was stormed on 14 July 1789. The king, Louis XVI, was executed in 1793. The National Assembly abolished feudal privileges in August 1789. Napoleon Bonaparte took power in November 1799.';
    for (const style of styles) {
      const { exercises } = drafted('en', style, { topic: 'The French Revolution', text });
      for (const { statement } of exercises) expect(statement).toMatch(leads[style]);
    }
  });

  it('do not quote the answer to another exercise', () => {
    const text =
      'Glaciers store water as ice. They melt in summer. Rivers bring water to the plains. Rain falls in the mountains. Farmers grow wheat near the rivers. The sun dries the fields in August.';
    for (const style of ['gaps', 'matching'] as const) {
      const { exercises } = drafted('en', style, { topic: 'Water', text });
      const quoted = exercises
        .flatMap(({ steps }) => steps)
        .filter((step) => step.includes('They melt'));
      expect(quoted).toEqual([]);
    }
  });
});
