import { evidenceOf } from '#shared/draft/evidence.ts';
import type { FormQuestion } from '#shared/draft/test-forms.ts';
import type { Question, Test } from '#shared/model/draft.ts';
import type { Labels } from '#shared/draft/labels/en.ts';
import type { Block, Line, Prose } from './draft-layout.ts';

/** The right answer of a question, with the option letters of its form. */
function answerOf(question: Question, labels: Labels): Prose {
  if (question.kind === 'truth') return question.answer ? labels.true : labels.false;
  if (question.kind === 'short') {
    const { answer, unit, tolerance } = question;
    const within = tolerance ? ` (${labels.tolerance(labels.number(tolerance))})` : '';
    return `${answer}${unit ? ` ${unit}` : ''}${within}`;
  }
  const index = question.options.findIndex(({ id }) => id === question.key);
  return `${labels.letters.charAt(index)}) ${question.options[index]?.text ?? ''}`;
}

function answerLines(question: Question, labels: Labels): Line[] {
  const variants = question.kind === 'short' ? question.variants.join(labels.semicolon) : '';
  const further: [string, Prose | undefined][] = [
    [labels.variants, variants],
    [labels.reason, question.reason],
    [labels.evidence, evidenceOf(question)],
  ];
  return [
    { label: labels.answer, text: answerOf(question, labels) },
    ...further.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    ...(question.doubtful ? [{ label: labels.doubtful, text: '' }] : []),
  ];
}

/** الإجابة النموذجية وسلم التنقيط: all answers with their points and the total, on a new page. */
export function answerKey(test: Test, questions: readonly FormQuestion[], labels: Labels): Block[] {
  const { task } = test;
  const points = (count: number): Line[] => [{ text: labels.number(count) }];
  const rows = questions.map(({ question }, index) => [
    [{ text: labels.number(index + 1) }],
    answerLines(question, labels),
    points(question.points),
  ]);
  const taskRow = task && [
    [{ text: labels.task }],
    [
      { label: labels.criteria, text: '' },
      ...task.criteria.map((criterion) => ({ text: `– ${criterion}` })),
    ],
    points(task.points),
  ];
  const sum = questions.reduce((total, { question }) => total + question.points, task?.points ?? 0);
  return [
    { kind: 'page-break' },
    { kind: 'heading', text: labels.answerKey },
    {
      kind: 'table',
      columns: [
        { heading: labels.questions, share: 0.16 },
        { heading: labels.answers, share: 0.7 },
        { heading: labels.mark, share: 0.14 },
      ],
      rows: [
        ...rows,
        ...(taskRow ? [taskRow] : []),
        [[{ label: labels.total, text: '' }], [], points(sum)],
      ],
    },
  ];
}
