import type { DraftLanguage } from '#shared/model/locale.ts';
import { draftNotesIn } from '../../domain/draft-notes.ts';
import type { Material } from '../material.ts';
import type { LessonRequest } from './lesson-request.ts';
import { isUnseen } from './objectives.ts';

const LONG = 90;

/** What the teacher must take from the curriculum, unless the request has it. */
function curriculumNote(request: LessonRequest, language: DraftLanguage) {
  const texts = draftNotesIn(language);
  const missing = (['field', 'sequence', 'competence'] as const).flatMap((name) =>
    request[name] ? [] : [texts[name]],
  );
  return missing.length > 0 && texts.curriculum(new Intl.ListFormat(language).format(missing));
}

/** Notes on what the teacher must still write or check. */
export function notesOf(
  material: Material,
  request: LessonRequest,
  objectives: readonly string[],
  hasKeywords: boolean,
): string[] {
  const { plan, family, source, foreignSource } = material;
  const texts = draftNotesIn(plan.language);
  const unseen = objectives.find((each) => isUnseen(each, plan.language));
  return [
    curriculumNote(request, plan.language),
    objectives.length === 0 && request.objectives !== '' && texts.otherObjectives,
    unseen !== undefined && texts.unseenObjective(unseen),
    !family && texts.unknownTopic,
    !family && !source && texts.noMaterial,
    !hasKeywords && texts.noKeywords,
    foreignSource && texts.foreignSource,
    (plan.minutes ?? 0) / (plan.sessions ?? 1) > LONG && texts.longLesson,
  ].filter((note) => typeof note === 'string');
}
