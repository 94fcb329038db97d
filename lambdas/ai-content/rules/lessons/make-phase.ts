import type { LessonStage } from '#shared/model/draft.ts';
import { semicolons } from '#shared/model/punctuation.ts';
import { capitalized } from '../language/say.ts';
import { applies } from './apply-phases.ts';
import { builds } from './build-phases.ts';
import { launches, recallSession } from './launch-phases.ts';
import type { LessonContext } from './lesson-context.ts';
import { shortened } from './objectives.ts';
import type { DraftPhase, PhaseMaker, PhaseWords } from './phase.ts';

/** How hard the check of a phase is. */
const checked = { launch: 1, build: 2, apply: 3 } as const;
const makers = { launch: launches, build: builds, apply: applies } as const;

/** A phase's title next to the name of its stage; a building phase is titled by its goal. */
const titles = {
  launch: { ar: 'تهيئة وتشخيص', en: 'Warm-up', fr: 'Mise en train' },
  apply: { ar: 'تدريب وتقويم', en: 'Practice and check', fr: 'Entraînement et vérification' },
} as const;

const recalled = {
  ar: 'تذكير بالحصة السابقة',
  en: 'Recall of the last session',
  fr: 'Rappel de la séance précédente',
} as const;

const rounds = {
  first: { ar: 'اكتشاف', en: 'finding out', fr: 'découvrir' },
  later: { ar: 'ترسيخ', en: 'making sure', fr: 'consolider' },
} as const;

/** A phase to be made. */
export interface PhaseAsked {
  readonly stage: LessonStage;
  /** Zero-based index among the phases of its stage, and their number. */
  readonly at: number;
  readonly of: number;
  /** If the lesson has several. */
  readonly session?: number;
}

/** The goal of a building phase: its share of the objectives. */
function goalOf(
  { objectives, topic, material }: LessonContext,
  { at, of, session }: Pick<PhaseAsked, 'at' | 'of' | 'session'>,
): string {
  const { language } = material.plan;
  const share = Math.ceil(objectives.length / of);
  // Sessions go from one objective to the next; the phases of one lesson come back to the first.
  const index = session === undefined ? at % objectives.length : (at * objectives.length) / of;
  const own =
    share > 1
      ? objectives.slice(at * share, (at + 1) * share)
      : [objectives[Math.floor(index)] ?? ''];
  const goal = own.filter((each) => each !== '').join(semicolons[language]);
  return goal === ''
    ? {
        ar: `التعرف على «${topic}»`,
        en: `getting to know “${topic}”`,
        fr: `découvrir « ${topic} »`,
      }[language]
    : shortened(goal, 300);
}

/**
 * Makes a phase in the first unused way for which the lesson has the material; special ways come first.
 * @param isNew whether it differs from the existing phases
 */
export function makePhase(
  context: LessonContext,
  asked: PhaseAsked,
  isNew: (teacher: string) => boolean,
): DraftPhase {
  const { language } = context.material.plan;
  const { stage, at, of, session } = asked;
  const check = context.check(checked[stage]);
  const common = {
    stage,
    ...(session !== undefined && { session }),
    ...(check && { checks: [check] }),
  };
  if (stage === 'launch' && at > 0) {
    const before = goalOf(context, { ...asked, at: at - 1 });
    return { ...common, title: recalled[language], ...recallSession(context, before)[language] };
  }
  const goal = goalOf(context, asked);
  const { special, general } = makers[stage];
  const order = [...special, ...context.material.random.shuffled(general)];
  const turned = [...order.slice(at), ...order.slice(0, at)];
  const fresh = (make: PhaseMaker) => {
    const text = make(context, goal)?.[language];
    return text && isNew(text.teacher) ? text : undefined;
  };
  let text: PhaseWords | undefined;
  for (const make of turned) text ??= fresh(make);
  text ??= general[0](context, goal)[language];
  // With fewer objectives than phases, an objective is repeated.
  const repeated = of > 1 && context.objectives.length < of;
  const isFirst =
    at === 0 || (session !== undefined && goalOf(context, { ...asked, at: at - 1 }) !== goal);
  const round = (isFirst ? rounds.first : rounds.later)[language];
  if (stage === 'build') {
    const about = shortened(capitalized(goal), 90);
    const heading = repeated ? `${about} (${round})` : about;
    return { ...common, title: heading, ...text };
  }
  const title = titles[stage][language];
  const isNumbered = of > 1 && session === undefined;
  return { ...common, title: isNumbered ? `${title} ${at + 1}` : title, ...text };
}
