import * as z from 'zod/mini';
import type { Half } from '#shared/attendance/halves.ts';

/** Whom a teacher has chosen for a roll that is not taken yet, as kept in the tab. */
export const chosenPupils = z.object({
  /** The pupils of the class then: those who joined later were not chosen from. */
  listed: z.array(z.string()),
  /** By half; `whole`: by the whole class. */
  called: z.record(z.string(), z.array(z.string())),
});
export type ChosenPupils = z.infer<typeof chosenPupils>;

const nameOf = (half: Half | undefined): string => String(half ?? 'whole');

/** What a teacher has chosen so far, with another choice for a half or for the whole class. */
export const withChosen = (
  before: ChosenPupils | undefined,
  listed: readonly string[],
  called: readonly (readonly [half: Half | undefined, pupils: readonly string[]])[],
): ChosenPupils => ({
  listed: [...listed],
  called: {
    ...before?.called,
    ...Object.fromEntries(called.map(([half, pupils]) => [nameOf(half), [...pupils]])),
  },
});

/** Whom a roll calls by what was chosen; of pupils who joined the class since, those whom it would call anyway. */
export function calledBy(
  chosen: ChosenPupils | undefined,
  half: Half | undefined,
  usual: readonly string[],
): readonly string[] {
  const called = chosen?.called[nameOf(half)];
  if (!chosen || !called) return usual;
  const known = new Set([...chosen.listed, ...called]);
  return [...called, ...usual.filter((id) => !known.has(id))];
}
