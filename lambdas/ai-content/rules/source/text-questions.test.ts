import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assembleDraft } from '../../domain/assemble/assemble-draft.ts';
import { planDraft } from '../../domain/plan/plan-draft.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { findFaults } from '../../domain/faults/find-faults.ts';
import type { QuestionType } from '#shared/model/content-types.ts';
import type { Test } from '#shared/model/draft.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { draftOffline } from '../draft-offline.ts';
import { isPlural, looksLikeNoun } from '../language/english-words.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { plainTexts } from '../plain-texts.fixture.ts';
import { mentions } from './words.ts';

const FEWEST = 2;
type Asked = Extract<ContentRequest, { contentType: 'TEST' }>;

/** Drafts a test on a text, or returns how many questions the text is enough for. */
function drafted(request: Asked): Test | number {
  const plan = planDraft(request);
  try {
    const answer = draftOffline({ task: 'draft', plan });
    expect(draftOffline({ task: 'draft', plan })).toEqual(answer);
    const { draft, findings } = assembleDraft(plan, answer, { drafter: 'rules', seed: 'seed' });
    if (draft?.type !== 'TEST') throw new Error(JSON.stringify(findings));
    expect(findFaults(draft, plan)).toEqual([]);
    return draft;
  } catch (error) {
    if (!(error instanceof CannotDraft)) throw error;
    expect(error).toMatchObject({ code: 'source-too-short' });
    return error.possible;
  }
}

const RANGE = /(?:between|ما بين|بين) ______|______ (?:and|to) \d|\d (?:and|to|و)\s?______/;

/** The mistakes in a test on a text that a program can detect. */
function flawsOf({ questions }: Test, { topic, questionCount, language }: Asked): string[] {
  const flaws: string[] = [];
  const flaw = (broken: boolean, of: string) => {
    if (broken) flaws.push(of);
  };
  flaw(questions.length > questionCount, 'more than asked for');
  for (const question of questions) {
    const { stem, id } = question;
    flaw(stem.trim() === '', 'no stem');
    if (question.kind === 'truth') {
      flaw(language === 'en' && !/^\p{Lu}/u.test(stem), `no capital: ${stem}`);
      continue;
    }
    if (question.kind !== 'choice' && question.kind !== 'short') continue;
    flaw((stem.match(/______/g) ?? []).length > 1, `two blanks: ${stem}`);
    flaw(RANGE.test(stem), `half of a range: ${stem}`);
    const key =
      question.kind === 'short'
        ? question.answer
        : (question.options.find((each) => each.id === question.key)?.text ?? '');
    flaw(mentions(topic, key), `the title says ${key}`);
    flaw(mentions(stem, key), `its own stem says ${key}`);
    for (const other of questions)
      flaw(other.id !== id && mentions(other.stem, key), `a neighbour says ${key}: ${other.stem}`);
    if (question.kind === 'short') continue;
    const options = question.options.map(({ text }) => text);
    flaw(new Set(options.map(foldText)).size !== options.length, `same: ${options.join()}`);
    const numbers = options.filter((each) => /^[\d.,]+$/.test(each)).length;
    flaw(numbers !== 0 && numbers !== options.length, `numbers and words: ${options.join()}`);
    const article = /\b(an?) ______/i.exec(stem)?.[1]?.toLowerCase();
    const isAn = (each: string) => (/^[aeiou]/i.test(each) ? 'an' : 'a') === article;
    flaw(article !== undefined && !options.every(isAn), `${article}: ${options.join()}`);
    const nouns = options.filter((each) => looksLikeNoun(each));
    const plurals = nouns.filter(isPlural).length;
    const isMixed = nouns.length === options.length && plurals !== 0 && plurals !== nouns.length;
    // “roots, stem, leaves” are parts of one thing in the vocabulary.
    flaw(
      isMixed &&
        /\b(?:is|are|was|were|has|have|an?) ______|______ (?:is|are|was|were|has|have)\b/.test(
          stem,
        ),
      `one and many: ${options.join()}`,
    );
  }
  return flaws;
}

const types: readonly QuestionType[] = ['Multiple Choice', 'True/False', 'Short Answer'];
const language = fc.constantFrom(...draftLanguages);
const varied = {
  questionType: fc.constantFrom(...types),
  questionCount: fc.integer({ min: 2, max: 10 }),
  level: fc.constantFrom('Primary', 'Middle', 'Secondary'),
  year: fc.integer({ min: 1, max: 3 }),
} as const;

