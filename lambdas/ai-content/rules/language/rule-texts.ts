import type { TestRole } from '#shared/model/mark-role.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/rules.json' with { type: 'json' };
import en from '#shared/texts/en/rules.json' with { type: 'json' };
import fr from '#shared/texts/fr/rules.json' with { type: 'json' };

const topic = (about: string) => ({ topic: about });
const bank = (words: string) => ({ bank: words });
const goal = (aim: string) => ({ goal: aim });

/** What drafts by rules say to pupils and teachers. */
export const ruleTextsIn = textsOf({ en, ar, fr }, () => ({
  ...{ exercisesOn: topic, testOn: topic, gettingToKnow: topic, generalOutcome: topic },
  ...{ extension: topic, homework: topic, fillGaps: bank, fillWith: bank },
  testHas: (count: string, role: TestRole | 'none') => ({ count, role }),
  askTerm: (meaning: string) => ({ meaning }),
  complete: (sentence: string) => ({ sentence }),
  textSays: (sentence: string) => ({ sentence }),
  notThis: (was: string, is: string) => ({ was, is }),
  partNamed: (heading: string) => ({ heading }),
  paragraphNamed: (beginning: string) => ({ beginning }),
  giveFacts: (part: string, count: number) => ({ part, count }),
  sumUp: (part: string) => ({ part }),
  isFalseButIs: (right: string) => ({ right }),
  followInstruction: (number: number) => ({ number }),
  answered: (question: string, answer: string) => ({ question, answer }),
  remind: (hint: string) => ({ hint }),
  launch: {
    problem: { teacher: (first: string, second: string) => ({ first, second }) },
    prediction: { teacher: topic },
    recall: {
      teacher: goal,
      withQuestion: (aim: string, question: string) => ({ goal: aim, question }),
    },
    frame: { teacher: goal },
  },
  build: {
    workedExample: {
      teacher: (aim: string, question: string, steps: string) => ({ goal: aim, question, steps }),
      assessment: (own: string) => ({ own }),
    },
    findTheMistake: {
      teacher: (
        ...[aim, question, right, wrong, steps]: [string, string, string, string, string]
      ) => ({
        ...{ goal: aim, question, right, wrong, steps },
      }),
    },
    reading: {
      teacher: (aim: string, parts: string, questions: string) => ({ goal: aim, parts, questions }),
      withoutQuestions: (aim: string, parts: string) => ({ goal: aim, parts }),
    },
    frame: { teacher: goal },
  },
  apply: {
    exercises: { teacher: (list: string) => ({ list }) },
    summary: { withQuestion: (question: string) => ({ question }) },
    frame: { teacher: goal },
  },
  outcome: (objectives: string) => ({ objectives }),
  outcomeOfVerbs: (objectives: string) => ({ objectives }),
  supportWith: (begin: string) => ({ begin }),
  task: {
    writing: topic,
    lines: (lines: string, hasText: 'yes' | 'no') => ({ lines, hasText }),
  },
}));
