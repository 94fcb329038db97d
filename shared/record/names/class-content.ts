import { schoolFields, type ClassContent, type ClassSummary } from '../../model/saved-class.ts';
import type { ListedClass, ListedClasses } from '../../model/listed-classes.ts';

/** What a file or a class says of its school. */
export type SchoolOfClass = Pick<ClassSummary, (typeof schoolFields)[number]>;

/** The school's values that are said. */
export const schoolOf = (said: SchoolOfClass): SchoolOfClass =>
  Object.fromEntries(
    schoolFields.flatMap((field) => {
      const value = said[field]?.trim();
      return value ? [[field, value]] : [];
    }),
  );

/**
 * The part of a class that is saved: its pupils, and none of its marks.
 * @param head what its file says of the school
 */
export const toClassContent = (
  { name, subject, level, pupils }: ListedClass,
  head: Omit<ListedClasses, 'classes'> = {},
): ClassContent => ({
  name,
  ...(subject && { subject }),
  ...(level && { level }),
  ...schoolOf(head),
  pupils: pupils.map(({ fullName, registrationNumber, dateOfBirth, gender }) => ({
    fullName,
    ...(registrationNumber && { registrationNumber }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(gender && { gender }),
  })),
});
