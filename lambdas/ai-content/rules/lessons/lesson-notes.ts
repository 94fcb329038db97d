import type { DraftLanguage } from '#shared/model/locale.ts';
import { draftNotesIn } from '../../domain/draft-notes.ts';
import type { Material } from '../material.ts';
import { partsAbout } from './lesson-context.ts';
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
  has: { readonly keywords: boolean; readonly trace: boolean; readonly exit: boolean },
): string[] {
  const { plan, family, source, foreignSource } = material;
  const texts = draftNotesIn(plan.language);
  const unseen = objectives.find((each) => isUnseen(each, plan.language));
  const untold =
    source && !family
      ? objectives.filter((each) => partsAbout(each, request.topic, source.parts).length === 0)
      : [];
  return [
    curriculumNote(request, plan.language),
    objectives.length === 0 && request.objectives !== '' && texts.otherObjectives,
    unseen !== undefined && texts.unseenObjective(unseen),
    ...untold.map(texts.untoldObjective),
    !family && texts.unknownTopic,
    !family && !source && texts.noMaterial,
    !has.keywords && texts.noKeywords,
    !family && source && !has.trace && texts.noTrace,
    !family && source && !has.exit && texts.noExit,
    foreignSource && texts.foreignSource,
    family && source && texts.textNotAsked,
    (plan.minutes ?? 0) / (plan.sessions ?? 1) > LONG && texts.longLesson,
  ].filter((note) => typeof note === 'string');
}
