import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assembleDraft } from '../domain/assemble/assemble-draft.ts';
import { planDraft } from '../domain/plan/plan-draft.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { sessionsOf } from '#shared/draft/sessions.ts';
import { findFaults } from '../domain/faults/find-faults.ts';
import type { Draft, ExerciseSet, LessonPlan, Test } from '#shared/model/draft.ts';
import { questionTypes } from '#shared/model/content-types.ts';
import { citationOf } from '#shared/draft/source-headings.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { questionKindOf, type QuestionKind } from '#shared/model/question.ts';
import { CannotDraft } from './cannot-draft.ts';
import { draftOffline } from './draft-offline.ts';
import { topics, texts } from './requests.fixture.ts';

const level = fc.constantFrom('Primary', 'Middle', 'Secondary');
const language = fc.constantFrom(...draftLanguages);
const questionType = fc.constantFrom('Multiple Choice', 'True/False', 'Short Answer');

function drafted(request: ContentRequest): { draft: Draft; faults: string[] } {
  const plan = planDraft(request);
  const answer = draftOffline({ task: 'draft', plan });
  const { draft, findings } = assembleDraft(plan, answer, { drafter: 'rules', seed: 'seed' });
  if (!draft) throw new Error(JSON.stringify(findings));
  const faults = findFaults(draft, plan).map(
    ({ rule, path, params }) => `${rule} ${path} ${JSON.stringify(params)}`,
  );
  return { draft, faults };
}
const runs = { numRuns: 25, seed: 7 };

