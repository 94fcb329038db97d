import { teachingOfAlgebra } from './teaching-algebra.ts';
import { teachingOfGeometry } from './teaching-geometry.ts';
import { teachingOfNumbers } from './teaching-numbers.ts';
import { teachingOfTimeAndAngles } from './teaching-time-angles.ts';
import type { Teaching } from './teaching.ts';

/** Teaching content of each topic: prerequisites, terms and common mistakes. */
export const teachingOfMathematics: Readonly<Record<string, Teaching>> = {
  ...teachingOfNumbers,
  ...teachingOfGeometry,
  ...teachingOfAlgebra,
  ...teachingOfTimeAndAngles,
};
