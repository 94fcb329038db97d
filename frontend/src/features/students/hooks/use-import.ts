import { useEffect, useRef, useState } from 'react';
import type { WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import type { Student } from '#shared/model/student.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { askBeforeLeaving } from '#frontend/lib/ask-before-leaving.ts';
import { createStudent } from '#frontend/lib/resources/students.ts';
import { addAll, type Outcome } from './add-all.ts';
import { judge, type Candidate } from '../model/import/candidate.ts';
import { ListError, type ListProblem } from '../model/import/list-problem.ts';
import { readClasses } from '../model/import/read-classes.ts';
import { readList } from '../model/import/read-list.ts';

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

export type ImportStage =
  | { readonly stage: 'choose'; readonly problem?: ListProblem; readonly cells?: string }
  | { readonly stage: 'reading' }
  /** The workbook has classes, but no addresses. */
  | { readonly stage: 'classes'; readonly file: File; readonly reading: WorkbookReading }
  | { readonly stage: 'preview'; readonly candidates: readonly Candidate[] }
  | { readonly stage: 'adding'; readonly done: number; readonly total: number }
  | { readonly stage: 'done'; readonly result: ImportResult };

export interface Import {
  readonly state: ImportStage;
  readonly read: (source: File | string) => Promise<void>;
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

  const read: Import['read'] = async (source) => {
    const signal = begin();
    setState({ stage: 'reading' });
    try {
      const rows = await readList(source, signal);
      setState({ stage: 'preview', candidates: judge(rows, roster) });
    } catch (error) {
      if (signal.aborted) return;
      const { problem, cells } = error instanceof ListError ? error : new ListError('damaged');
      if (problem === 'no-columns' && isFile(source)) {
        const reading = await readClasses(source, signal);
        if (signal.aborted) return;
        if (reading && reading.listed.classes.length > 0) {
          return setState({ stage: 'classes', file: source, reading });
        }
      }
      // A list that is not found may be in the formulas.
      setState(
        cells ? { stage: 'choose', problem: 'formulas', cells } : { stage: 'choose', problem },
      );
    }
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
    add,
    stop: () => controller.current?.abort(),
    restart: () => {
      controller.current?.abort();
      setState({ stage: 'choose' });
    },
  };
};
