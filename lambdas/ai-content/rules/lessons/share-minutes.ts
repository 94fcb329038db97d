import type { LessonStage } from '#shared/model/draft.ts';

/** The number of phases per stage, depending on the time. */
const phasesFor = (minutes: number): Readonly<Record<LessonStage, number>> => {
  if (minutes < 30) return { launch: 1, build: 1, apply: 1 };
  if (minutes <= 75) return { launch: 1, build: 2, apply: 1 };
  return { launch: 1, build: minutes <= 120 ? 3 : 4, apply: 2 };
};

/** Divides minutes into equal parts, multiples of `unit`; the last part gets the remainder. */
function equalParts(minutes: number, count: number, unit: number): number[] {
  const each = Math.floor(minutes / count / unit) * unit;
  return Array.from({ length: count }, (_, at) =>
    at === count - 1 ? minutes - each * (count - 1) : each,
  );
}

/** The minutes of each phase, which add up to the lesson's: a seventh for the launch and a third for applying. */
export function shareMinutes(
  minutes: number,
): { readonly stage: LessonStage; readonly minutes: number }[] {
  const count = phasesFor(minutes);
  const unit = minutes >= 40 ? 5 : 1;
  const part = (share: number, fewest: number) =>
    Math.max(fewest, Math.round((minutes * share) / unit) * unit);
  const least = minutes >= 3 ? 1 : 0;
  const launch = Math.min(15, part(0.14, least));
  const apply = part(0.3, least);
  const build = minutes - launch - apply;
  const of = (stage: LessonStage, total: number) =>
    equalParts(total, count[stage], unit).map((each) => ({ stage, minutes: each }));
  return [...of('launch', launch), ...of('build', build), ...of('apply', apply)];
}
