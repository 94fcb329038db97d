import * as z from 'zod/mini';
import type { LessonPlan } from '#shared/model/draft.ts';
import { lessonPortions, planAnswer } from '../answers.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import type { Finding } from '../assemble/assembled.ts';
import { findFaults } from '../faults/find-faults.ts';
import { topicFaults } from '../faults/topic-rules.ts';
import { mendAnswer } from '../mending/mend-answer.ts';
import { mostPhases, portionsOf } from '../plan/portions.ts';
import type { Plan, Task, WrittenLesson } from '../task.ts';
import { dropFaultyChecks } from './drop-checks.ts';
import { findingOf, isBroken } from './finding.ts';

/** An answer to a lesson, or to portions of it that are joined. */
type Answer = Readonly<Record<string, unknown>>;

const record = z.record(z.string(), z.unknown());
const text = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);
const answerIn = (value: unknown): Answer => z.safeParse(record, value).data ?? {};

const placed = z.looseObject({ session: z.catch(z.number(), 1) });
const phasesIn = ({ phases }: Answer) => z.parse(z.catch(z.array(placed), []), phases);

const { headWithGoals: head, session, end } = lessonPortions;
type Part = 'head' | 'session' | 'end';
const fields = { head: head.shape, session: session.shape, end: end.shape };
const parts: readonly Part[] = ['head', 'session', 'end'];

/** The part of a lesson in which a path is; `undefined` for faults of the whole. */
const partAt = (path: string): Part | undefined =>
  parts.find((part) => Object.hasOwn(fields[part], path.split('.')[0] ?? ''));
const partOf = ({ section }: Plan): Part =>
  typeof section === 'number' ? 'session' : (section ?? 'head');

/** The portion in an answer to the whole; an empty one if it is not written. */
export function portionIn(portion: Plan, given: unknown): Answer {
  const whole = answerIn(given);
  const part = partOf(portion);
  if (part !== 'session')
    return Object.fromEntries(Object.entries(whole).filter(([name]) => partAt(name) === part));
  const own = phasesIn(whole).filter((phase) => phase.session === portion.section);
  return own.length > 0 ? { phases: own.map(({ session: _, ...phase }) => phase) } : {};
}

/** The whole with the answer to a portion of it in its place. */
export function addPortion(portion: Plan, before: unknown, value: unknown): Answer {
  const whole = answerIn(before);
  const answer = answerIn(mendAnswer(planAnswer(portion), value));
  const { section } = portion;
  if (typeof section !== 'number') return { ...whole, ...answer };
  const others = phasesIn(whole).filter((phase) => phase.session !== section);
  const own = phasesIn(answer).map((phase) => ({ ...phase, session: section }));
  if (own.length === 0) return whole;
  return { ...whole, phases: [...others, ...own].toSorted((a, b) => a.session - b.session) };
}

const readable = z.object({
  title: text,
  outcome: text,
  goals: texts,
  materials: texts,
  keywords: z.catch(z.array(z.object({ term: text })), []),
  misconceptions: z.catch(z.array(z.object({ misconception: text })), []),
});
const readablePhase = z.object({
  session: z.number(),
  stage: text,
  title: text,
  checks: z.catch(z.array(z.object({ stem: text })), []),
});

/** What is written of a lesson outside a portion, for the model that writes this portion; undefined if nothing is. */
export function writtenBeside(portion: Plan, whole: Answer): WrittenLesson | undefined {
  const { goals, keywords, misconceptions, ...others } = z.parse(readable, whole);
  const phases = z.parse(z.array(readablePhase), phasesIn(whole));
  if (others.title === '') return undefined;
  return {
    ...others,
    ...(goals.length > 0 && { goals }),
    keywords: keywords.map(({ term }) => term),
    misconceptions: misconceptions.map(({ misconception }) => misconception),
    phases: phases
      .filter((phase) => phase.session !== portion.section)
      .map((phase) => ({ ...phase, checks: phase.checks.map(({ stem }) => stem) })),
  };
}

/** What is written of a lesson outside one of its phases. */
export const lessonWithout = (id: string, plan: Plan, lesson: LessonPlan) => {
  const phases = lesson.phases.filter((phase) => phase.id !== id);
  return writtenBeside({ ...plan, section: 'end' }, { ...lesson, phases });
};

/** The phases of the sessions that are written without a gap, and how many these are. */
export function firstSessions(whole: Answer) {
  const written = new Set(phasesIn(whole).map((phase) => phase.session));
  let count = 0;
  while (written.has(count + 1)) count += 1;
  return { count, phases: phasesIn(whole).filter((phase) => phase.session <= count) };
}

const NOTHING: Answer = {
  ...{ title: '', outcome: '', prerequisites: [], materials: [], keywords: [] },
  ...{ misconceptions: [], phases: [], starter: [], exit: [], trace: '' },
  ...{ differentiation: { support: '', extension: '' }, homework: '', notes: [] },
};

