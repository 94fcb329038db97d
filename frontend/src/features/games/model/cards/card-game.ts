import type { SavedClass } from '#shared/model/saved-class.ts';
import type { SeenCards } from './seen-cards.ts';
import { countFrame, noVotes, type Voter, type Votes } from './votes.ts';

/** A class that answers a quiz with cards. It is in memory only, and gone when the page is left. */
export interface CardGame {
  readonly className: string;
  readonly voters: readonly Voter[];
  /** By the index of the question. */
  readonly votes: Readonly<Record<number, Votes>>;
  /** The question whose cards are being read; undefined while none are. */
  readonly reading: number | undefined;
}

export const newCardGame = ({ name, pupils }: Pick<SavedClass, 'name' | 'pupils'>): CardGame => ({
  className: name,
  voters: pupils.flatMap(({ id, fullName, cardNumber }) =>
    cardNumber === undefined ? [] : [{ id, name: fullName, card: cardNumber }],
  ),
  votes: {},
  reading: undefined,
});

/** Begins or ends reading the cards: cards that are still up from the last question must not answer the next one. */
export const setReading = (game: CardGame, question: number | undefined): CardGame => {
  const before = game.votes[question ?? -1];
  if (question === undefined || !before) return { ...game, reading: question };
  return {
    ...game,
    reading: question,
    votes: { ...game.votes, [question]: { ...before, recent: [] } },
  };
};

/** Counts what a frame shows for the question whose cards are being read. */
export const seeFrame = (game: CardGame, seen: SeenCards, options: number): CardGame => {
  const { reading } = game;
  if (reading === undefined) return game;
  const byCard = new Map(game.voters.map((voter) => [voter.card, voter]));
  const votes = countFrame(game.votes[reading] ?? noVotes, seen, byCard, options);
  return { ...game, votes: { ...game.votes, [reading]: votes } };
};

/** The same class before the first question. */
export const withoutVotes = (game: CardGame): CardGame => ({
  ...game,
  votes: {},
  reading: undefined,
});

export const hasVotes = ({ votes }: CardGame): boolean =>
  Object.values(votes).some(({ letters }) => letters.size > 0);
