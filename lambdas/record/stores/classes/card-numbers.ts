import type { SavedClass } from '#shared/model/saved-class.ts';

/** The pupils of a class: those on the list, and those who have left it. */
export type ClassPupils = Pick<SavedClass, 'pupils' | 'left'>;

/**
 * Gives each pupil without an answer card the smallest number that is free. Pupils keep theirs, also after they have left,
 * because their printed card may still be in the room. Classes that were stored before there were cards get the same
 * numbers whenever they are read.
 */
export function numberCards({ pupils, left }: ClassPupils): ClassPupils {
  const taken = new Set([...pupils, ...(left ?? [])].map(({ cardNumber }) => cardNumber));
  let next = 1;
  const numbered = <P extends { readonly cardNumber?: number | undefined }>(pupil: P): P => {
    if (pupil.cardNumber !== undefined) return pupil;
    while (taken.has(next)) next += 1;
    taken.add(next);
    return { ...pupil, cardNumber: next };
  };
  return { pupils: pupils.map(numbered), ...(left && { left: left.map(numbered) }) };
}
