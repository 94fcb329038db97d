import type { ModelQuestion } from '#core/model/model-question.ts';
import { countQuestions } from '#shared/model/content-types.ts';
import type { Task } from '../task.ts';
import { answerToolOf } from './answer-tool.ts';
import { instructionsFor } from './instructions.ts';
import { sourceMessage, taskMessage } from './task-message.ts';

/** Tokens that models may think before they answer. */
const THINKING = 3_000;
/** Tokens of an answer; Arabic takes about two per word, and JSON adds some. */
/** Of a lesson: its phases with their checks, and what comes before or after them. */
const ofSession = 3_500;
const ofLessonRest = 1_800;
const ofQuestion = 420;
const ofExercise = 800;
const ofRubric = 900;
/** With one to three lines of working. */
const ofSolution = 180;
const ofPart = 1_500;

function answerTokens(task: Task): number {
  switch (task.task) {
    case 'draft':
    case 'repair': {
      const { request, exerciseCount = 0, integrationTask, section } = task.plan;
      if (request.contentType === 'LESSON_PLAN')
        return typeof section === 'number' ? ofSession : ofLessonRest;
      return request.contentType === 'TEST'
        ? ofPart + ofQuestion * countQuestions(request) + (integrationTask ? ofRubric : 0)
        : ofPart + ofExercise * exerciseCount;
    }
    case 'solve':
      return ofSolution * task.questions.length;
    case 'redraft':
    case 'refine':
      return ofPart;
    case 'rewrite':
      // In the worst case a token per character.
      return task.text.length;
    case 'translate':
      // In the worst case a token per character.
      return task.texts.reduce((sum, { name, text }) => sum + name.length + text.length + 20, 0);
  }
}

/** The question that puts a task to a model, with instructions and material separated. */
export const questionFor = (task: Task): ModelQuestion => ({
  ...instructionsFor(task),
  source: sourceMessage(task),
  content: [{ text: taskMessage(task) }],
  tool: answerToolOf(task),
  maxTokens: THINKING + answerTokens(task),
  ...(task.task === 'solve' && { temperature: 0 }),
});
