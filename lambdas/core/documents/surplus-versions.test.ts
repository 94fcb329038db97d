import { expect, it } from 'vitest';
import type { DocumentVersion } from '#shared/model/document.ts';
import { surplusVersions } from './surplus-versions.ts';

/** Versions made at these minutes, newest first. */
const madeAt = (...minutes: number[]): DocumentVersion[] =>
  minutes
    .map((minute, index) => ({
      version: index + 1,
      createdAt: new Date(minute * 60_000).toISOString(),
      author: index === 0 ? ('job' as const) : ('teacher' as const),
    }))
    .toReversed();
const numbers = (versions: readonly DocumentVersion[]) => versions.map(({ version }) => version);
/** The twenty newest versions, which always stay: a minute apart and long after the others. */
const latest = Array.from({ length: 20 }, (_, index) => 100_000 + index);

it('removes no versions while there is room', () => {
  expect(surplusVersions(madeAt(0, 1, 2, ...latest), 23)).toEqual([]);
  expect(surplusVersions([], 23)).toEqual([]);
});

it('removes the versions that were current for the shortest time', () => {
  const versions = madeAt(0, 100, 101, 103, 5_000, ...latest);
  expect(numbers(surplusVersions(versions, 24))).toEqual([2]);
  expect(numbers(surplusVersions(versions, 23))).toEqual([2, 3]);
});

it('never removes the job’s own version or the newest', () => {
  const versions = madeAt(0, 1, 2, ...latest);
  expect(numbers(surplusVersions(versions, 1))).toEqual([2, 3]);
});
