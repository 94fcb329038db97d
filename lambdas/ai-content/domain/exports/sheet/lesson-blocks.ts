import type { LessonPlan } from '#shared/model/draft.ts';
import type { Labels } from '#shared/draft/labels/en.ts';
import type { Block, Fact, Prose, Table } from './draft-layout.ts';

const list = (title: string, items: readonly Prose[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'list', isNumbered: false, items },
      ];

/** A section with two columns; none if there are no rows. */
const pairs = (
  title: string,
  headings: readonly [string, string],
  rows: readonly (readonly [Prose, Prose])[],
): Block[] => {
  if (rows.length === 0) return [];
  const shares = [0.4, 0.6];
  return [
    { kind: 'heading', text: title },
    {
      kind: 'table',
      columns: headings.map((heading, index) => ({ heading, share: shares[index] ?? 0 })),
      rows: rows.map((row) => row.map((text) => [{ text }])),
    },
  ];
};

/** المراحل، المدة، سير الحصة، التقويم: the table of phases that teachers expect in a plan. */
const phases = ({ phases: rows }: LessonPlan, labels: Labels): Table => ({
  kind: 'table',
  columns: [
    { heading: labels.stage, share: 0.22 },
    { heading: labels.time, share: 0.12 },
    { heading: labels.course, share: 0.43 },
    { heading: labels.assessment, share: 0.23 },
  ],
  rows: rows.map(({ stage, title, minutes, teacher, pupils, assessment }) => [
    [{ label: labels.stages[stage], text: title }],
    [{ text: labels.minutes(minutes) }],
    [
      { label: labels.teacherDoes, text: teacher },
      { label: labels.pupilsDo, text: pupils },
    ],
    [{ text: assessment }],
  ]),
});

/** The facts in the head of a plan; the curriculum's fields are shown even if they are empty. */
export const lessonFacts = (plan: LessonPlan, labels: Labels): Fact[] => [
  { label: labels.field, value: plan.curriculum.field },
  { label: labels.sequence, value: plan.curriculum.sequence },
  { label: labels.competence, value: plan.curriculum.competence, isWide: true },
  { label: labels.outcome, value: plan.outcome, isWide: true },
  { label: labels.materials, value: plan.materials.join(labels.semicolon), isWide: true },
];

/** The blocks of a lesson plan from prerequisites to homework, with the table of phases in between. */
export function lessonBlocks(plan: LessonPlan, labels: Labels): Block[] {
  const { keywords, misconceptions, differentiation, homework } = plan;
  const homeworkBlocks: Block[] = homework
    ? [
        { kind: 'heading', text: labels.homework },
        { kind: 'paragraph', text: homework },
      ]
    : [];
  const quick = (part: 'starter' | 'exit') =>
    pairs(
      labels[part],
      [labels.questions, labels.answer],
      (plan[part] ?? []).map(({ question, answer }) => [question, answer]),
    );
  return [
    ...list(labels.prerequisites, plan.prerequisites),
    ...pairs(
      labels.keywords,
      [labels.term, labels.meaning],
      keywords.map(({ term, meaning }) => [term, meaning]),
    ),
    ...quick('starter'),
    { kind: 'heading', text: labels.course },
    phases(plan, labels),
    ...(plan.trace
      ? [
          { kind: 'heading' as const, text: labels.trace },
          { kind: 'paragraph' as const, text: plan.trace },
        ]
      : []),
    ...quick('exit'),
    ...pairs(
      labels.misconceptions,
      [labels.misconception, labels.response],
      misconceptions.map(({ misconception, response }) => [misconception, response]),
    ),
    ...pairs(
      labels.differentiation,
      [labels.support, labels.extension],
      differentiation.support || differentiation.extension
        ? [[differentiation.support, differentiation.extension]]
        : [],
    ),
    ...homeworkBlocks,
  ];
}
