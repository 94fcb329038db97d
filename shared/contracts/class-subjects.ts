import { classSubjects } from '../model/class-subjects.ts';
import { classValue } from './class-value.ts';

export const classSubjectsValue = classValue({
  name: 'subjects',
  noun: 'How the general averages of a class are calculated: its subjects with their coefficients',
  schema: classSubjects,
  empty: { subjects: [] },
});
export const { get: getClassSubjects, put: putClassSubjects } = classSubjectsValue;
