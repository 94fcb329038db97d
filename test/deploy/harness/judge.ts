import type { Gap } from './gaps.ts';

/** The result of a test. */
export interface Outcome {
  /** Its name, after those of the suites around it. */
  readonly name: string;
  /** The messages of its errors; none when it passed. */
  readonly errors: readonly string[];
}

/**
 * The verdict on a test: `as-known` if it fails with the symptom of its gap, `closed` if it passes in spite of one,
 * `as-is` if it has no gap or fails in another way.
 */
export function judge(gaps: readonly Gap[], { name, errors }: Outcome) {
  const gap = gaps.find(({ tests }) => tests.includes(name));
  if (gap === undefined) return 'as-is';
  if (errors.length === 0) return 'closed';
  return errors.every((message) => gap.symptom.test(message)) ? 'as-known' : 'as-is';
}
