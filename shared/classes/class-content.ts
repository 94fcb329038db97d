import type { ClassContent, ClassSummary } from '../model/saved-class.ts';
import type { ListedClass } from '../model/listed-classes.ts';
import { foldText } from '../spreadsheet/fold-text.ts';

/** What is kept of a class that was read: who is in it, and none of its marks. */
export const toClassContent = ({ name, subject, level, pupils }: ListedClass): ClassContent => ({
  name,
  ...(subject && { subject }),
  ...(level && { level }),
  pupils: pupils.map(({ fullName, registrationNumber, dateOfBirth, gender }) => ({
    fullName,
    ...(registrationNumber && { registrationNumber }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(gender && { gender }),
  })),
});

const isSame = (a: string | undefined, b: string | undefined): boolean =>
  foldText(a ?? '') === foldText(b ?? '');

/**
 * Which of the saved classes one that was read is, by its name and, where both have one, its subject: the one changed
 * last, of several.
 */
export function sameClass<Kept extends Pick<ClassSummary, 'name' | 'subject' | 'changedAt'>>(
  kept: readonly Kept[],
  read: Pick<ClassContent, 'name' | 'subject'>,
): Kept | undefined {
  const named = kept
    .filter(({ name }) => isSame(name, read.name))
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  return (
    named.find(({ subject }) => isSame(subject, read.subject)) ??
    named.find(({ subject }) => !subject || !read.subject)
  );
}
