import * as z from 'zod/mini';
import { shuffled, type RandomBelow } from '../random.ts';
import { questionSchema, type Question } from './question.ts';

const answerSchema = z.object({
  /** The choice the class settled on, from 0. */
  chosen: z.optional(z.number()),
  revealed: z.boolean(),
});

/** A quiz being played. Everything on show follows from it, so a page loaded again goes on where it was. */
export const matchSchema = z.object({
  questions: z.array(questionSchema).check(z.minLength(1)),
  answers: z.array(answerSchema),
  /** The question on show, from 0; their number when all were played. */
  at: z.number(),
  teams: z.array(z.string()),
  /** Who got each point, in order: the places of teams. */
  points: z.array(z.number()),
});
export type Match = Readonly<z.infer<typeof matchSchema>>;

export interface MatchSettings {
  readonly teams: readonly string[];
  readonly shuffleQuestions: boolean;
  readonly shuffleChoices: boolean;
}

const withShuffledChoices = (question: Question, random: RandomBelow): Question =>
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
      ? ordered.map((question) => withShuffledChoices(question, random))
      : ordered,
    answers: ordered.map(() => ({ revealed: false })),
    at: 0,
    teams: [...settings.teams],
    points: [],
  };
};

export const isOver = ({ at, questions }: Match): boolean => at >= questions.length;

/** Settles on a choice, or takes it back when it is chosen again; nothing once the answer is out. */
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

/** Shows another question: `by` 1 the next, −1 the one before. After the last comes the podium. */
export const move = (match: Match, by: 1 | -1): Match => ({
  ...match,
  at: Math.min(match.questions.length, Math.max(0, match.at + by)),
});

/** What Space does: the answer first, then the next question. */
export const advance = (match: Match): Match =>
  match.answers[match.at]?.revealed ? move(match, 1) : reveal(match);

export const givePoint = (match: Match, team: number): Match =>
  team < match.teams.length ? { ...match, points: [...match.points, team] } : match;

/** Takes back the point given last. */
export const takeBackPoint = (match: Match): Match => ({
  ...match,
  points: match.points.slice(0, -1),
});

export interface Score {
  readonly team: number;
  readonly name: string;
  readonly points: number;
  /** From 1; teams with as many points share it. */
  readonly rank: number;
}

/** The teams' scores in the order of the teams. */
export const scoresOf = ({ teams, points }: Match): Score[] => {
  const sums = teams.map((_, team) => points.filter((one) => one === team).length);
  return teams.map((name, team) => {
    const own = sums[team] ?? 0;
    return { team, name, points: own, rank: 1 + sums.filter((sum) => sum > own).length };
  });
};
