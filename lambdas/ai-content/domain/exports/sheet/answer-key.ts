import { evidenceOf } from '#shared/draft/evidence.ts';
import type { FormQuestion } from '#shared/draft/test-forms.ts';
import type { Test } from '#shared/model/draft.ts';
import type { Labels } from '#shared/draft/labels/en.ts';
import { shownQuestion } from '../questions/shown-questions.ts';
import type { Block, Line, Prose } from './draft-layout.ts';

function answerLines({ question, order }: FormQuestion, labels: Labels): Line[] {
  const further: [string, Prose | undefined][] = [
    [labels.reason, question.reason],
    [labels.evidence, evidenceOf(question)],
  ];
  return [
    ...shownQuestion(question).answer({ labels, withKey: true, order }),
    ...further.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    ...(question.doubtful ? [{ label: labels.doubtful, text: '' }] : []),
  ];
}

/** الإجابة النموذجية وسلم التنقيط: all answers with their points and the total, on a new page. */
export function answerKey(test: Test, questions: readonly FormQuestion[], labels: Labels): Block[] {
  const { task } = test;
  const points = (count: number): Line[] => [{ text: labels.number(count) }];
  const rows = questions.map((each, index) => [
    [{ text: labels.number(index + 1) }],
    answerLines(each, labels),
    points(each.question.points),
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