/** The whole with nothing in the place of what is not written. */
export const withGaps = (plan: Plan, whole: Answer): Answer => ({
  ...NOTHING,
  title: plan.request.topic,
  ...whole,
});

function tooManyPhases(portion: Plan, whole: Answer): Finding[] {
  const most = mostPhases(portion);
  const count = phasesIn(portionIn(portion, whole)).length;
  const problem = `the session has ${count} phases; give at most ${most}`;
  return count > most ? [{ rule: 'schema', path: 'phases', problem, isHard: true }] : [];
}

/** What is wrong with a portion by itself, with the paths of a lesson that has only this one. */
export function findingsOf(portion: Plan, whole: Answer): Finding[] {
  const part = partOf(portion);
  const { sessions = 1, minutes = 0, ...one } = portion;
  const own = { ...one, minutes: Math.round(minutes / sessions) };
  const about = writtenBeside(portion, whole);
  const others = withGaps(portion, {
    ...(about && { title: about.title }),
    keywords: about?.keywords.map((term) => ({ term, meaning: '' })) ?? [],
  });
  const answer = {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => partAt(name) !== part)),
    ...(part === 'session' && { phases: [] }),
    ...answerIn(mendAnswer(planAnswer(portion), portionIn(portion, whole))),
  };
  const { draft, findings = [] } = assembleDraft(own, answer, { drafter: 'model', seed: '' });
  const faults = draft ? [...findFaults(draft, own), ...topicFaults(draft, own)] : [];
  const all = [...findings, ...tooManyPhases(portion, whole), ...faults.map(findingOf)];
  return (draft ? dropFaultyChecks(draft, all).findings : all).filter(
    ({ path }) => partAt(path) === undefined || partAt(path) === part,
  );
}

/** Whether the answer to a portion breaks no hard rule. */
export function isGoodPortion(portion: Plan, value: unknown, lesson?: WrittenLesson): boolean {
  const { title, keywords } = lesson ?? {};
  const before = lesson && { title, keywords: keywords?.map((term) => ({ term })) };
  return !isBroken(findingsOf(portion, addPortion(portion, before, value)));
}

/** Joins the portions that break no hard rule. A session is judged by what the lesson is about so far. */
export const joinLesson = (
  portions: readonly { readonly plan: Plan; readonly value: unknown }[],
): Answer =>
  portions.reduce<Answer>((before, { plan, value }) => {
    const whole = addPortion(plan, before, value);
    return isBroken(findingsOf(plan, whole)) ? before : whole;
  }, {});

/** The task that asks for a portion when the others are as they are. */
export function portionTask(portion: Plan, whole: Answer, findings: readonly Finding[]): Task {
  const lesson = writtenBeside(portion, whole);
  const answer = portionIn(portion, whole);
  const common = { plan: portion, ...(lesson && { lesson }) };
  if (Object.keys(answer).length === 0) return { task: 'draft', ...common };
  const found = new Map(findings.map((one) => [`${one.rule} ${one.path}`, one]));
  const faults = [...found.values()].map(({ rule, path, problem }) => ({ rule, path, problem }));
  return { task: 'repair', ...common, answer, faults };
}

/** The findings that are about a portion of a whole lesson, with the paths of this portion alone. */
function findingsIn(
  portion: Plan,
  whole: Answer,
  findings: readonly Finding[],
): readonly Finding[] {
  const { section } = portion;
  if (typeof section !== 'number')
    return findings.filter(({ path }) => partAt(path) === partOf(portion));
  const sessions = phasesIn(whole).map((phase) => phase.session);
  return findings.flatMap((finding) => {
    const [field, index, ...rest] = finding.path.split('.');
    const at = Number(index ?? Number.NaN);
    if (field !== 'phases' || sessions[at] !== section) return [];
    const own = at - sessions.indexOf(section);
    const problem = finding.problem.replace(`phase ${at + 1}`, `phase ${own + 1}`);
    return [{ ...finding, problem, path: [field, own, ...rest].join('.') }];
  });
}

/**
 * The tasks that mend a lesson: only for the portions that break a hard rule, or else for those with a hint. The others
 * rest on the head, so they wait for a good one.
 */
export function mendingTasks(
  plan: Plan,
  given: unknown,
  findings: readonly Finding[],
): ((now: unknown) => Task | undefined)[] {
  const whole = answerIn(given);
  const isHard = isBroken(findings);
  const head = { ...plan, section: 'head' } as const;
  const portions = portionsOf(plan).map((portion) => {
    const found = [...findingsIn(portion, whole, findings), ...findingsOf(portion, whole)];
    return { portion, found };
  });
  const faulty = portions.filter(({ found }) => (isHard ? isBroken(found) : found.length > 0));
  // Portions that are good by themselves may not be a lesson together.
  return (faulty.length > 0 ? faulty : portions).map(
    ({ portion, found }) =>
      (now) =>
        portion.section !== 'head' && isBroken(findingsOf(head, answerIn(now)))
          ? undefined
          : portionTask(portion, answerIn(now), found.length > 0 ? found : findings),
  );
}
