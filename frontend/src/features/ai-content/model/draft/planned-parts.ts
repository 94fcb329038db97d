import { questionTypes } from '#shared/model/content-types.ts';
import { lessonStages, type Draft, type LessonStage } from '#shared/model/draft.ts';
import type { DraftOutline } from '#shared/model/draft-underway.ts';
import { questionKindOf } from '#shared/model/question.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';

/** Parts of a lesson, which the draft's language has words for. */
type LessonPart = LessonStage | 'outcome' | 'exit';

/** Parts of a draft that are written together, and how many of them are written. */
export interface PlannedParts {
  /** Their name: a text of the interface, or a part of a lesson. */
  readonly label: MessageId | LessonPart;
  readonly written: number;
  readonly planned: number;
}

export const isOfLesson = (label: PlannedParts['label']): label is LessonPart =>
  label === 'outcome' || label === 'exit' || lessonStages.some((stage) => stage === label);

function partsOfTest(
  { questions = [], integrationTask }: Read<DraftOutline>,
  draft: Draft | undefined,
): PlannedParts[] {
  const written = draft?.type === 'TEST' ? draft : undefined;
  const groups = questions.map(({ questionType, questionCount }): PlannedParts => {
    // A newer server may know other types.
    const type = questionTypes.find((known) => known === questionType);
    const found = written?.questions.filter(
      ({ kind }) => type !== undefined && kind === questionKindOf[type],
    );
    return {
      label: type ? `questionType.${type}` : 'aiContent.type.unknown',
      written: found?.length ?? 0,
      planned: questionCount,
    };
  });
  const task = { label: 'draft.part.task', written: written?.task ? 1 : 0, planned: 1 } as const;
  return [...groups, ...(integrationTask ? [task] : [])];
}

/** What a running job is going to write, in the order of the draft; empty if the plan does not say. */
export function plannedParts(
  type: string,
  outline: Read<DraftOutline>,
  draft: Draft | undefined,
): PlannedParts[] {
  if (type === 'TEST') return partsOfTest(outline, draft);
  if (type === 'LESSON_PLAN' && outline.minutes !== undefined) {
    const lesson = draft?.type === 'LESSON_PLAN' ? draft : undefined;
    const { phases = [] } = lesson ?? {};
    const one = (label: 'outcome' | 'exit') => ({
      ...{ label, written: lesson?.[label]?.length ? 1 : 0, planned: 1 },
    });
    const stages = lessonStages.map((stage) => {
      const of = phases.flatMap((phase) => (phase.stage === stage ? [phase.session] : []));
      return { label: stage, written: new Set(of).size, planned: outline.sessions ?? 1 };
    });
    return [one('outcome'), ...stages, one('exit')];
  }
  if (outline.exerciseCount === undefined) return [];
  const written = draft?.type === 'EXERCISE' ? draft.exercises.length : 0;
  return [{ label: 'draft.exercises', written, planned: outline.exerciseCount }];
}
