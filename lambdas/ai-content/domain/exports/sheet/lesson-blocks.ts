import type { LessonCheck, LessonPhase, LessonPlan } from '#shared/model/draft.ts';
import { sessionsOf } from '#shared/draft/sessions.ts';
import type { Labels } from '#shared/draft/labels.ts';
import { answerLines } from './answer-key.ts';
import { shownQuestion } from '../../questions/question-kinds.ts';
import type { Block, Fact, Line, Prose, Table } from './draft-layout.ts';

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

interface NumberedPhase {
  readonly phase: LessonPhase;
  /** Numbered through the plan, so that the table can name them. */
  readonly checks: readonly { readonly check: LessonCheck; readonly number: number }[];
}

function numbered(phases: readonly LessonPhase[]): NumberedPhase[] {
  let number = 0;
  return phases.map((phase) => ({
    phase,
    checks: (phase.checks ?? []).map((check) => ({ check, number: (number += 1) })),
  }));
}

/** المراحل، المدة، سير الحصة، التقويم: the table of phases that teachers expect in a plan. */
const phases = (rows: readonly NumberedPhase[], labels: Labels): Table => ({
  kind: 'table',
  columns: [
    { heading: labels.stage, share: 0.22 },
    { heading: labels.time, share: 0.12 },
    { heading: labels.course, share: 0.43 },
    { heading: labels.assessment, share: 0.23 },
  ],
  rows: rows.map(({ phase: { stage, title, minutes, teacher, pupils, assessment }, checks }) => [
    [{ label: labels.stages[stage], text: title }],
    [{ text: labels.minutes(minutes) }],
    [
      { label: labels.teacherDoes, text: teacher },
      { label: labels.pupilsDo, text: pupils },
    ],
    [{ text: assessment }, ...checks.map(({ number }) => ({ text: labels.check(number) }))],
  ]),
});

/** The checks of the phases, which have no room in the table: as pupils see them, then what the teacher needs. */
function checkBlocks(plan: LessonPlan, rows: readonly NumberedPhase[], labels: Labels): Block[] {
  const items = rows.flatMap(({ phase, checks }) =>
    checks.map(({ check, number }): Block => {
      const lines: Line[] = [
        ...answerLines({ question: check, order: [], help: {} }, plan.sourceText, labels),
        ...(check.response ? [{ label: labels.ifWrong, text: check.response }] : []),
      ];
      return {
        kind: 'item',
        title: `${labels.check(number)} – ${labels.stages[phase.stage]}`,
        blocks: [
          { kind: 'paragraph', text: check.stem },
          ...shownQuestion(check).place({ labels, withKey: false, order: [] }),
          ...lines.map((line): Block => ({ kind: 'paragraph', isQuiet: true, ...line })),
        ],
      };
    }),
  );
  return items.length === 0 ? [] : [{ kind: 'heading', text: labels.checks }, ...items];
}

/** The course of the lesson, with a table and its checks for each session. */
function courseBlocks(plan: LessonPlan, labels: Labels): Block[] {
  const rows = numbered(plan.phases);
  const sessions = sessionsOf(plan.phases);
  if (sessions.length < 2)
    return [
      { kind: 'heading', text: labels.course },
      phases(rows, labels),
      ...checkBlocks(plan, rows, labels),
    ];
  return sessions.flatMap(({ from, minutes, phases: own }, index): Block[] => {
    const ofSession = rows.slice(from, from + own.length);
    return [
      {
        kind: 'heading',
        text: `${labels.course} – ${labels.session(index + 1)}`,
        aside: labels.minutes(minutes),
      },
      phases(ofSession, labels),
      ...checkBlocks(plan, ofSession, labels),
    ];
  });
}

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
    ...courseBlocks(plan, labels),
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
