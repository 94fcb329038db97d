import type { SchoolLevel } from '../../../../shared/model/profile.ts';
import type { Messages } from './messages/en.ts';

type MarkColumnId = keyof Messages['markColumns'];
type MarkSchemeId = keyof Messages['schemes'];

interface MarkColumn {
  id: MarkColumnId;
  /** The full mark. */
  outOf: number;
  /** Worked out from the others: printed on a tinted ground. */
  computed?: true;
}

/** How a level's term is marked: the columns of the grid; names and formulas are in the messages, by id. */
export interface MarkScheme {
  id: MarkSchemeId;
  columns: readonly MarkColumn[];
  /** Averages are out of this. */
  outOf: number;
}

const RUBRICS: readonly MarkColumn[] = [
  { id: 'notebook', outOf: 5 },
  { id: 'homework', outOf: 5 },
  { id: 'participation', outOf: 5 },
  { id: 'behaviour', outOf: 5 },
];

/**
 * The preset of each level. The ministry changes these rules from year to year: a new rule is a new preset with its
 * date, and the notebook prints which one was applied.
 */
export const markSchemes: Record<SchoolLevel, MarkScheme> = {
  Primary: {
    id: 'primary-languages-2022',
    outOf: 10,
    columns: [
      { id: 'expression', outOf: 10 },
      { id: 'reading', outOf: 10 },
      { id: 'writing', outOf: 10 },
      { id: 'continuous', outOf: 10, computed: true },
      { id: 'exam', outOf: 10 },
      { id: 'average', outOf: 10, computed: true },
    ],
  },
  Middle: {
    id: 'middle-2022',
    outOf: 20,
    columns: [
      ...RUBRICS,
      { id: 'activities', outOf: 20, computed: true },
      { id: 'test1', outOf: 20 },
      { id: 'test2', outOf: 20 },
      { id: 'continuous', outOf: 20, computed: true },
      { id: 'exam', outOf: 20 },
      { id: 'average', outOf: 20, computed: true },
    ],
  },
  Secondary: {
    id: 'secondary-common',
    outOf: 20,
    columns: [
      ...RUBRICS,
      { id: 'activities', outOf: 20, computed: true },
      { id: 'practical', outOf: 20 },
      { id: 'test1', outOf: 20 },
      { id: 'test2', outOf: 20 },
      { id: 'tests', outOf: 20, computed: true },
      { id: 'exam', outOf: 20 },
      { id: 'average', outOf: 20, computed: true },
    ],
  },
};
