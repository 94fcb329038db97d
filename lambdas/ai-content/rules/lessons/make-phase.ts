import type * as z from 'zod/mini';
import type { phaseAnswer } from '../../domain/answers.ts';
import type { LessonStage } from '#shared/model/draft.ts';
import { semicolons } from '#shared/model/punctuation.ts';
import { capitalized } from '../language/say.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import type { TextPart } from '../source/source-text.ts';
import { nameOfPart } from '../source/text-questions.ts';
import { shownAnswer } from '../items/item-questions.ts';
import {
  partsAbout,
  promptOf,
  type Aim,
  type LessonContext,
  type Prompt,
} from './lesson-context.ts';
import { shortened } from './objectives.ts';

export type DraftPhase = z.infer<typeof phaseAnswer>;
type PhaseWords = Pick<DraftPhase, 'teacher' | 'pupils' | 'assessment'>;
/** A way to fill a phase; `undefined` if the lesson lacks the material. */
type PhaseMaker = (context: LessonContext, aim: Aim) => PhaseWords | undefined;

/** How hard the check of a phase is. */
const checked = { launch: 1, build: 2, apply: 3 } as const;
/** The most questions of a phase on its part of the text. */
const QUESTIONS = 2;

const textsOf = ({ material }: LessonContext) => ruleTextsIn(material.plan.language);
const answered = (context: LessonContext, { question, answer }: Prompt): string =>
  textsOf(context).answered(question, answer);

const problem: PhaseMaker = (context, { goal }) => {
  const [first, second] = [context.item(1, goal), context.problem(goal)];
  if (!first || !second) return undefined;
  const { teacher, ...others } = textsOf(context).launch.problem;
  return { ...others, teacher: teacher(answered(context, promptOf(first)), second.question) };
};

const prediction: PhaseMaker = (context) => {
  if (!context.material.source || context.material.family) return undefined;
  const { teacher, ...others } = textsOf(context).launch.prediction;
  return { ...others, teacher: teacher(context.topic) };
};

const workedExample: PhaseMaker = (context, { goal }) => {
  const [example, own] = [context.item(2, goal), context.item(1, goal)];
  if (!example || !own) return undefined;
  const { teacher, pupils, assessment } = textsOf(context).build.workedExample;
  const steps = example.steps.map((step, at) => `${at + 1}) ${step}`).join(' ');
  return {
    teacher: teacher(goal, example.question, steps),
    pupils,
    assessment: assessment(answered(context, promptOf(own))),
  };
};

const findTheMistake: PhaseMaker = (context, { goal }) => {
  const example = context.item(2, goal);
  if (!example) return undefined;
  const { answer, question, steps } = example;
  const right = shownAnswer(example);
  const wrong =
    answer.kind === 'number'
      ? answer.slips.map(answer.show).find((each) => each !== right)
      : answer.others[0];
  if (wrong === undefined) return undefined;
  const { teacher, ...others } = textsOf(context).build.findTheMistake;
  return { ...others, teacher: teacher(goal, question, right, wrong, steps.join(' ')) };
};

/** Reads the parts of the text that speak of the goal, with questions on them where rules can ask some. */
const reading: PhaseMaker = (context, { goal, parts }) => {
  const { language } = context.material.plan;
  if (parts.length === 0 || context.material.family) return undefined;
  const texts = textsOf(context);
  const names = parts.map((part) => nameOfPart(part, language)).join(semicolons[language]);
  const asked = Array.from({ length: QUESTIONS }, () => context.ask(parts))
    .flatMap((each) => (each ? [answered(context, each)] : []))
    .join(semicolons[language]);
  const { teacher, withoutQuestions, ...others } = texts.build.reading;
  return {
    ...others,
    teacher: asked === '' ? withoutQuestions(goal, names) : teacher(goal, names, asked),
  };
};

const exercises: PhaseMaker = (context, { goal }) => {
  const goals = context.objectives.length > 0 ? context.objectives : [goal];
  const items = ([1, 2, 3] as const).flatMap(
    (difficulty, at) => context.item(difficulty, goals[at % goals.length] ?? goal) ?? [],
  );
  if (items.length < 3) return undefined;
  const list = items.map((each, at) => `${at + 1}) ${answered(context, promptOf(each))}`);
  const { teacher, ...others } = textsOf(context).apply.exercises;
  return { ...others, teacher: teacher(list.join('\n')) };
};

const summary: PhaseMaker = (context) => {
  const { source, family } = context.material;
  if (!source || family) return undefined;
  const { teacher, withQuestion, ...others } = textsOf(context).apply.summary;
  const question = context.ask(context.aimed);
  return { ...others, teacher: question ? withQuestion(answered(context, question)) : teacher };
};

