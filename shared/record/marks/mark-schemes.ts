import type { SchoolLevel } from '../../model/profile.ts';

export type MarkColumnId =
  | 'notebook'
  | 'homework'
  | 'participation'
  | 'behaviour'
  | 'activities'
  | 'practical'
  | 'test1'
  | 'test2'
  | 'tests'
  | 'expression'
  | 'reading'
  | 'writing'
  | 'continuous'
  | 'exam'
  | 'average';

export interface MarkColumn {
  id: MarkColumnId;
  /** The full mark. */
  outOf: number;
  /** Computed from the others; printed on a tinted background. */
  computed?: true;
}

/** How a term is marked at a level: the columns of the grid. Names and formulas are in the messages, by id. */
export interface MarkScheme {
  id: 'primary-languages-2022' | 'middle-2022' | 'secondary';
  columns: readonly MarkColumn[];
  /** The full mark of averages. */
  outOf: number;
}

/** The activities, when each has its own mark. */
export const rubrics = ['notebook', 'homework', 'participation', 'behaviour'] as const;
const RUBRICS = rubrics.map((id): MarkColumn => ({ id, outOf: 5 }));

/**
 * The preset of each level, by the id of its rule of averages. When the ministry changes a rule, add a new preset
 * with its date; the notebook prints which one was used.
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
    id: 'secondary',
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
