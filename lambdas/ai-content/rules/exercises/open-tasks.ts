import type { DraftLanguage } from '#shared/model/locale.ts';
import type { BloomLevel, Difficulty } from '#shared/model/question-levels.ts';
import ar from './open-tasks/ar.json' with { type: 'json' };
import en from './open-tasks/en.json' with { type: 'json' };
import fr from './open-tasks/fr.json' with { type: 'json' };

/** A task for any topic, with requirements for its answer, because only the lesson shows what is right. */
export interface OpenTask {
  readonly name: keyof typeof en;
  readonly difficulty: Difficulty;
  readonly bloom: BloomLevel;
  /** Whether it fits only a topic that is an idea or a rule, not a tale, a person or an event. */
  readonly isOfIdea?: true;
}

export const openTasks: readonly OpenTask[] = [
  { name: 'threeThings', difficulty: 1, bloom: 'remember' },
  { name: 'keyWords', difficulty: 1, bloom: 'understand' },
  { name: 'diagram', difficulty: 1, bloom: 'understand' },
  { name: 'example', difficulty: 2, bloom: 'understand', isOfIdea: true },
  { name: 'explain', difficulty: 2, bloom: 'understand' },
  { name: 'questions', difficulty: 2, bloom: 'create' },
  { name: 'everydayLife', difficulty: 2, bloom: 'apply', isOfIdea: true },
  { name: 'compare', difficulty: 3, bloom: 'analyse' },
  { name: 'mistake', difficulty: 3, bloom: 'evaluate', isOfIdea: true },
  { name: 'summary', difficulty: 3, bloom: 'understand' },
  { name: 'bestIdea', difficulty: 3, bloom: 'evaluate' },
];

/** What a task says; «TOPIC» is replaced by the topic. */
export function textsOfTask({ name }: OpenTask, language: DraftLanguage, topic: string) {
  const { statement, steps, answer } = { ar, en, fr }[language][name];
  const said = (text: string) => text.replace('TOPIC', () => topic);
  return { statement: said(statement), steps: steps.map(said), answer: said(answer) };
}
