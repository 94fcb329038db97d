import type { SavedClass } from '#shared/model/saved-class.ts';
import { limits } from '#shared/model/limits.ts';
import { clipText } from '#shared/text/clean-text.ts';

/** The source that the history shows for a notebook of saved classes: their names, without deleted classes. */
export const namesOfClasses = (classes: readonly (SavedClass | undefined)[]): string =>
  clipText(classes.flatMap((kept) => kept?.name ?? []).join(' · '), limits.textLength);
