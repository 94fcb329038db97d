import type { Gap } from './gaps.ts';

/** How a test has ended. */
export interface Outcome {
  /** Its name, after those of the suites around it. */
  readonly name: string;
  /** The messages of its errors; none when it passed. */
  readonly errors: readonly string[];
}

/**
 * What is to be made of a test's end: `as-known` if it fails by the gap that is named for it, `closed` if it passes in
 * spite of one, `as-is` if nothing is known of it or it fails otherwise.
 */
export function judge(gaps: readonly Gap[], { name, errors }: Outcome) {
  const gap = gaps.find(({ tests }) => tests.includes(name));
  if (gap === undefined) return 'as-is';
  if (errors.length === 0) return 'closed';
  return errors.every((message) => gap.symptom.test(message)) ? 'as-known' : 'as-is';
}
