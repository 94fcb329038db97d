import { labelsIn } from '#shared/draft/labels.ts';
import type { LessonPlanAnswer } from '../../domain/answers.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import { capitalized } from '../language/say.ts';
import type { Material } from '../material.ts';
import { lessonContext, promptOf, type LessonContext, type Prompt } from './lesson-context.ts';
import { notesOf } from './lesson-notes.ts';
import type { LessonRequest } from './lesson-request.ts';
import { makePhase, type DraftPhase } from './make-phase.ts';
import { objectivesOf, outcomeOf } from './objectives.ts';
import { phasesIn } from './phases-in.ts';
import { teachingOf } from './teaching.ts';

const MINUTES = 60;
const KEYWORDS = 5;
const STARTERS = 2;
const EXITS = 3;
/** Sentences of a text that pupils copy, besides its definitions. */
const SENTENCES = 5;

const repeated = <Value>(count: number, make: (at: number) => Value | undefined): Value[] =>
  Array.from({ length: count }, (_, at) => make(at)).filter((each) => each !== undefined);

/** Items of the objectives in turn, from easy to hard. */
const promptsOf = ({ item, objectives }: LessonContext, count: number): Prompt[] =>
  repeated(count, (at) => {
    const goal = objectives[at % Math.max(1, objectives.length)] ?? '';
    const made = item(at === 0 ? 1 : 2, goal);
    return made && promptOf(made);
  });

/** What pupils copy: definitions, then a worked example, or what happened when; empty where rules know neither. */
function traceOf(
  { item, objectives, material: { source, family, plan } }: LessonContext,
  keywords: readonly { readonly term: string; readonly meaning: string }[],
): string {
  const example = item(2, objectives[0] ?? '');
  const dated = source?.sentences.filter(({ figure }) => figure?.kind === 'year') ?? [];
  return [
    ...keywords.map(({ term, meaning }) => `${term}${labelsIn(plan.language).colon}${meaning}`),
    ...(family
      ? example
        ? [example.question, ...example.steps]
        : []
      : dated.slice(0, SENTENCES).map(({ text }) => text)),
  ].join('\n');
}

/** Drafts a lesson plan from the form, in the three stages, with examples of a known topic or questions on the text. */
export function draftLesson(material: Material, request: LessonRequest): LessonPlanAnswer {
  const { plan, family, source } = material;
  const { language } = plan;
  const texts = ruleTextsIn(language);
  const teaching = family && teachingOf(family, language);
  const objectives = objectivesOf(request.objectives, language);
  const context = lessonContext(material, request.topic, objectives);
  const planned = phasesIn(plan.minutes ?? MINUTES, plan.sessions);
  const phases: DraftPhase[] = [];
  for (const { stage, session } of planned) {
    const at = phases.filter((phase) => phase.stage === stage).length;
    const of = planned.filter((each) => each.stage === stage).length;
    const isNew = (teacher: string) => phases.every((phase) => phase.teacher !== teacher);
    const asked = { stage, at, of, ...(session !== undefined && { session }) };
    phases.push(makePhase(context, asked, isNew));
  }
  const defined =
    source?.sentences.flatMap(({ definition }) =>
      definition ? [{ term: definition.term, meaning: `${capitalized(definition.meaning)}.` }] : [],
    ) ?? [];
  const known = Object.entries(teaching?.keywords ?? {}).map(([term, meaning]) => ({
    term,
    meaning,
  }));
  const keywords = [...defined, ...known].slice(0, KEYWORDS);
  const exit = family
    ? promptsOf(context, EXITS)
    : repeated(EXITS, () => context.ask(context.aimed));
  const trace = traceOf(context, keywords);
  const [easy] = promptsOf(context, 1);
  const homework = promptsOf(context, 2).map(({ question }, at) => `${at + 1}) ${question}`);
  return {
    title: request.topic,
    outcome: outcomeOf(objectives, request.topic, language),
    prerequisites: [...(teaching?.prerequisites ?? [])],
    materials: [
      ...texts.boards,
      ...(source && !family ? [texts.copies] : []),
      ...(teaching?.materials ?? []),
    ],
    keywords,
    misconceptions: Object.entries(teaching?.misconceptions ?? {}).map(
      ([misconception, response]) => ({ misconception, response }),
    ),
    phases,
    // What pupils know before a text, only their teacher knows.
    starter: promptsOf(context, STARTERS),
    exit,
    trace,
    differentiation: {
      support: easy ? texts.supportWith(texts.answered(easy.question, easy.answer)) : texts.support,
      extension: texts.extension(request.topic),
    },
    homework:
      homework.length > 0
        ? `${texts.homeworkItems}\n${homework.join('\n')}`
        : source
          ? texts.homeworkText
          : texts.homework(request.topic),
    notes: notesOf(material, request, objectives, {
      keywords: keywords.length > 0,
      trace: trace !== '',
      exit: exit.length > 0,
    }),
  };
}