const nouns = ['river', 'farmer', 'teacher', 'machine', 'forest', 'market', 'engine', 'island'];
const sentence = fc
  .tuple(
    fc.constantFrom(...nouns),
    fc.constantFrom('carries', 'supplies', 'protects', 'receives', 'produces'),
    fc.constantFrom('an old stone', 'a large basket', 'water', 'three tools', 'the young animals'),
    fc.constantFrom(
      'in the valley',
      'between 10 and 20 days',
      'from a hill',
      'after the rain',
      'in 1955',
      'at the light',
    ),
  )
  .map(([subject, verb, object, where]) => `The ${subject} ${verb} ${object} ${where}.`);
const arabicSentence = fc
  .tuple(
    fc.constantFrom('ينقل', 'يحمي', 'ينتج', 'يستقبل'),
    fc.constantFrom('الفلاح', 'المصنع', 'الميناء', 'المركز', 'الحارس'),
    fc.constantFrom('القمح', 'الخشب', 'بضائع كثيرة', 'ثلاث سفن', 'الحيوانات الصغيرة'),
    fc.constantFrom(
      'في الشتاء',
      'من القرية',
      'ما بين 10 و20 يوما',
      'قبل الغروب',
      'سنة 1975',
      'إلى المدينة',
    ),
  )
  .map((words) => `${words.join(' ')}.`);
const frenchSentence = fc
  .tuple(
    fc.constantFrom('rivière', 'voisine', 'machine', 'forêt', 'directrice', 'ferme', 'caravane'),
    fc.constantFrom('transporte', 'protège', 'reçoit', 'produit', 'traverse'),
    fc.constantFrom(
      'une vieille pierre',
      'un grand panier',
      'de l’eau',
      'trois outils',
      'la plaine',
    ),
    fc.constantFrom(
      'dans la vallée',
      'entre 10 et 20 jours',
      'près de la mer',
      'après la pluie',
      'en 1955',
      'pour le village',
    ),
  )
  .map(([subject, verb, object, where]) => `La ${subject} ${verb} ${object} ${where}.`);
const prose = {
  fr: fc.uniqueArray(frenchSentence, { minLength: 4, maxLength: 10 }).map((all) => all.join(' ')),
  en: fc.uniqueArray(sentence, { minLength: 4, maxLength: 10 }).map((all) => all.join(' ')),
  ar: fc.uniqueArray(arabicSentence, { minLength: 4, maxLength: 10 }).map((all) => all.join(' ')),
};

/** Expects a test without flaws, or a text that is enough for less than the fewest questions. */
function expectSound(asked: Omit<Asked, 'contentType'>): void {
  const request = { ...asked, contentType: 'TEST' } as const;
  const draft = drafted(request);
  if (typeof draft === 'number') expect(draft).toBeLessThan(FEWEST);
  else expect(flawsOf(draft, request)).toEqual([]);
}

describe('a test on plain prose', () => {
  it('has questions that its title, the other questions and grammar do not answer', () => {
    fc.assert(
      fc.property(language, fc.nat(9), fc.record(varied), (inLanguage, at, asked) => {
        const { topic, text: baseText } =
          plainTexts[inLanguage][at % plainTexts[inLanguage].length]!;
        expectSound({ topic, baseText, language: inLanguage, ...asked });
      }),
      { numRuns: 40, seed: 21 },
    );
  });

  it('can be made from any sentences', () => {
    fc.assert(
      fc.property(
        language.chain((each) => fc.tuple(fc.constant(each), prose[each])),
        fc.record(varied),
        ([inLanguage, baseText], asked) => {
          const topic = { ar: 'نص القراءة', en: 'A text to read', fr: 'Un texte à lire' }[
            inLanguage
          ];
          expectSound({ topic, baseText, language: inLanguage, ...asked });
        },
      ),
      { numRuns: 40, seed: 21 },
    );
  });

  it('on five clear sentences is as long as the text allows, and says why it is shorter', () => {
    const made = types.map((questionType) => {
      const { topic, text: baseText } = plainTexts.en[0];
      return drafted({
        contentType: 'TEST',
        topic,
        baseText,
        language: 'en',
        questionType,
        questionCount: 5,
        level: 'Middle',
      });
    });
    for (const draft of made) {
      if (typeof draft === 'number') throw new Error('refused');
      expect(draft.questions.length).toBeGreaterThanOrEqual(3);
      if (draft.questions.length < 5) expect(draft.notes[0]).toMatch(/You asked for 5 questions/);
    }
  });

  it('is refused for only a few of 27 plain texts', () => {
    const requests = draftLanguages.flatMap((inLanguage) =>
      plainTexts[inLanguage].map(({ topic, text: baseText }) => ({
        topic,
        baseText,
        language: inLanguage,
      })),
    );
    const refused = types.map(
      (questionType) =>
        requests.filter(
          (each) =>
            typeof drafted({
              contentType: 'TEST',
              questionType,
              questionCount: 5,
              level: 'Middle',
              ...each,
            }) === 'number',
        ).length,
    );
    expect(refused).toEqual([7, 2, 0]);
  });
});
