import type { SavedClass } from '#shared/model/saved-class.ts';
import { limits } from '#shared/model/limits.ts';
import { clipText } from '#shared/spreadsheet/clean-text.ts';

/** What a notebook of saved classes is told by in the history: their names; one that is gone has none. */
export const namesOfClasses = (classes: readonly (SavedClass | undefined)[]): string =>
  clipText(classes.flatMap((kept) => kept?.name ?? []).join(' · '), limits.textLength);
