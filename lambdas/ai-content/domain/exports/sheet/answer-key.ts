import { evidenceOf, sourceOf } from '#shared/draft/evidence.ts';
import type { FormQuestion } from '#shared/draft/test-forms.ts';
import type { Test } from '#shared/model/draft.ts';
import type { Rubric } from '#shared/model/question.ts';
import { specificationOf } from '#shared/draft/specification.ts';
import type { Labels } from '#shared/draft/labels.ts';
import { shownQuestion } from '../../questions/question-kinds.ts';
import type { Block, Line, Prose } from './draft-layout.ts';

/** The right answer of a question, with what the teacher needs to know of it. */
export function answerLines(
  { question, order }: FormQuestion,
  sourceText: string | undefined,
  labels: Labels,
): Line[] {
  const further: [string, Prose | undefined][] = [
    [labels.reason, question.reason],
    [labels.evidence, evidenceOf(question)],
    [labels.source, sourceOf(question.passage, sourceText, labels)],
  ];
  return [
    ...shownQuestion(question).answer({ labels, withKey: true, order }),
    ...further.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    ...(question.doubtful ? [{ label: labels.doubtful, text: '' }] : []),
  ];
}

/** The questions by level and difficulty; empty if none has a level. */
function specification(questions: readonly FormQuestion[], labels: Labels): Block[] {
  const table = specificationOf(
    questions.map(({ question }) => question),
    labels,
  );
  if (!table) return [];
  const { columns, rows } = table;
  const share = 0.58 / columns.length;
  return [
    { kind: 'heading', text: labels.specification },
    {
      kind: 'table',
      columns: [
        { heading: labels.asksTo, share: 0.26 },
        ...columns.map(({ heading }) => ({ heading, share })),
        { heading: labels.mark, share: 0.16 },
      ],
      rows: rows.map(({ name, cells, points }) => [
        [{ text: name }],
        ...cells.map((numbers) => [{ text: numbers.map(labels.number).join(labels.comma) }]),
        [{ text: labels.number(points) }],
      ]),
    },
  ];
}

/** A rubric, on what it marks: its criteria, and for each level what it means and its points. */
function rubricBlocks(name: string, { levels, criteria }: Rubric, labels: Labels): Block[] {
  const share = 0.76 / levels.length;
  return [
    { kind: 'heading', text: `${labels.rubric} – ${name}` },
    {
      kind: 'table',
      columns: [
        { heading: labels.criteria, share: 0.24 },
        ...levels.map((heading) => ({ heading, share })),
      ],
      rows: criteria.map((each) => [
        [{ text: each.criterion }],
        ...each.levels.map(({ text, points }) => [{ text }, { text: labels.points(points) }]),
      ]),
    },
  ];
}

const rubrics = ({ task }: Test, questions: readonly FormQuestion[], labels: Labels): Block[] => [
  ...questions.flatMap(({ question }, index) =>
    question.kind === 'open' && question.rubric
      ? rubricBlocks(labels.question(index + 1), question.rubric, labels)
      : [],
  ),
  ...(task?.rubric ? rubricBlocks(labels.task, task.rubric, labels) : []),
];

/** الإجابة النموذجية وسلم التنقيط: all answers with their points and the total, on a new page. */
export function answerKey(test: Test, questions: readonly FormQuestion[], labels: Labels): Block[] {
  const { task, sourceText } = test;
  const points = (count: number): Line[] => [{ text: labels.number(count) }];
  const rows = questions.map((each, index) => [
    [{ text: labels.number(index + 1) }],
    answerLines(each, sourceText, labels),
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
    ...rubrics(test, questions, labels),
    ...specification(questions, labels),
  ];
}