const frame =
  (stage: LessonStage): PhaseMaker =>
  (context, { goal }) => {
    const { teacher, ...others } = textsOf(context)[stage].frame;
    return { ...others, teacher: teacher(goal) };
  };

const makers: Readonly<Record<LessonStage, readonly PhaseMaker[]>> = {
  launch: [problem, prediction, frame('launch')],
  build: [workedExample, findTheMistake, reading, frame('build')],
  apply: [exercises, summary, frame('apply')],
};

export interface PhaseAsked {
  readonly stage: LessonStage;
  /** Zero-based index among the phases of its stage, and their number. */
  readonly at: number;
  readonly of: number;
  /** If the lesson has several. */
  readonly session?: number;
}

/** The objectives that a phase has to itself; none if the lesson has none. */
export function objectivesAt(
  objectives: readonly string[],
  { at, of, session }: Pick<PhaseAsked, 'at' | 'of' | 'session'>,
): readonly string[] {
  const share = Math.ceil(objectives.length / of);
  // Sessions go from one objective to the next; the phases of one lesson come back to the first.
  const index = session === undefined ? at % objectives.length : (at * objectives.length) / of;
  return share > 1
    ? objectives.slice(at * share, (at + 1) * share)
    : objectives.slice(Math.floor(index), Math.floor(index) + 1);
}

/** What a phase is about. Without objectives, its share of the text; a phase that has no objective of its own, the topic. */
function aimOf({ objectives, topic, material }: LessonContext, asked: PhaseAsked): Aim {
  const { source, plan } = material;
  const { language } = plan;
  const all = source?.parts ?? [];
  const share = Math.ceil(all.length / asked.of);
  const own = objectivesAt(objectives, asked).filter((each) => each !== '');
  if (own.length === 0)
    return {
      goal: ruleTextsIn(language).gettingToKnow(topic),
      parts: objectives.length > 0 ? [] : all.slice(asked.at * share, (asked.at + 1) * share),
    };
  const parts = new Set<TextPart>(own.flatMap((each) => partsAbout(each, topic, all)));
  return { goal: shortened(own.join(semicolons[language]), 300), parts: [...parts] };
}

/**
 * Makes a phase in the first unused way for which the lesson has the material.
 * @param isNew whether it differs from the existing phases
 */
export function makePhase(
  context: LessonContext,
  asked: PhaseAsked,
  isNew: (teacher: string) => boolean,
): DraftPhase {
  const { stage, at, of, session } = asked;
  const texts = textsOf(context);
  const aim = aimOf(context, asked);
  const { goal } = aim;
  const isRecall = stage === 'launch' && at > 0;
  // Before it is read, a text is not asked about.
  const isUnread = stage === 'launch' && !context.material.family;
  const check = isUnread ? undefined : context.check(checked[stage], aim);
  const ways = makers[stage];
  const special = ways.slice(0, -1);
  const first = stage === 'build' ? at % special.length : 0;
  const order = [...special.slice(first), ...special.slice(0, first), ...ways.slice(-1)];
  let words: PhaseWords | undefined;
  if (isRecall) {
    const before = aimOf(context, { ...asked, at: at - 1 });
    const known = context.item(1, before.goal);
    const question = known ? promptOf(known) : context.ask(before.parts);
    const { teacher, withQuestion, ...others } = texts.launch.recall;
    words = {
      ...others,
      teacher: question
        ? withQuestion(before.goal, answered(context, question))
        : teacher(before.goal),
    };
  } else
    for (const make of order) {
      const made: PhaseWords | undefined = words ?? make(context, aim);
      words = made && isNew(made.teacher) ? made : undefined;
    }
  words ??= ways.at(-1)?.(context, aim) ?? { teacher: goal, pupils: goal, assessment: goal };
  // With fewer objectives than phases, an objective is repeated.
  const isRepeated = of > 1 && context.objectives.length < of;
  const isFirst =
    at === 0 || (session !== undefined && aimOf(context, { ...asked, at: at - 1 }).goal !== goal);
  const round = isFirst ? texts.findingOut : texts.makingSure;
  const about = shortened(capitalized(goal), 90);
  const isNumbered = of > 1 && session === undefined && stage === 'apply';
  const title = {
    launch: isRecall ? texts.recallTitle : texts.launchTitle,
    build: isRepeated ? `${about} (${round})` : about,
    apply: isNumbered ? `${texts.applyTitle} ${at + 1}` : texts.applyTitle,
  }[stage];
  return {
    stage,
    ...(session !== undefined && { session }),
    ...(check && { checks: [check] }),
    title,
    ...words,
  };
}
