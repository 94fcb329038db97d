import { sharePoints } from '../draft/share-out.ts';
import type { KeptQuestion } from '../model/question-shelf.ts';
import type { BloomLevel, Difficulty } from '../model/question-levels.ts';
import { seeded, seedOf } from '../seeded.ts';
import { foldText } from '../text/fold-text.ts';
import { isUsedIn } from './search-bank.ts';
import { cellsOf, type Cell } from './specification-cells.ts';

/** How many of the questions ask for each level, as shares of any size: 40, 40 and 20. */
export type LevelShares =
  | { readonly by: 'bloom'; readonly shares: Readonly<Partial<Record<BloomLevel, number>>> }
  | { readonly by: 'difficulty'; readonly shares: Readonly<Partial<Record<Difficulty, number>>> };

/** What a test is to be. */
export interface AskedTest {
  readonly count: number;
  /** Its full points, in quarters. */
  readonly points: number;
  /** Each gets about as many questions. Missing or none: any. */
  readonly competences?: readonly string[];
  /** Missing: any. */
  readonly levels?: LevelShares;
  /** No question of a test of this class from this date on. */
  readonly avoid?: { readonly classId: string; readonly from: string };
}

export interface Candidate {
  readonly id: string;
  readonly kept: KeptQuestion;
}

/** A cell of the table of specifications: what is wanted of a level and a competence, and what the bank has given. */
export interface ComposedCell extends Cell {
  readonly found: number;
}

export interface ComposedTest<C extends Candidate> {
  /** From the lowest level on, each with its points. If nothing is missing, they add up to those of the test. */
  readonly chosen: readonly { readonly candidate: C; readonly points: number }[];
  readonly cells: readonly ComposedCell[];
  /** How many questions the bank lacks, and the points that are left for them. */
  readonly missing: { readonly count: number; readonly points: number };
  /** What may take the place of a chosen question, the best first. */
  readonly swapFor: (id: string) => readonly C[];
}

const QUARTER = 0.25;

const levelOf = ({ question }: KeptQuestion, levels: LevelShares | undefined): string => {
  if (!levels) return '';
  return String((levels.by === 'bloom' ? question.bloom : question.difficulty) ?? '');
};
const lastUseOf = ({ tests = [] }: KeptQuestion): string =>
  tests.reduce((last, { date }) => (date > last ? date : last), '');

/** What a question asks: "Which is right?" is asked of many options. */
const wordingOf = ({ id, kept: { question } }: Candidate): string => {
  const options = question.kind === 'choice' ? question.options.map(({ text }) => text) : [];
  const words = [question.stem, ...options.toSorted()].map(foldText).join('\n');
  const isSaid = question.kind !== 'gap' && question.kind !== 'matching' && words.trim() !== '';
  return isSaid ? `${question.kind}\n${words}` : id;
};

/** Those that may be chosen, those that were used longest ago first; of equal wordings only the first. */
function inOrder<C extends Candidate>(
  candidates: readonly C[],
  avoid: AskedTest['avoid'],
  seed: string,
): C[] {
  const free = candidates.filter(
    ({ kept }) => !avoid || !isUsedIn(kept, avoid.classId, avoid.from),
  );
  // By id, so that the order in which a device has them does not matter.
  const ranked = free
    .map((candidate) => ({
      candidate,
      used: lastUseOf(candidate.kept),
      rank: seeded(seedOf(`${seed}/${candidate.id}`))(),
    }))
    .sort((one, other) =>
      one.used === other.used ? one.rank - other.rank : one.used < other.used ? -1 : 1,
    );
  // Reversed, because the last of equal keys stays in a map.
  const wordings = new Map(
    ranked.toReversed().map(({ candidate }) => [wordingOf(candidate), candidate]),
  );
  return [...wordings.values()].reverse();
}

/**
 * Chooses the questions of a test by a table of specifications. Equal for equal candidates and seeds, in whatever order.
 * It fills as many places of the table as the bank can.
 */
export function composeTest<C extends Candidate>(
  candidates: readonly C[],
  asked: AskedTest,
  seed = '',
): ComposedTest<C> {
  const { points, levels, competences = [] } = asked;
  // A question is worth at least a quarter.
  const count = Math.max(0, Math.min(asked.count, Math.floor(points / QUARTER)));
  const wantedCompetences = [...new Map(competences.map((one) => [foldText(one), one])).keys()];
  const competenceOf = ({ competence = '' }: KeptQuestion): string =>
    wantedCompetences.length > 0 ? foldText(competence) : '';
  const free = inOrder(candidates, asked.avoid, seed);
  const byCell = Map.groupBy(free, ({ kept }) => `${levelOf(kept, levels)}\n${competenceOf(kept)}`);
  const inCell = (level: string, competence: string): readonly C[] =>
    byCell.get(`${level}\n${competence}`) ?? [];
  const shares = Object.entries<number>(levels ? levels.shares : { '': 1 });
  const cells = cellsOf(
    count,
    { levels: shares, competences: wantedCompetences.length > 0 ? wantedCompetences : [''] },
    (level, competence) => inCell(level, competence).length,
  );
  const chosen = cells.flatMap(({ level, competence, found }) =>
    inCell(level, competence).slice(0, found),
  );
  const missing = count - chosen.length;
  const weights = chosen.map(({ kept }) => kept.question.points || 1);
  const mean = weights.reduce((sum, one) => sum + one, 0) / (weights.length || 1);
  const all = sharePoints([...weights, ...Array.from({ length: missing }, () => mean)], points);
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const named = new Map(competences.map((one) => [foldText(one), one]));
  return {
    chosen: chosen.map((candidate, index) => ({ candidate, points: all[index] ?? 0 })),
    cells: cells.map(({ competence, ...cell }) => ({
      ...{ ...cell, competence: named.get(competence) ?? '' },
    })),
    missing: {
      count: missing,
      points: all.slice(chosen.length).reduce((sum, one) => sum + one, 0),
    },
    swapFor: (id) => {
      const out = chosen.find((one) => one.id === id);
      if (!out) return [];
      const distance = ({ kept }: C): number =>
        (levelOf(kept, levels) === levelOf(out.kept, levels) ? 0 : 2) +
        (competenceOf(kept) === competenceOf(out.kept) ? 0 : 4) +
        (kept.question.kind === out.kept.question.kind ? 0 : 1);
      return free
        .filter((one) => !chosenIds.has(one.id))
        .sort((one, other) => distance(one) - distance(other));
    },
  };
}
