import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { bySubject, type SubjectSheet } from '#shared/record/general/class-results.ts';
import { withPreset } from '#shared/record/general/coefficient-presets.ts';
import type { AllSubjects } from '../report.ts';

/**
 * How the subjects of a class count, and their sheets. Until something is saved, they are those of the record, with what
 * is known of the level alone.
 */
export function allSubjectsOf(
  { level }: Pick<SavedClass, 'level'>,
  settings: ClassSubjects | undefined,
  all: readonly SubjectSheet[],
): AllSubjects {
  const sheets = bySubject(all);
  if (settings && settings.subjects.length > 0) return { settings, sheets };
  const subjects = Array.from(sheets.values(), ({ subject }) => ({ subject }));
  return { settings: withPreset({ ...settings, subjects }, { level, ...settings }), sheets };
}
