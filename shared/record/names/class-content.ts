import type { ClassContent } from '../../model/saved-class.ts';
import type { ListedClass } from '../../model/listed-classes.ts';

/** The part of a class that is saved: its pupils, and none of its marks. */
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
