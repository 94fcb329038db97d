import { useRef, useState } from 'react';
import type { Gradebook } from '../../../../../shared/model/gradebook.ts';
import { limits } from '../../../../../shared/model/limits.ts';
import { fillWorkbook } from '../../../../../shared/spreadsheet/filling/fill-workbook.ts';
import {
  openFillable,
  type FillableWorkbook,
} from '../../../../../shared/spreadsheet/filling/fillable-workbook.ts';
import {
  planFilling,
  type FillingChoices,
  type FillingPlan,
} from '../../../../../shared/spreadsheet/filling/plan-filling.ts';
import { nextTask } from '../../../lib/next-task.ts';
import { saveWorkbook } from './save-file.ts';
import { problemOf, type FileProblem } from './workbook-problem.ts';

/** A workbook that was opened, what was chosen of it, and what filling it so would do. */
export interface OpenedWorkbook {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly workbook: FillableWorkbook;
  readonly choices: FillingChoices;
  readonly plan: FillingPlan;
}

export type FillingState =
  | { readonly stage: 'choose'; readonly problem?: FileProblem }
  | { readonly stage: 'reading' }
  | {
      readonly stage: 'opened';
      readonly opened: OpenedWorkbook;
      /** Of what was chosen last: it was not taken. */
      readonly problem?: FileProblem;
      /** How many marks the file has that was saved, until something else is chosen. */
      readonly saved?: number;
    };

export interface Filling {
  readonly state: FillingState;
  readonly read: (file: File) => Promise<void>;
  /** Takes choices besides those that were made. */
  readonly choose: (choices: FillingChoices) => void;
  readonly save: (name: string) => void;
  readonly restart: () => void;
}

const open = async (file: File): Promise<Pick<OpenedWorkbook, 'bytes' | 'workbook'>> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // What is said meanwhile is drawn before the reading, which takes the page's own thread.
  await nextTask();
  return { bytes, workbook: openFillable(bytes) };
};

/** Fills a workbook of the teacher's with the marks of a gradebook. It is read, filled and saved on the device. */
export const useFilling = (gradebook: Gradebook): Filling => {
  const [state, setState] = useState<FillingState>({ stage: 'choose' });
  /** The file that is wanted: one chosen before it may still be on its way. */
  const wanted = useRef<File>(undefined);

  const read: Filling['read'] = async (file) => {
    wanted.current = file;
    if (file.size > limits.spreadsheetBytes) {
      setState({ stage: 'choose', problem: 'too-large' });
      return;
    }
    setState({ stage: 'reading' });
    let next: FillingState;
    try {
      const { bytes, workbook } = await open(file);
      const plan = planFilling(workbook, gradebook);
      const opened = { ...{ bytes, workbook, plan }, name: file.name, choices: {} };
      next = { stage: 'opened', opened };
    } catch (error) {
      next = { stage: 'choose', problem: problemOf(error) };
    }
    if (wanted.current === file) setState(next);
  };

  const choose: Filling['choose'] = (changed) => {
    if (state.stage !== 'opened') return;
    const { opened } = state;
    const choices = { ...opened.choices, ...changed };
    try {
      const plan = planFilling(opened.workbook, gradebook, choices);
      setState({ stage: 'opened', opened: { ...opened, choices, plan } });
    } catch (error) {
      setState({ ...state, problem: problemOf(error) });
    }
  };

  const save: Filling['save'] = (name) => {
    if (state.stage !== 'opened') return;
    const { bytes, plan } = state.opened;
    try {
      saveWorkbook(fillWorkbook(bytes, plan), name);
      setState({ stage: 'opened', opened: state.opened, saved: plan.fills.length });
    } catch (error) {
      setState({ ...state, problem: problemOf(error) });
    }
  };

  return {
    ...{ state, read, choose, save },
    restart: () => {
      wanted.current = undefined;
      setState({ stage: 'choose' });
    },
  };
};
