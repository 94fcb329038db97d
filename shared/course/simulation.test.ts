import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { annualDistribution } from '../model/annual-distribution.ts';
import { courseLogContent } from '../model/course-log.ts';
import { schoolYear } from '../model/school-year.ts';
import type { CourseYear } from './course.ts';
import { randomYear } from './random-year.fixture.ts';
import { plannedOf, sessionsOf } from './sessions-of.ts';
import { simulate, simulatePlanned } from './simulation.fixture.ts';

const seeds = Array.from({ length: 2000 }, (_, index) => index + 1);

it('the dates of a course, real and planned, are those of a simulation written separately, in 2,000 random years', () => {
  for (const seed of seeds) {
    const year = randomYear(seed);
    // The planned year is the same rule with an empty log, so a part of the years is enough.
    const isPlanned = seed % 4 === 0;
    const found = [sessionsOf(year), ...(isPlanned ? [plannedOf(year)] : [])];
    const expected = [simulate(year), ...(isPlanned ? [simulatePlanned(year)] : [])];
    // The assertion takes longer, and prints what differs.
    if (!isDeepStrictEqual(found, expected)) expect(found, `seed ${seed}`).toEqual(expected);
  }
});

describe('the random years', () => {
  const faultsOf = ({ schoolYear: year, log, lines }: CourseYear) => [
    z.safeParse(schoolYear, year).error,
    z.safeParse(courseLogContent, log).error,
    lines.length > 0 &&
      z.safeParse(annualDistribution, { subject: 'x', level: 'Middle', year: 2, lessons: lines })
        .error,
  ];

  it('could all be saved', () => {
    for (const seed of seeds.slice(0, 300))
      expect(faultsOf(randomYear(seed)).filter(Boolean), `seed ${seed}`).toEqual([]);
  });

  it('have some of everything that the rules speak of', () => {
    const years = seeds.slice(0, 300).map((seed) => sessionsOf(randomYear(seed)));
    const sessions = years.flatMap((year) => year.sessions);
    const count = (isCounted: (session: (typeof sessions)[number]) => boolean) =>
      sessions.filter(isCounted).length;
    for (const what of ['line', 'own', 'exam', 'test', 'lost', 'free'] as const)
      expect(
        count((session) => session.what === what),
        what,
      ).toBeGreaterThan(100);
    expect(count(({ what, line }) => what === 'test' && line !== undefined)).toBeGreaterThan(50);
    expect(count(({ isContinued }) => isContinued)).toBeGreaterThan(100);
    expect(count(({ half, isExtra }) => isExtra && half !== undefined)).toBeGreaterThan(100);
    expect(count(({ entry }) => entry?.here !== undefined)).toBeGreaterThan(100);
    expect(count(({ date }) => date.endsWith('-02-29'))).toBeGreaterThan(2);
    for (const list of ['unplaced', 'strays', 'unknownLines'] as const)
      expect(years.filter((year) => year[list].length > 0).length, list).toBeGreaterThan(30);
  });
});
