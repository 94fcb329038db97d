import { annualDistributions } from '../model/annual-distribution.ts';
import { ownValue } from './own-value.ts';

/** The lessons of a teacher's years; forms of lesson plans take lessons from them. */
export const annualDistributionsValue = ownValue({
  name: 'annual-distributions',
  noun: 'annual distributions',
  attribute: 'annualDistributions',
  schema: annualDistributions,
  empty: { distributions: [] },
});
export const { get: getAnnualDistributions, put: putAnnualDistributions } =
  annualDistributionsValue;
