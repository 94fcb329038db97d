import { describe, expect, it } from 'vitest';
import type { ExerciseSetAnswer, LessonPlanAnswer, TestAnswer } from '../../domain/answers.ts';
import { assembleDraft } from '../../domain/assemble/assemble-draft.ts';
import { findFaults } from '../../domain/faults/find-faults.ts';
import { planDraft } from '../../domain/plan/plan-draft.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { questionTypes, type QuestionType } from '#shared/model/content-types.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { draftOffline } from '../draft-offline.ts';
import { pages } from '../pages.fixture.ts';
import { definitionOf } from './definitions.ts';
import { figureOf } from './figures.ts';
import { readSource } from './source-text.ts';

const topics = { en: 'Emir Abdelkader', fr: 'Le Sahara', ar: 'الهضم عند الإنسان' } as const;

function answer<Answer>(request: ContentRequest): Answer {
  const plan = planDraft(request);
  const made = draftOffline({ task: 'draft', plan });
  const { draft } = assembleDraft(plan, made, { drafter: 'rules', seed: 'seed' });
  expect(draft && findFaults(draft, plan)).toEqual([]);
  return made as Answer;
}
const common = (language: DraftLanguage, baseText: string = pages[language]) =>
  ({ topic: topics[language], level: 'Middle', language, baseText }) as const;

function questionsOf(
  language: DraftLanguage,
  questionType: QuestionType,
  baseText?: string,
): TestAnswer['questions'] {
  try {
    return answer<TestAnswer>({
      contentType: 'TEST',
      ...common(language, baseText),
      ...{ questionType, questionCount: 5 },
    }).questions;
  } catch (error) {
    if (error instanceof CannotDraft) return [];
    throw error;
  }
}

describe.each(draftLanguages)('questions on a page of a school book (%s)', (language) => {
  it.each(questionTypes)('quote sentences as they are: %s', (type) => {
    const text = pages[language];
    for (const question of questionsOf(language, type)) {
      const quoted = question.passage ?? '';
      if (quoted === '') continue;
      expect(text).toContain(quoted);
      expect(quoted).toMatch(/\.$/);
      expect(text.slice(0, text.indexOf(quoted))).toMatch(/(?:^|[.\n])\s*$/);
    }
  });

  it('never ask about a heading', () => {
    const headings = pages[language]
      .split('\n')
      .filter((line) => line !== '' && !line.endsWith('.'));
    for (const type of questionTypes.filter((each) => each !== 'Open Question'))
      for (const question of questionsOf(language, type))
        for (const heading of headings)
          expect(
            JSON.stringify([question.stem, 'text' in question ? question.text : '']),
          ).not.toContain(`${heading}.`);
  });

  it('open ones ask about parts of the page, with their text as the model answer', () => {
    const questions = questionsOf(language, 'Open Question');
    expect(questions.length).toBeGreaterThan(1);
    for (const question of questions) {
      if (!('marking' in question)) throw new Error('no open question');
      expect(question.answer.split('\n').every((line) => pages[language].includes(line))).toBe(
        true,
      );
      expect(question.marking.length).toBeGreaterThan(1);
      expect(question.stem).not.toMatch(/classmate|camarade|زميل|draw|dessine|ارسم/i);
    }
  });
});

it('a thing with two names is asked about once, and either name is right', () => {
  const names = ['الأمعاء الدقيقة', 'المعي الدقيق'];
  for (let drawn = 0; drawn < 3; drawn += 1) {
    // Another text draws other questions.
    const text = `${pages.ar}${' '.repeat(drawn)}`;
    const asked = questionsOf('ar', 'Short Answer', text).flatMap((question) =>
      'answer' in question && names.includes(String(question.answer))
        ? [[question.answer, ...('variants' in question ? question.variants : [])]]
        : [],
    );
    expect(asked.map((each) => each.toSorted())).toEqual([names.toSorted()]);
  }
  const { phases } = answer<LessonPlanAnswer>({
    ...{ contentType: 'LESSON_PLAN', ...common('ar'), duration: '60 min' },
    objectives: 'أن يسمي التلميذ أعضاء الجهاز الهضمي',
  });
  const told = phases.map(({ teacher }) => teacher).join();
  expect(names.filter((name) => told.includes(`(الجواب: ${name})`))).toHaveLength(1);
});

