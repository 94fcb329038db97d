import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleFigures } from '#test/support/sample-drafts/figures.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import type { Figure } from '#shared/model/figure.ts';
import { answerToolOf } from '../prompt/answer-tool.ts';
import { questionFor } from '../prompt/question-for.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Task } from '../task.ts';
import type { Drafter } from './drafter.ts';
import { draftAnew } from './drafting.ts';
import { repairDraft } from './repair-draft.ts';
import { translate } from './translation.ts';

const request: ContentRequest = {
  contentType: 'TEST',
  topic: 'Fractions and time',
  level: 'Primary',
  questionType: 'Short Answer',
  questionCount: 2,
};
const plan = planDraft(request, 'Mathematics');

const asked = (stem: string, answer: string, figure: unknown) => ({
  ...{ stem, answer, figure, points: 5, difficulty: 2, bloom: 'apply', passage: null, hint: null },
  ...{
    reason: 'Count the parts, and read the hands one after the other.',
    variants: [],
    unit: null,
    tolerance: null,
  },
});
const { clock, fraction, barChart } = sampleFigures.en;
const answerWith = (first: unknown, second: unknown) => ({
  title: 'Test',
  instructions: 'Answer both questions.',
  questions: [first, second],
  task: null,
  notes: [],
});
const onClock = asked('What time does this clock show?', '10:20', clock);
const onDisc = asked('What fraction of the disc is shaded?', '3/8', fraction);

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

/** The draft after these answers, and the tasks that repaired it; the last answer is repeated. */
async function drafted(answers: readonly unknown[]) {
  const tasks: Task[] = [];
  const at = (index: number) =>
    ({
      answer: { kind: 'given', value: answers[Math.min(index, answers.length - 1)] },
      drafter: 'model',
    }) as const;
  const ask: Drafter = (task) => {
    tasks.push(task);
    return Promise.resolve(at(tasks.length));
  };
  const draft = await repairDraft(draftAnew(plan), { mend: ask, improve: ask }, at(0), 'job');
  if (draft.type !== 'TEST') throw new Error('no test');
  return { draft, tasks, figures: draft.questions.map(({ figure }) => figure) };
}

describe('the figures of a model', () => {
  it('are part of its questions', async () => {
    const { figures, tasks } = await drafted([answerWith(onClock, onDisc)]);
    expect(figures).toEqual([clock, fraction]);
    expect(tasks).toEqual([]);
  });

  it('that cannot be drawn are asked for again, with what to do', async () => {
    const impossible = { ...onDisc, figure: { ...fraction, shaded: 9 } };
    const { figures, tasks, draft } = await drafted([
      answerWith(onClock, impossible),
      answerWith(onClock, onDisc),
    ]);
    expect(tasks).toMatchObject([
      {
        task: 'repair',
        faults: [
          {
            rule: 'figure-impossible',
            path: 'questions.1.figure',
            problem:
              'question 2: its figure cannot be drawn; "shaded": no more parts can be shaded than there are',
          },
        ],
      },
    ]);
    expect(figures).toEqual([clock, fraction]);
    expect(draft.notes).toEqual([]);
  });

  it('that stay impossible are left out with a note, where the question stands without', async () => {
    const named = asked(
      'A cake has 8 equal slices and 3 are eaten. What fraction is left?',
      '5/8',
      {
        ...fraction,
        parts: 0,
      },
    );
    const { figures, draft } = await drafted([answerWith(onClock, named)]);
    expect(figures).toEqual([clock, undefined]);
    expect(draft.notes).toEqual([
      'A figure could not be drawn and was left out: Question 2. Add it or change the text.',
    ]);
  });

  it('that stay impossible end the job, where a question needs them', async () => {
    const needed = asked('Look at the figure. What fraction is shaded?', '3/8', { kind: 'pie' });
    await expect(drafted([answerWith(needed, needed)])).rejects.toMatchObject({
      failure: { code: 'draft-unusable' },
    });
  });

  it('that contradict the key are asked for again', async () => {
    const wrong = { ...onClock, figure: { ...clock, hours: 4 } };
    const { figures, tasks } = await drafted([
      answerWith(wrong, onDisc),
      answerWith(onClock, onDisc),
    ]);
    expect(tasks).toHaveLength(1);
    expect(figures).toContainEqual(clock);
  });

  it('have plain labels, even if the model wrote formulas', async () => {
    const chart = {
      ...barChart,
      bars: barChart.bars.map(({ value }, index) => ({ label: `$x_${index}$`, value })),
    };
    const { figures } = await drafted([
      answerWith(asked('How many books were lent altogether?', '34', chart), onDisc),
    ]);
    const [shown] = figures as [Extract<Figure, { kind: 'barChart' }>];
    for (const { label } of shown.bars) expect(label).not.toContain('$');
  });
});

describe('the tool of a model', () => {
  const schemaOf = (given: Partial<ContentRequest>): string =>
    JSON.stringify(
      answerToolOf({ task: 'draft', plan: planDraft({ ...request, ...given } as ContentRequest) })
        .schema,
    );

  it('offers figures where there is no source text, and not in lists', () => {
    expect(schemaOf({})).toContain('"numberLine"');
    expect(schemaOf({ baseText: 'Water evaporates.' })).not.toContain('figure');
    expect(schemaOf({ questionType: 'Matching' })).not.toContain('figure');
    // The part of the schema that takes anything is only for reading.
    expect(schemaOf({})).not.toContain('{}');
  });

  it('is explained in the instructions only where it offers them', () => {
    const instructionsOf = (given: Partial<ContentRequest>) =>
      questionFor({ task: 'draft', plan: planDraft({ ...request, ...given } as ContentRequest) })
        .instructions;
    expect(instructionsOf({})).toContain('numberLine');
    expect(instructionsOf({ baseText: 'Water evaporates.' })).not.toContain('numberLine');
  });
});

it('the words of figures are translated, at most as long as their places', async () => {
  const chart = asked('How many books were lent altogether?', '34', barChart);
  const { draft } = await drafted([answerWith(chart, onDisc)]);
  const arabic = planDraft({ ...request, language: 'ar' }, 'Mathematics');
  const drafting = translate(arabic, draft);
  if (drafting.first.task !== 'translate') throw new Error('no translation');
  const { texts } = drafting.first;
  expect(texts).toContainEqual({ name: 'questions.0.figure.bars.0.label', text: 'Sunday' });
  const translated = texts.map(({ name }) => ({
    name,
    text: name.includes('figure') ? 'يوم الأحد من الأسبوع الثاني' : 'ما هو الجواب عن السؤال؟',
  }));
  const judged = drafting.judge({ texts: translated }, { drafter: 'model', seed: '' });
  const [first] = judged.draft?.type === 'TEST' ? judged.draft.questions : [];
  expect(first?.figure).toMatchObject({
    kind: 'barChart',
    bars: [{ label: 'يوم الأحد من الأسبوع'.slice(0, 20) }, {}, {}],
  });
});
