import Fraction from 'fraction.js';
import type { Quantity } from './read-stem.ts';

/** Each unit as a multiple of its quantity's base unit: metres, grams, litres, minutes. */
const UNITS: Readonly<Record<string, readonly [of: string, times: string]>> = {
  km: ['length', '1000'],
  hm: ['length', '100'],
  dam: ['length', '10'],
  m: ['length', '1'],
  dm: ['length', '1/10'],
  cm: ['length', '1/100'],
  mm: ['length', '1/1000'],
  kg: ['mass', '1000'],
  g: ['mass', '1'],
  mg: ['mass', '1/1000'],
  L: ['capacity', '1'],
  dL: ['capacity', '1/10'],
  cL: ['capacity', '1/100'],
  mL: ['capacity', '1/1000'],
  'm²': ['area', '1'],
  'dm²': ['area', '1/100'],
  'cm²': ['area', '1/10000'],
  h: ['time', '60'],
  min: ['time', '1'],
};

/** Adds quantities and converts the sum to another unit of the same kind. */
export function convert(quantities: readonly Quantity[], to: string): Fraction | undefined {
  const [kind, times] = UNITS[to] ?? [];
  if (kind === undefined || times === undefined) return undefined;
  let sum = new Fraction(0);
  for (const { value, unit } of quantities) {
    const [of, each] = UNITS[unit] ?? [];
    if (of !== kind || each === undefined) return undefined;
    sum = sum.add(value.mul(each));
  }
  return sum.div(times);
}
