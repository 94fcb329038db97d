import type { DraftEdit, DraftPart } from '../model/draft-edit.ts';
import type { Draft, Exercise, LessonPhase } from '../model/draft.ts';
import type { Question } from '../model/question.ts';
import { joinSession, numberSessions } from './sessions.ts';

/** Puts a part after another; first without one, and last if that one is gone. */
function placed<Part extends DraftPart>(
  parts: readonly Part[],
  part: Part,
  after: string | undefined,
): Part[] {
  const others = parts.filter(({ id }) => id !== part.id);
  const at = others.findIndex(({ id }) => id === after) + 1;
  return others.toSpliced(after !== undefined && at === 0 ? others.length : at, 0, part);
}

function editedParts<Part extends DraftPart>(
  parts: readonly Part[],
  edit: DraftEdit,
  isOne: (part: DraftPart) => part is Part,
): readonly Part[] {
  switch (edit.edit) {
    case 'replace': {
      const { part } = edit;
      return isOne(part) ? parts.map((each) => (each.id === part.id ? part : each)) : parts;
    }
    case 'add':
      return isOne(edit.part) ? placed(parts, edit.part, edit.after) : parts;
    case 'remove':
      return parts.filter(({ id }) => id !== edit.id);
    case 'move': {
      const moved = parts.find(({ id }) => id === edit.id);
      return moved ? placed(parts, moved, edit.after) : parts;
    }
    case 'head':
      return parts;
  }
}

const isPhase = (part: DraftPart): part is LessonPhase => 'stage' in part;
const isQuestion = (part: DraftPart): part is Question => 'kind' in part;
const isExercise = (part: DraftPart): part is Exercise => 'statement' in part;

const headOf = (edit: DraftEdit, fields: readonly ('title' | 'minutes' | 'scale')[]) =>
  edit.edit === 'head'
    ? Object.fromEntries(
        fields.flatMap((field) => (edit[field] === undefined ? [] : [[field, edit[field]]])),
      )
    : {};

/** Applies a proposed edit; parts that it does not name stay the same objects. */
export function applyEdit(draft: Draft, edit: DraftEdit): Draft {
  switch (draft.type) {
    case 'LESSON_PLAN': {
      const edited = editedParts(draft.phases, edit, isPhase);
      const placedId = edit.edit === 'add' ? edit.part.id : edit.edit === 'move' ? edit.id : '';
      const phases = placedId === '' ? numberSessions(edited) : joinSession(edited, placedId);
      return { ...draft, ...headOf(edit, ['title', 'minutes']), phases };
    }
    case 'TEST': {
      const questions = [...editedParts(draft.questions, edit, isQuestion)];
      return { ...draft, ...headOf(edit, ['title', 'minutes', 'scale']), questions };
    }
    case 'EXERCISE': {
      const exercises = [...editedParts(draft.exercises, edit, isExercise)];
      return { ...draft, ...headOf(edit, ['title']), exercises };
    }
  }
}

/** Replaces the part with the same id; a part of another type changes nothing. */
export const replacePart = (draft: Draft, part: DraftPart): Draft =>
  applyEdit(draft, { edit: 'replace', part });
