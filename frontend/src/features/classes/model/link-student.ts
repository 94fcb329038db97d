import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Student } from '#shared/model/student.ts';
import { foldedWords } from '#shared/text/fold-text.ts';
import { sortedByName } from '#shared/text/name-order.ts';

const nameOf = (fullName: string): string => foldedWords(fullName).toSorted().join(' ');

/** The students who may be a pupil of the class: those who are no other pupil of it, by name. */
export const studentsFor = (
  students: readonly Student[],
  { pupils }: Pick<SavedClass, 'pupils'>,
  pupilId: string,
): readonly Student[] => {
  const others = new Set(
    pupils.flatMap(({ id, studentId }) => (id === pupilId ? [] : (studentId ?? []))),
  );
  return sortedByName(
    students.filter(({ studentId }) => !others.has(studentId)),
    ({ fullName }) => fullName,
  );
};

/** The only student with the pupil's name, in whatever order its words are. */
export const likelyStudent = (
  students: readonly Student[],
  fullName: string,
): Student | undefined => {
  const [found, ...others] = students.filter(
    (student) => nameOf(student.fullName) === nameOf(fullName),
  );
  return others.length === 0 ? found : undefined;
};

/** The pupils of a class with one of them linked to a student; an empty id unlinks. */
export const linkPupil = (
  { pupils }: Pick<SavedClass, 'pupils'>,
  pupilId: string,
  studentId: string,
): SavedClass['pupils'] =>
  pupils.map((pupil) => (pupil.id === pupilId ? { ...pupil, studentId } : pupil));