it('a wrong option is never another name of the right one', () => {
  const names = ['المعي الدقيق', 'الأمعاء الدقيقة'];
  const choices = questionsOf('ar', 'Multiple Choice');
  expect(choices.length).toBeGreaterThan(1);
  for (const question of choices)
    if ('options' in question)
      expect(question.options.filter((option) => names.includes(option)).length).toBeLessThan(2);
});

it('a false statement takes its meaning or its year from elsewhere in the page', () => {
  const truths = questionsOf('fr', 'True/False').filter(
    (each) => 'stem' in each && 'answer' in each,
  );
  const wrong = truths.filter((each) => each.answer === false);
  expect(wrong.length).toBeGreaterThan(0);
  for (const { stem } of wrong) expect(pages.fr).not.toContain(stem);
});

it.each([
  [
    'fr',
    'L’erg est une vaste étendue de dunes ; le Grand Erg Oriental en est le meilleur exemple.',
    'une vaste étendue de dunes',
  ],
  [
    'fr',
    'Le fennec est un petit renard du désert, mais il vit aussi dans les steppes.',
    'un petit renard du désert',
  ],
  [
    'en',
    'Evaporation is the change of liquid water into vapour (a gas), and it happens in the sun.',
    'the change of liquid water into vapour',
  ],
  [
    'en',
    'A delta is a flat area at the mouth of a river: the Nile has one.',
    'a flat area at the mouth of a river',
  ],
  [
    'en',
    'A food web is a network of plants, animals and bacteria.',
    'a network of plants, animals and bacteria',
  ],
  [
    'ar',
    'اللعاب هو سائل شفاف تفرزه غدد في الفم، ويحتوي على إنزيم الأميلاز.',
    'سائل شفاف تفرزه غدد في الفم',
  ],
  [
    'ar',
    'التبخر هو تحول الماء السائل إلى بخار؛ وهو يحدث في كل درجة حرارة.',
    'تحول الماء السائل إلى بخار',
  ],
  ['en', 'Algeria is the largest country in Africa by area.', undefined],
  ['fr', 'Le Sahara est le plus grand désert chaud du monde.', undefined],
  ['ar', 'أول رئيس للجزائر هو أحمد بن بلة رحمه الله.', undefined],
  ['en', 'His father is the head of a large family.', undefined],
] as const)('a definition ends where it ends (%s): %s', (language, sentence, meaning) => {
  expect(definitionOf(sentence, language)?.meaning).toBe(meaning);
});

it.each([
  ['The war ended in 1962.', 'year', '1962'],
  ['He was born on 6 September 1808 near Mascara.', 'year', '1808'],
  ['En 1956, on a découvert du pétrole.', 'year', '1956'],
  ['Le mont Tahat atteint 2 908 mètres.', 'amount', '2 908'],
  ['يبلغ طول المعي الدقيق حوالي 7 أمتار.', 'amount', '7'],
  ['The war lasted between 1954 and 1962.', undefined, undefined],
  ['He was freed in 1852 and settled in Damascus in 1855.', undefined, undefined],
  ['On a imprimé le livre en 1500 exemplaires.', undefined, undefined],
  ['The treaty was signed on 30 May.', undefined, undefined],
  ['It lasts from 20 to 30 days.', undefined, undefined],
])('a sentence states one figure, or is not asked about: %s', (sentence, kind, text) => {
  const found = figureOf(sentence);
  expect([found?.kind, found?.text]).toEqual([kind, text]);
});

it('a page is read into its parts, also if its lines are broken', () => {
  const broken = pages.en.replace('El Guettana, a village', 'El Guettana,\na village');
  const read = readSource(broken, 'en', topics.en);
  expect(read.parts.map(({ heading }) => heading)).toEqual([
    'A young leader',
    'Building a state',
    'Exile',
  ]);
  expect(read.sentences[0]?.text).toBe(
    'Abdelkader ibn Muhieddine was born on 6 September 1808 in El Guettana, a village near Mascara.',
  );
  expect(read.sentences.find(({ text }) => text.startsWith('He settled'))?.isWhole).toBe(false);
});

