import { describe, expect, it } from 'vitest';
import { textTests } from '#test/support/sample-drafts/text-tests.ts';
import { headingsIn } from '#shared/draft/reading-evidence.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { readingLevels } from '#shared/model/reading.ts';
import { judgeReading, rewriteTask } from '../../domain/reading/judge-reading.ts';
import { draftOffline } from '../draft-offline.ts';
import { rewrite } from './rewrite.ts';

const easier = (text: string, language: DraftLanguage, more: object = {}) =>
  rewrite({
    ...{ task: 'rewrite', level: 'easier', school: 'Middle', keep: [], rests: [] },
    ...{ text, language, ...more },
  }).text;

describe.each(draftLanguages)('a text in %s', (language) => {
  it.each(readingLevels)('becomes easier by rules (%s), and keeps every key', (level) => {
    const test = textTests[language];
    const sourceText = test.sourceText!;
    const asked = { test, sourceText, level };
    const judged = judgeReading(asked, draftOffline(rewriteTask(asked)));
    expect(judged).toMatchObject({ faults: [], lost: [] });
    expect(headingsIn(judged!.text)).toEqual(headingsIn(sourceText));
    if (level === 'simplest') expect(judged!.text.length).toBeLessThan(sourceText.length / 2);
  });
});

describe('rules for easier texts', () => {
  it.each<[string, DraftLanguage, string, string]>([
    [
      'a clause with a subject',
      'en',
      'Rain falls on the high mountains, and it flows to the sea.',
      'Rain falls on the high mountains. It flows to the sea.',
    ],
    [
      'a contrast',
      'fr',
      'La pluie tombe sur les montagnes, mais elle manque dans le désert.',
      'La pluie tombe sur les montagnes. Mais elle manque dans le désert.',
    ],
    [
      'a clause in Arabic',
      'ar',
      'تسقط الأمطار على الجبال العالية، ثم تجري مياهها إلى البحر.',
      'تسقط الأمطار على الجبال العالية. ثم تجري مياهها إلى البحر.',
    ],
    [
      'brackets',
      'en',
      'Farmers store the water of winter in dams (considerable structures across valleys).',
      'Farmers store the water of winter in dams.',
    ],
  ])('divide at %s', (_, language, text, expected) => {
    expect(easier(text, language)).toBe(expected);
  });

  it.each<[string, DraftLanguage, string]>([
    [
      'a condition',
      'en',
      'If the dam is full of water, and it rains again for days, the valley is in danger.',
    ],
    [
      'a condition in Arabic',
      'ar',
      'إذا امتلأ السد بمياه الأمطار، ثم نزل المطر أياما أخرى فإن الوادي في خطر.',
    ],
    [
      'what somebody thinks',
      'en',
      'Many people thought that the Earth is flat, and it rests on the sea.',
    ],
    [
      'what somebody thinks, in French',
      'fr',
      'On croyait que la Terre était plate, et elle reposait sur la mer.',
    ],
    [
      'a list after a colon',
      'en',
      'Water has three states: ice in the winter; liquid water in the sea; vapour in the air.',
    ],
    [
      'a quotation',
      'en',
      'He said “the rain falls on the hills, and it flows to the sea” to us all.',
    ],
    [
      'a negation in brackets',
      'en',
      'Water becomes vapour (a gas that we cannot see) in the warm air above the sea.',
    ],
  ])('leave %s whole, and say that they cannot', (_, language, text) => {
    expect(() => easier(text, language)).toThrow('instruction');
  });

  it('leave brackets that hold a key', () => {
    const text =
      'Water becomes a gas (vapour) in the warm air, and it rises (slowly) to the cold sky.';
    const after = easier(text, 'en', { keep: ['vapour'] });
    expect(after).toBe('Water becomes a gas (vapour) in the warm air. It rises to the cold sky.');
  });

  it('keep the sentence that the next one refers to', () => {
    const text =
      'Cork oaks grow in the hills of the north, and they are very old. Their bark is taken every nine years. The sea is near, and it is blue.';
    const rests = ['Their bark is taken every nine years'];
    expect(easier(text, 'en', { level: 'simplest', rests })).toBe(
      'Cork oaks grow in the hills of the north. They are very old. Their bark is taken every nine years.',
    );
  });
});
