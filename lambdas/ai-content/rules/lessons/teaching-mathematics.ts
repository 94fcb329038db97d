import { teachingOfAlgebra } from './teaching-algebra.ts';
import { teachingOfGeometry } from './teaching-geometry.ts';
import { teachingOfNumbers } from './teaching-numbers.ts';
import type { Teaching } from './teaching.ts';

/** What teachers of mathematics know of each topic: what it builds on, its words, and what pupils get wrong. */
export const teachingOfMathematics: Readonly<Record<string, Teaching>> = {
  ...teachingOfNumbers,
  ...teachingOfGeometry,
  ...teachingOfAlgebra,
};
