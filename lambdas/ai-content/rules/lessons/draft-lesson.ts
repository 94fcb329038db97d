import type { LessonPlanAnswer } from '../../domain/answers.ts';
import { capitalized } from '../language/say.ts';
import type { Material } from '../material.ts';
import { differentiationOf, homeworkOf } from './around-lesson.ts';
import { lessonContext } from './lesson-context.ts';
import { notesOf } from './lesson-notes.ts';
import type { LessonRequest } from './lesson-request.ts';
import { makePhase } from './make-phase.ts';
import { objectivesOf, outcomeOf } from './objectives.ts';
import type { DraftPhase } from './phase.ts';
import { phasesIn } from './phases-in.ts';
import { exitOf, starterOf, traceOf } from './written-parts.ts';
import { teachingOf } from './teaching.ts';

const MINUTES = 60;
const KEYWORDS = 5;

/** A superlative describes a rank instead of defining a term. */
const SUPERLATIVE =
  /^(?:the )?(?:\w+est|most|first) |^(?:أكبر|أصغر|أطول|أعلى|أهم|أول|أكثر|أقدم|أشهر) /;
const boards = {
  ar: ['السبورة والألواح', 'كراس القسم وكتاب التلميذ'],
  en: ['Board and slates', 'Exercise book and textbook'],
  fr: ['Tableau et ardoises', 'Cahier d’exercices et manuel'],
} as const;

/** Drafts a lesson plan from the form, in the three stages, with examples of a known topic or questions on the text. */
export function draftLesson(material: Material, request: LessonRequest): LessonPlanAnswer {
  const { plan, family, source } = material;
  const { language } = plan;
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
    source?.definitions
      .filter(({ meaning }) => !SUPERLATIVE.test(meaning))
      .map(({ term, meaning }) => ({ term, meaning: `${capitalized(meaning)}.` })) ?? [];
  const keywords = Object.entries(teaching?.keywords ?? {}).map(([term, meaning]) => ({
    term,
    meaning,
  }));
  const copies =
    source &&
    {
      ar: 'نسخ من النص لكل تلميذ',
      en: 'A copy of the text for each pupil',
      fr: 'Une copie du texte pour chaque élève',
    }[language];
  const starter = starterOf(context);
  const differentiation = differentiationOf(context);
  const homework = homeworkOf(context);
  const exit = exitOf(context);
  const trace = traceOf(context, [...defined, ...keywords].slice(0, KEYWORDS));
  return {
    title: request.topic,
    outcome: outcomeOf(objectives, request.topic, language),
    prerequisites: [...(teaching?.prerequisites ?? [])],
    materials: [...boards[language], ...(copies ? [copies] : []), ...(teaching?.materials ?? [])],
    keywords: [...defined, ...keywords].slice(0, KEYWORDS),
    misconceptions: Object.entries(teaching?.misconceptions ?? {}).map(
      ([misconception, response]) => ({ misconception, response }),
    ),
    phases,
    ...{ starter, exit, trace, differentiation, homework },
    notes: notesOf(material, request, objectives, defined.length + keywords.length > 0),
  };
}
