import type { Traits } from './traits.ts';

/** A statement that is true or false, so its answer has no words. */
export const truthTraits = (): Traits => ({ shown: [], answers: [], faults: () => [] });
