import type { AddedMarks, MarksToAdd } from '#shared/model/added-marks.ts';
import type { SavedPupil } from '#shared/model/saved-class.ts';

/** Marks that were read of sheets which were printed of a version of their class. */
export interface UnaskedMarks extends Pick<MarksToAdd, 'subject' | 'term' | 'source'> {
  readonly classVersion: number;
  /** The marks; undefined if they are not all certain. */
  readonly tableFor: (pupils: readonly SavedPupil[]) => MarksToAdd['table'] | undefined;
}

/** How other features of the backend add marks to the record of a class; `lambdas/record/door.ts` opens it. */
export interface RecordDoor {
  /**
   * Adds marks that no teacher has looked at, all of them or none. The same call may be repeated.
   * @returns undefined if a teacher must look: the class has changed since they were printed, a mark is not certain, or
   *   the sheet was changed at the same moment
   */
  readonly addUnasked: (
    of: { readonly uid: string; readonly classId: string },
    marks: UnaskedMarks,
  ) => Promise<AddedMarks | undefined>;
}
