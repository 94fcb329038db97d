import { noSeating, seatingPlan } from '../model/seating.ts';
import { classValue } from './class-value.ts';

export const classSeatingValue = classValue({
  name: 'seating',
  noun: 'Where the pupils of a class sit',
  schema: seatingPlan,
  empty: noSeating,
});
export const { get: getClassSeating, put: putClassSeating } = classSeatingValue;
