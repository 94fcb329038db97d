import { lessonStages, type LessonPlan } from '#shared/model/draft.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { placeInWords } from './describe-fault.ts';
import { emptyIf } from '#shared/draft/structure-rules.ts';
import { holdsPhrase } from '#shared/draft/words.ts';

/** Whether every stage is present and the stages are in order. */
const stagesAreInOrder = ({ phases }: LessonPlan): boolean => {
  const order = phases.map(({ stage }) => lessonStages.indexOf(stage));
  return (
    lessonStages.every((_, stage) => order.includes(stage)) &&
    order.every((stage, place) => place === 0 || stage >= (order[place - 1] ?? 0))
  );
};

const LISTS = ['prerequisites', 'materials', 'keywords', 'misconceptions'] as const;

function emptyPlaces(plan: LessonPlan): Fault[] {
  const { phases, keywords, misconceptions, differentiation } = plan;
  return [
    ...emptyIf(plan.title, 'title'),
    ...emptyIf(plan.outcome, 'outcome'),
    ...phases.flatMap((phase, place) =>
      (['title', 'teacher', 'pupils', 'assessment'] as const).flatMap((field) =>
        emptyIf(phase[field], `phases.${place}.${field}`),
      ),
    ),
    ...keywords.flatMap(({ term, meaning }, place) => [
      ...emptyIf(term, `keywords.${place}.term`),
      ...emptyIf(meaning, `keywords.${place}.meaning`),
    ]),
    ...misconceptions.flatMap(({ misconception, response }, place) => [
      ...emptyIf(misconception, `misconceptions.${place}.misconception`),
      ...emptyIf(response, `misconceptions.${place}.response`),
    ]),
    // Drafts by rules leave these empty; their notes ask the teacher to write them.
    ...(plan.drafter === 'model'
      ? [
          ...LISTS.flatMap((field) =>
            faultIf(plan[field].length === 0, 'list-empty', field, { field }),
          ),
          ...emptyIf(differentiation.support, 'differentiation.support'),
          ...emptyIf(differentiation.extension, 'differentiation.extension'),
          ...emptyIf(plan.homework, 'homework'),
        ]
      : []),
  ];
}

const faultsOfKeywords = ({ keywords }: LessonPlan): Fault[] => {
  const terms = keywords.map(({ term }) => foldText(term));
  return keywords.flatMap(({ term, meaning }, place) => {
    const first = terms.indexOf(terms[place] ?? '');
    const path = `keywords.${place}`;
    return [
      ...faultIf(holdsPhrase(meaning, term), 'meaning-circular', `${path}.meaning`),
      ...faultIf(first < place && terms[place] !== '', 'keyword-twice', path, {
        other: placeInWords(`keywords.${first}`),
      }),
    ];
  });
};

/** Faults within a lesson plan: stages missing or out of order, no minutes, or empty texts. */
export const planFaults = (plan: LessonPlan): Fault[] => [
  ...faultIf(!stagesAreInOrder(plan), 'stages', 'phases', {
    found: plan.phases.map(({ stage }) => stage).join(', ') || 'missing',
  }),
  ...plan.phases.flatMap(({ minutes }, place) =>
    faultIf(minutes === 0, 'no-minutes', `phases.${place}.minutes`),
  ),
  ...emptyPlaces(plan),
  ...faultsOfKeywords(plan),
];