describe('drafting without a model', () => {
  it('makes a valid test on a known topic', () => {
    fc.assert(
      fc.property(
        language,
        level,
        questionType,
        fc.integer({ min: 1, max: 12 }),
        fc.nat(),
        (...[inLanguage, atLevel, type, count, at]) => {
          const topic = topics[inLanguage][at % topics[inLanguage].length]!;
          const { draft, faults } = drafted({
            contentType: 'TEST',
            topic,
            level: atLevel,
            language: inLanguage,
            questionType: type,
            questionCount: count,
          });
          expect(faults).toEqual([]);
          expect((draft as Test).questions).toHaveLength(count);
        },
      ),
      runs,
    );
  });

  it('makes a valid test from a given text alone', () => {
    fc.assert(
      fc.property(
        language,
        level,
        questionType,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        (...[inLanguage, atLevel, type, count, at]) => {
          const { topic, text: baseText } = texts[inLanguage][at % texts[inLanguage].length]!;
          const { draft, faults } = drafted({
            contentType: 'TEST',
            topic,
            level: atLevel,
            language: inLanguage,
            questionType: type,
            questionCount: count,
            baseText,
          });
          expect(faults).toEqual([]);
          expect((draft as Test).questions.every(({ passage }) => passage !== undefined)).toBe(
            true,
          );
        },
      ),
      runs,
    );
  });

  it('makes a valid test of several types, each with its own questions, in order', () => {
    fc.assert(
      fc.property(
        language,
        level,
        fc.shuffledSubarray(['Multiple Choice', 'True/False', 'Short Answer'] as const, {
          minLength: 2,
        }),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        fc.nat(),
        (...[inLanguage, atLevel, types, count, hasText, at]) => {
          const read = texts[inLanguage][at % texts[inLanguage].length]!;
          const topic = hasText ? read.topic : topics[inLanguage][at % topics[inLanguage].length]!;
          const [first, ...more] = types.map((type) => ({
            ...{ questionType: type, questionCount: count },
          }));
          const { draft, faults } = drafted({
            ...{ contentType: 'TEST', topic, level: atLevel, language: inLanguage },
            ...first!,
            moreQuestions: more,
            ...(hasText && { baseText: read.text }),
          });
          expect(faults).toEqual([]);
          const kinds = (draft as Test).questions.map(({ kind }) => kind);
          const wanted: QuestionKind[] = types.map((type) => questionKindOf[type]);
          expect(kinds).toEqual(
            kinds.toSorted((one, other) => wanted.indexOf(one) - wanted.indexOf(other)),
          );
          if (!hasText) expect(kinds).toHaveLength(count * types.length);
        },
      ),
      runs,
    );
  });

  it('makes gaps, open questions, matching and ordering from a text or a topic, as many as it can', () => {
    fc.assert(
      fc.property(
        language,
        level,
        fc.constantFrom('Gap Fill', 'Open Question', 'Matching', 'Ordering'),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        fc.nat(),
        (...[inLanguage, atLevel, type, count, hasText, at]) => {
          const read = texts[inLanguage][at % texts[inLanguage].length]!;
          const topic = hasText ? read.topic : topics[inLanguage][at % topics[inLanguage].length]!;
          const asked = {
            contentType: 'TEST',
            topic,
            level: atLevel,
            language: inLanguage,
          } as const;
          const made = () =>
            drafted({
              ...asked,
              ...{ questionType: type, questionCount: count },
              moreQuestions: [{ questionType: 'Short Answer', questionCount: 2 }],
              ...(hasText && { baseText: read.text }),
            });
          const { draft, faults } = made();
          expect(faults).toEqual([]);
          const kinds = (draft as Test).questions.map(({ kind }) => kind);
          const found = kinds.filter((kind) => kind === questionKindOf[type]).length;
          expect(found).toBeLessThanOrEqual(count);
          if (type === 'Gap Fill') expect(found).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60, seed: 11 },
    );
  });

  it('makes what it can of two types of question on a text', () => {
    for (const questionType of questionTypes)
      for (const other of questionTypes.filter((type) => type !== questionType)) {
        const { topic, text } = texts.en[0];
        const made = () =>
          drafted({
            ...{ contentType: 'TEST', topic, level: 'Middle', language: 'en', baseText: text },
            ...{ questionType, questionCount: 6 },
            moreQuestions: [{ questionType: other, questionCount: 4 }],
          });
        // “a liquid into a gas” and “a gas into a liquid” have the same words.
        const isAlike = (fault: string) => fault.startsWith('questions-alike');
        const isRare = (type: string) => /Matching|Ordering|Open/.test(type);
        if (isRare(questionType) && isRare(other)) continue;
        expect(made().faults.filter((fault) => !isAlike(fault))).toEqual([]);
      }
  });

  it.each([
    ['en', 'Fractions', undefined],
    ['ar', 'الكسور', undefined],
    ['en', texts.en[0].topic, texts.en[0].text],
    ['ar', texts.ar[0].topic, texts.ar[0].text],
    ['ar', 'الدوال التآلفية', undefined],
  ] as const)('writes what pupils copy and ends a lesson with questions (%s, %s)', (...asked) => {
    const [inLanguage, topic, baseText] = asked;
    const { draft } = drafted({
      ...{ contentType: 'LESSON_PLAN', topic, level: 'Middle', language: inLanguage },
      ...{ duration: '60', objectives: '', ...(baseText !== undefined && { baseText }) },
    });
    const { trace = '', starter = [], exit = [], notes } = draft as LessonPlan;
    const isKnown = topic !== 'الدوال التآلفية';
    expect(trace !== '').toBe(isKnown);
    expect(exit.length).toBeGreaterThanOrEqual(isKnown ? 1 : 0);
    expect(exit.length).toBeLessThanOrEqual(isKnown ? 3 : 0);
    // What pupils know before a text, only their teacher knows.
    expect(starter.length).toBe(isKnown && baseText === undefined ? 2 : 0);
    expect(notes.some((note) => note.includes('الأثر المكتوب'))).toBe(!isKnown);
    expect(new Set([...starter, ...exit].map(({ question }) => question)).size).toBe(
      starter.length + exit.length,
    );
  });

  it('fills up from a short text, says so, and explains only the types that it has', () => {
    const text =
      'Emir Abdelkader was born in 1808 near Mascara. The Treaty of Tafna was signed in 1837. In 1847 the emir surrendered and was imprisoned in France.';
    const { draft } = drafted({
      ...{
        contentType: 'TEST',
        topic: 'The emir',
        level: 'Middle',
        language: 'en',
        baseText: text,
      },
      ...{ questionType: 'Multiple Choice', questionCount: 2 },
      moreQuestions: [
        { questionType: 'Short Answer', questionCount: 1 },
        { questionType: 'Matching', questionCount: 1 },
      ],
    });
    const { questions, instructions } = draft as Test;
    expect(questions.map(({ kind }) => kind)).toEqual(['choice', 'choice', 'short']);
    expect(instructions).toContain('short and exact answer');
    expect(instructions).not.toContain('letter that belongs');
  });

  it.each([
    ['en', 'The mean'],
    ['en', 'Linear equations'],
    ['ar', 'النسبة المئوية'],
    ['fr', 'La moyenne'],
  ] as const)(
    'does not take gaps with the same answer for repetitions (%s, %s)',
    (language, topic) => {
      const { draft, faults } = drafted({
        ...{ contentType: 'TEST', topic, level: 'Middle', language },
        ...{ questionType: 'Gap Fill', questionCount: 20 },
      });
      expect(faults.filter((fault) => fault.startsWith('questions-same'))).toEqual([]);
      expect((draft as Test).questions).toHaveLength(20);
    },
  );

  it('makes a valid lesson plan or exercises on any topic, with or without a text', () => {
    fc.assert(
      fc.property(
        language,
        level,
        fc.boolean(),
        fc.boolean(),
        fc.nat(),
        fc.integer({ min: 5, max: 240 }),
        (...[inLanguage, atLevel, isLesson, hasText, at, minutes]) => {
          const read = texts[inLanguage][at % texts[inLanguage].length]!;
          const topic = hasText ? read.topic : topics[inLanguage][at % topics[inLanguage].length]!;
          const common = {
            topic,
            level: atLevel,
            language: inLanguage,
            ...(hasText && { baseText: read.text }),
          };
          const objectives = {
            ar: 'أن يذكر التلميذ\nأن يطبق',
            en: 'name it\napply it',
            fr: 'nommer\nappliquer',
          }[inLanguage];
          const { faults } = drafted(
            isLesson
              ? { contentType: 'LESSON_PLAN', ...common, duration: `${minutes}`, objectives }
              : {
                  contentType: 'EXERCISE',
                  ...common,
                  exerciseType: at % 2 === 0 ? 'multiple choice' : 'training',
                },
          );
          expect(faults).toEqual([]);
        },
      ),
      runs,
    );
  });

  it.each([
    ['ar', 'جمع الكسور'],
    ['en', 'Adding fractions'],
    ['fr', 'Addition de fractions'],
  ] as const)(
    'makes a test of sums alone when the topic in %s is arithmetic',
    (inLanguage, topic) => {
      const { draft, faults } = drafted({
        contentType: 'TEST',
        topic,
        level: 'Middle',
        language: inLanguage,
        questionType: 'Short Answer',
        questionCount: 10,
      });
      expect(faults).toEqual([]);
      for (const { stem } of (draft as Test).questions)
        expect(stem).toMatch(/\$\\frac\{\d+\}\{\d+\} \+ \\frac/);
    },
  );

  it.each([
    ['en', 'fill in the gaps', 'Fill in the gaps with these words'],
    ['ar', 'ملء الفراغات', 'املأ الفراغات'],
    ['fr', 'texte à trous', 'Complète avec ces mots du texte'],
  ] as const)(
    'makes gap exercises with gaps and their words, in %s',
    (inLanguage, exerciseType, lead) => {
      const { topic, text: baseText } = texts[inLanguage][0];
      const request = {
        contentType: 'EXERCISE',
        topic,
        level: 'Middle',
        language: inLanguage,
        exerciseType,
        baseText,
      } as const;
      const { draft } = drafted(request);
      const gapped = (draft as ExerciseSet).exercises.filter(({ statement }) =>
        statement.includes('…………'),
      );
      expect(gapped.length).toBeGreaterThan(1);
      for (const { statement } of gapped) {
        expect(statement).toContain(lead);
        expect(statement.match(/…………/g)!.length).toBeGreaterThan(1);
      }
    },
  );

  it.each(draftLanguages)(
    'checks understanding in each phase on a known topic in %s',
    (inLanguage) => {
      const asked = { contentType: 'LESSON_PLAN', level: 'Middle', language: inLanguage } as const;
      const common = { ...asked, duration: '60', objectives: '' };
      for (const topic of topics[inLanguage]) {
        const { draft, faults } = drafted({ ...common, topic });
        expect(faults).toEqual([]);
        for (const { checks } of (draft as LessonPlan).phases) {
          expect(checks?.[0]?.options.length).toBeGreaterThan(2);
          expect(checks?.[0]?.response).toContain(' ');
        }
      }
      const unknown = drafted({ ...common, topic: texts[inLanguage][0].topic });
      expect((unknown.draft as LessonPlan).phases.some(({ checks }) => checks)).toBe(false);
    },
  );

  it.each(draftLanguages)(
    'cuts a lesson into the sessions that are asked for, in %s',
    (inLanguage) => {
      const asked = { contentType: 'LESSON_PLAN', level: 'Middle', language: inLanguage } as const;
      const { topic, text: baseText } = texts[inLanguage][0];
      const about = [
        ...topics[inLanguage].slice(0, 6).map((known) => ({ topic: known })),
        { topic, baseText },
        { topic },
      ];
      for (const [index, one] of about.entries()) {
        const count = 2 + (index % 5);
        const duration = `${count} x 45 min`;
        const { draft, faults } = drafted({ ...asked, ...one, duration, objectives: '' });
        expect(faults).toEqual([]);
        const sessions = sessionsOf((draft as LessonPlan).phases);
        expect(sessions.map(({ minutes }) => minutes)).toEqual(
          Array.from({ length: count }, () => 45),
        );
        for (const { phases } of sessions) {
          expect(phases[0]?.stage).toBe('launch');
          const last = phases.at(-1);
          expect(last?.stage).toBe('apply');
          if (!('baseText' in one) && one.topic !== topic) expect(last?.checks).toHaveLength(1);
        }
      }
    },
  );

  it('names each phase of a lesson with a capital letter', () => {
    for (const objectives of ['', 'add two fractions\nsolve a problem']) {
      const { draft } = drafted({
        contentType: 'LESSON_PLAN',
        topic: 'Adding fractions',
        level: 'Middle',
        language: 'en',
        duration: '60 minutes',
        objectives,
      });
      for (const { title } of (draft as LessonPlan).phases) expect(title).toMatch(/^\p{Lu}/u);
    }
  });

  it('gives the same draft for the same request, and another if the first was rejected', () => {
    const plan = planDraft({
      contentType: 'TEST',
      topic: 'الكسور',
      level: 'Middle',
      language: 'ar',
      questionType: 'Short Answer',
      questionCount: 5,
    });
    const first = draftOffline({ task: 'draft', plan });
    expect(draftOffline({ task: 'draft', plan })).toEqual(first);
    expect(draftOffline({ task: 'repair', plan, answer: first, faults: [] })).not.toEqual(first);
  });

  it.each([
    ['source-needed', 0, 'حقوق الطفل', undefined],
    ['source-too-short', 1, 'التاريخ', 'اندلعت الثورة التحريرية الجزائرية سنة 1954.'],
    ['source-language', 0, 'التاريخ', 'The Algerian revolution began in November 1954.'],
  ])('makes no test when it cannot do so honestly: %s', (code, possible, topic, baseText) => {
    const plan = planDraft({
      contentType: 'TEST',
      topic,
      level: 'Middle',
      language: 'ar',
      questionType: 'Short Answer',
      questionCount: 5,
      baseText,
    });
    expect(() => draftOffline({ task: 'draft', plan })).toThrow(
      expect.objectContaining({ code, possible }),
    );
  });

  it('makes no translation', () => {
    expect(() => draftOffline({ task: 'translate', from: 'ar', to: 'en', texts: [] })).toThrow(
      CannotDraft,
    );
  });
});

it.each([
  ['ar', '[كتاب التاريخ والجغرافيا الجديد، ص 12]'],
  ['en', '[Wonderful textbook of geography, p. 12]'],
] as const)(
  'asks about the sources of a text in %s, and not about their headings',
  (language, heading) => {
    const [{ topic, text }] = texts[language];
    const request = {
      ...{ topic, language, level: 'Middle', contentType: 'TEST' as const },
      ...{ questionType: 'Multiple Choice' as const, questionCount: 4 },
      moreQuestions: [{ questionType: 'Gap Fill' as const, questionCount: 1 }],
      baseText: `${heading}\n${text}`,
    } satisfies ContentRequest;
    const { draft, faults } = drafted(request);
    expect(faults).toEqual([]);
    const questions = draft.type === 'TEST' ? draft.questions : [];
    const title = heading.slice(1, 20);
    expect(JSON.stringify(questions)).not.toContain(title);
    for (const { passage = '' } of questions)
      expect(citationOf(passage, request.baseText)).toMatchObject({ page: '12' });
  },
);
