import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import type { Student } from '#shared/model/student.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { failureOf } from '#frontend/components/jobs/failure-of.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { askBeforeLeaving } from '#frontend/lib/ask-before-leaving.ts';
import { createStudent } from '#frontend/lib/resources/students.ts';
import type { Choices } from '#frontend/record/model/preview/corrections.ts';
import { addAll, type Outcome } from './add-all.ts';
import { judge, type Candidate } from '../model/import/candidate.ts';
import { readClasses } from '../model/import/read-classes.ts';
import { readList } from '../model/import/read-list.ts';
import {
  rosterOf,
  type ListProblem,
  type Roster,
  type RosterRole,
} from '../model/import/roster-rows.ts';

/** A row that can be added. */
export type ReadyRow = Extract<Candidate, { draft: object }>;
export type FailedRow = ReadyRow & { readonly reason: Text };

export interface ImportResult {
  readonly added: number;
  /** The number of students who were already on the roster. */
  readonly listed: number;
  readonly failed: readonly FailedRow[];
  /** Rows not started, because the import was stopped or the service accepts no more today. */
  readonly left: readonly ReadyRow[];
}

/** A list as it was read, under the teacher's corrections. */
export interface ReadListStage extends Pick<Roster, 'readings'> {
  readonly stage: 'preview';
  readonly sheets: readonly Sheet[];
  readonly choices: Choices<RosterRole>;
  readonly candidates: readonly Candidate[];
  /** Why nothing of it can be added. */
  readonly problem: Text | undefined;
}

export type ImportStage =
  | { readonly stage: 'choose'; readonly problem?: Text }
  | { readonly stage: 'reading' }
  /** The workbook has classes, but no addresses. */
  | { readonly stage: 'classes'; readonly file: File; readonly reading: WorkbookReading }
  | ReadListStage
  | { readonly stage: 'adding'; readonly done: number; readonly total: number }
  | { readonly stage: 'done'; readonly result: ImportResult };

export interface Import {
  readonly state: ImportStage;
  readonly read: (source: File | string) => Promise<void>;
  /** Reads the list again under other choices. */
  readonly correct: (choices: Choices<RosterRole>) => void;
  /** Adds rows, and adds up the results with those of an earlier run. */
  readonly add: (rows: readonly ReadyRow[], earlier?: ImportResult) => Promise<void>;
  /** Stops reading or adding; running calls finish. */
  readonly stop: () => void;
  readonly restart: () => void;
}

const resultOf = (
  rows: readonly ReadyRow[],
  outcomes: ReadonlyMap<number, Outcome>,
  earlier: ImportResult | undefined,
): ImportResult => {
  const count = (status: Outcome['status']) =>
    [...outcomes.values()].filter((outcome) => outcome.status === status).length;
  return {
    added: (earlier?.added ?? 0) + count('added'),
    listed: (earlier?.listed ?? 0) + count('listed'),
    failed: rows.flatMap((row, index) => {
      const outcome = outcomes.get(index);
      return outcome?.status === 'failed' ? [{ ...row, reason: outcome.reason }] : [];
    }),
    left: rows.filter((_, index) => !outcomes.has(index)),
  };
};

/** What is said of a list of which nothing can be added. One that is not found may be in the formulas. */
const textOf = ({ problem, cells = '' }: ListProblem): Text => ({
  id: `students.listProblem.${cells === '' ? problem : 'formulas'}`,
  values: { cells, students: limits.importedStudents },
});

const isFile = (source: File | string): source is File => typeof source !== 'string';

/** The import of a list: choose, preview, add, result. */
export const useImport = (roster: readonly Student[], onImported: () => void): Import => {
  const [state, setState] = useState<ImportStage>({ stage: 'choose' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const begin = (): AbortSignal => {
    controller.current?.abort();
    controller.current = new AbortController();
    return controller.current.signal;
  };

  const stageOf = (sheets: readonly Sheet[], choices: Choices<RosterRole>): ReadListStage => {
    const { rows, readings, problem } = rosterOf(sheets, choices);
    const candidates = judge(rows, roster);
    return {
      ...{ stage: 'preview', sheets, choices, readings, candidates },
      problem: problem && textOf(problem),
    };
  };

  const read: Import['read'] = async (source) => {
    const signal = begin();
    setState({ stage: 'reading' });
    const answer = await readList(source, signal);
    if (signal.aborted) return;
    if ('refused' in answer) {
      const { refused, params } = answer;
      return setState({ stage: 'choose', problem: failureOf(refused, params) });
    }
    const sheets = answer.sheets.filter(({ rows }) => rows.length > 0);
    const { problem } = rosterOf(sheets, []);
    if (!problem) return setState(stageOf(sheets, []));
    if (problem.problem === 'no-columns' && isFile(source)) {
      const reading = await readClasses(source, signal);
      if (signal.aborted) return;
      if (reading && reading.listed.classes.length > 0) {
        return setState({ stage: 'classes', file: source, reading });
      }
    }
    setState({ stage: 'choose', problem: textOf(problem) });
  };

  const add: Import['add'] = async (rows, earlier) => {
    const signal = begin();
    const outcomes = new Map<number, Outcome>();
    const total = rows.length;
    setState({ stage: 'adding', done: 0, total });
    const stopAsking = askBeforeLeaving();
    const onOutcome = (index: number, outcome: Outcome) => {
      outcomes.set(index, outcome);
      setState({ stage: 'adding', done: outcomes.size, total });
    };
    try {
      await addAll(
        rows.map(({ draft }) => draft),
        { add: createStudent, signal, onOutcome },
      );
    } catch {
      // The session has ended with a message, and this page closes.
    }
    stopAsking();
    setState({ stage: 'done', result: resultOf(rows, outcomes, earlier) });
    onImported();
  };

  return {
    state,
    read,
    correct: (choices) => {
      if (state.stage === 'preview') setState(stageOf(state.sheets, choices));
    },
    add,
    stop: () => controller.current?.abort(),
    restart: () => {
      controller.current?.abort();
      setState({ stage: 'choose' });
    },
  };
};
