import * as z from 'zod/mini';
import { shuffled, type RandomBelow } from '../random.ts';
import { questionSchema, type Question } from './question.ts';

const answerSchema = z.object({
  /** The zero-based index of the class's choice. */
  chosen: z.optional(z.number()),
  revealed: z.boolean(),
});

/** A quiz in progress. The screen depends only on this, so a reloaded page continues where it was. */
export const matchSchema = z.object({
  questions: z.array(questionSchema).check(z.minLength(1)),
  answers: z.array(answerSchema),
  /** Zero-based index of the current question; the number of questions at the end. */
  at: z.number(),
  teams: z.array(z.string()),
  /** The teams' indices in the order in which they got points. */
  points: z.array(z.number()),
});
export type Match = Readonly<z.infer<typeof matchSchema>>;

export interface MatchSettings {
  readonly teams: readonly string[];
  readonly shuffleQuestions: boolean;
  readonly shuffleChoices: boolean;
}

const shuffleChoices = (question: Question, random: RandomBelow): Question =>
  question.kind === 'choice'
    ? { ...question, choices: shuffled(question.choices, random) }
    : question;

export const startMatch = (
  questions: readonly Question[],
  settings: MatchSettings,
  random: RandomBelow,
): Match => {
  const ordered = settings.shuffleQuestions ? shuffled(questions, random) : [...questions];
  return {
    questions: settings.shuffleChoices
      ? ordered.map((question) => shuffleChoices(question, random))
      : ordered,
    answers: ordered.map(() => ({ revealed: false })),
    at: 0,
    teams: [...settings.teams],
    points: [],
  };
};

export const isOver = ({ at, questions }: Match): boolean => at >= questions.length;

/** Selects a choice, or deselects it if selected; does nothing once the answer is revealed. */
export const choose = (match: Match, chosen: number): Match => {
  const before = match.answers[match.at];
  if (!before || before.revealed) return match;
  const answer = before.chosen === chosen ? { revealed: false } : { chosen, revealed: false };
  return { ...match, answers: match.answers.with(match.at, answer) };
};

export const reveal = (match: Match): Match => {
  const before = match.answers[match.at];
  if (!before) return match;
  return { ...match, answers: match.answers.with(match.at, { ...before, revealed: true }) };
};

/** Moves to the next question (`by` 1) or the previous one (−1). The podium follows the last question. */
export const move = (match: Match, by: 1 | -1): Match => ({
  ...match,
  at: Math.min(match.questions.length, Math.max(0, match.at + by)),
});

/** Space reveals the answer, then moves to the next question. */
export const advance = (match: Match): Match =>
  match.answers[match.at]?.revealed ? move(match, 1) : reveal(match);

export const givePoint = (match: Match, team: number): Match =>
  team < match.teams.length ? { ...match, points: [...match.points, team] } : match;

export const takeBackPoint = (match: Match): Match => ({
  ...match,
  points: match.points.slice(0, -1),
});

export interface Score {
  readonly team: number;
  readonly name: string;
  readonly points: number;
  /** From 1; teams with equal points share it. */
  readonly rank: number;
}

export const scoresOf = ({ teams, points }: Match): Score[] => {
  const sums = teams.map((_, team) => points.filter((one) => one === team).length);
  return teams.map((name, team) => {
    const own = sums[team] ?? 0;
    return { team, name, points: own, rank: 1 + sums.filter((sum) => sum > own).length };
  });
};