describe('the phases of a lesson', () => {
  const objectives = {
    en: 'Tell how Abdelkader became the leader\nDescribe his exile',
    fr: 'Décrire le climat saharien\nDistinguer l’erg, le reg et la hamada',
    ar: 'يسمي أعضاء الجهاز الهضمي\nيعرّف الامتصاص',
  } as const;
  const parts = {
    en: ['A young leader', 'Exile'],
    fr: ['Le climat', 'Les paysages'],
    ar: ['أعضاء الجهاز الهضمي', 'الامتصاص'],
  } as const;
  const lesson = (language: DraftLanguage, goals: string) =>
    answer<LessonPlanAnswer>({
      contentType: 'LESSON_PLAN',
      ...common(language),
      ...{ duration: '60', objectives: goals },
    });

  it.each(draftLanguages)(
    'ask and check what the paragraphs of their objective say (%s)',
    (language) => {
      const { phases } = lesson(language, objectives[language]);
      const { parts: read } = readSource(pages[language], language, topics[language]);
      const built = phases.filter(({ stage }) => stage === 'build');
      expect(built).toHaveLength(2);
      built.forEach(({ teacher, checks = [] }, at) => {
        const heading = parts[language][at];
        expect(teacher).toContain(heading);
        const own = read.find((each) => each.heading === heading);
        const sentences = own?.paragraphs.flat().map(({ text }) => text) ?? [];
        for (const check of checks)
          expect(sentences).toContain((check as { passage: string }).passage);
        for (const other of parts[language].filter((each) => each !== heading))
          expect(teacher).not.toContain(`“${other}”`);
      });
    },
  );

  it('are followed by no question on what is not among the objectives', () => {
    const { phases, exit, notes } = lesson('fr', 'Décrire le climat saharien');
    const climate = pages.fr.split('Les paysages')[0] ?? '';
    const asked = [
      ...phases.map(({ teacher }) => teacher),
      ...exit.map(({ question }) => question),
    ];
    const quoted = asked.flatMap((text) =>
      [...text.matchAll(/: « ([^»]+) »/g)].map(([, one]) => one),
    );
    expect(quoted.length).toBeGreaterThan(0);
    for (const text of quoted)
      expect(climate).toContain(text?.split('______').toSorted((a, b) => b.length - a.length)[0]);
    if (exit.length === 0) expect(notes.join(' ')).toContain('sur les objectifs');
  });

  it('say which objective the text does not speak of, and ask nothing in its phase', () => {
    const { phases, notes } = lesson(
      'en',
      'Tell how he became the leader\nCompare photosynthesis and respiration',
    );
    expect(notes.join(' ')).toContain('Compare photosynthesis'.toLowerCase());
    const [, second] = phases.filter(({ stage }) => stage === 'build');
    expect(second?.teacher).not.toContain('according to the text');
    expect(second?.checks).toBeUndefined();
  });

  it('calculate within their own objective on a known topic', () => {
    const { phases } = answer<LessonPlanAnswer>({
      contentType: 'LESSON_PLAN',
      ...{ topic: 'الكسور', level: 'Middle', language: 'ar', duration: '60' },
      objectives: 'يقارن كسرين\nيجمع كسرين ويطرحهما',
    });
    const [compare, add] = phases.filter(({ stage }) => stage === 'build');
    expect(compare?.teacher).not.toMatch(/\} [+-] /);
    expect(add?.teacher).toMatch(/\} [+-] \\frac/);
  });
});

it('exercises on a page are whole passages and lists, each on sentences of its own', () => {
  const { exercises } = answer<ExerciseSetAnswer>({
    contentType: 'EXERCISE',
    ...common('en'),
    exerciseType: 'training',
  });
  const quoted = exercises.flatMap(({ steps }) =>
    steps.flatMap((step) => step.match(/“[^”]+”/g) ?? []),
  );
  expect(quoted.length).toBeGreaterThan(2);
  expect(new Set(quoted).size).toBe(quoted.length);
});

it('no gap of a French text is an adjective before its noun', () => {
  for (const { text } of questionsOf('fr', 'Gap Fill') as { readonly text: string }[])
    expect(text).not.toMatch(/\[\[(?:meilleur|grand|vaste|énorme)/);
});
