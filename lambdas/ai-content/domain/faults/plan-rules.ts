import { lessonStages, type LessonPlan, checksOf } from '#shared/model/draft.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { sessionsOf } from '#shared/draft/sessions.ts';
import { describePath } from './describe-fault.ts';
import { emptyIf } from '#shared/draft/questions/traits.ts';
import { holdsPhrase } from '#shared/draft/words.ts';
import { choiceFaults } from './choice-rules.ts';
import { askedBy, repeatFaults } from './repeat-rules.ts';
import { passageFaults } from './source-rules.ts';
import { stemFaults } from './stem-rules.ts';

/** Faults of the checks of a lesson, which keep the rules of choice questions in tests. */
function checkFaults(plan: LessonPlan): Fault[] {
  const checks = checksOf(plan);
  const repeated = repeatFaults(
    'checks',
    checks.map(({ check }) => askedBy(check)),
  );
  return [
    ...checks.flatMap(({ check, path }) => [
      ...stemFaults(check, path),
      ...choiceFaults(check, path),
      ...passageFaults(check, path, plan.sourceText),
    ]),
    ...repeated.map((fault) => ({
      ...fault,
      path: checks[Number(fault.path.split('.')[1])]?.path ?? fault.path,
    })),
    // Rules have none for a topic that they do not know.
    ...plan.phases.flatMap((phase, index) =>
      faultIf(
        plan.drafter === 'model' && (phase.checks ?? []).length === 0,
        'part-missing',
        `phases.${index}.checks`,
        { field: `checks of phase ${index + 1}` },
      ),
    ),
  ];
}

/** Whether every stage is present, and the stages of each session are in order. */
const stagesAreInOrder = ({ phases }: LessonPlan): boolean =>
  lessonStages.every((each) => phases.some(({ stage }) => stage === each)) &&
  sessionsOf(phases).every((session) => {
    const order = session.phases.map(({ stage }) => lessonStages.indexOf(stage));
    return order.every((stage, index) => index === 0 || stage >= (order[index - 1] ?? 0));
  });

const PARTS = ['starter', 'exit'] as const;
const LISTS = ['prerequisites', 'materials', 'keywords', 'misconceptions'] as const;

function emptyPlaces(plan: LessonPlan): Fault[] {
  const { phases, keywords, misconceptions, differentiation } = plan;
  return [
    ...emptyIf(plan.title, 'title'),
    ...emptyIf(plan.outcome, 'outcome'),
    ...phases.flatMap((phase, index) =>
      (['title', 'teacher', 'pupils', 'assessment'] as const).flatMap((field) =>
        emptyIf(phase[field], `phases.${index}.${field}`),
      ),
    ),
    ...keywords.flatMap(({ term, meaning }, index) => [
      ...emptyIf(term, `keywords.${index}.term`),
      ...emptyIf(meaning, `keywords.${index}.meaning`),
    ]),
    ...misconceptions.flatMap(({ misconception, response }, index) => [
      ...emptyIf(misconception, `misconceptions.${index}.misconception`),
      ...emptyIf(response, `misconceptions.${index}.response`),
    ]),
    ...PARTS.flatMap((part) =>
      (plan[part] ?? []).flatMap(({ question, answer }, index) => [
        ...emptyIf(question, `${part}.${index}.question`),
        ...emptyIf(answer, `${part}.${index}.answer`),
      ]),
    ),
    // Drafts by rules leave these empty; their notes ask the teacher to write them.
    ...(plan.drafter === 'model'
      ? [
          ...LISTS.flatMap((field) =>
            faultIf(plan[field].length === 0, 'list-empty', field, { field }),
          ),
          ...emptyIf(differentiation.support, 'differentiation.support'),
          ...emptyIf(differentiation.extension, 'differentiation.extension'),
          ...emptyIf(plan.homework, 'homework'),
          ...[...PARTS, 'trace' as const].flatMap((part) =>
            faultIf((plan[part] ?? '').length === 0, 'part-missing', part, { field: part }),
          ),
        ]
      : []),
  ];
}

const faultsOfKeywords = ({ keywords }: LessonPlan): Fault[] => {
  const terms = keywords.map(({ term }) => foldText(term));
  return keywords.flatMap(({ term, meaning }, index) => {
    const first = terms.indexOf(terms[index] ?? '');
    const path = `keywords.${index}`;
    return [
      ...faultIf(holdsPhrase(meaning, term), 'meaning-circular', `${path}.meaning`),
      ...faultIf(first < index && terms[index] !== '', 'keyword-twice', path, {
        other: describePath(`keywords.${first}`),
      }),
    ];
  });
};

/** Faults within a lesson plan: stages missing or out of order, no minutes, or empty texts. */
export const planFaults = (plan: LessonPlan): Fault[] => [
  ...faultIf(!stagesAreInOrder(plan), 'stages', 'phases', {
    found: plan.phases.map(({ stage }) => stage).join(', ') || 'missing',
  }),
  ...plan.phases.flatMap(({ minutes }, index) =>
    faultIf(minutes === 0, 'no-minutes', `phases.${index}.minutes`),
  ),
  ...sessionsOf(plan.phases).flatMap(({ from, phases: [first] }) =>
    faultIf(from > 0 && first?.stage !== 'launch', 'session-start', `phases.${from}`),
  ),
  ...emptyPlaces(plan),
  ...faultsOfKeywords(plan),
  ...checkFaults(plan),
];
