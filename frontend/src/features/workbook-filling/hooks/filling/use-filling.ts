import { useRef, useState } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { FillingChoices, FillingPlan } from '../../model/filling/plan-filling.ts';
import type { FillingAnswer, FillingRequest } from '../../model/filling/answer-filling.ts';
import { workbookOf } from '#frontend/lib/uploads/table-file.ts';
import type { FillingThread } from './filling-thread.ts';
import { saveWorkbook } from './save-workbook.ts';
import { useFillingThread } from './use-filling-thread.ts';
import { problemOf, type FileProblem } from '../../model/filling/workbook-problem.ts';

/** An open workbook with the choices and the resulting plan. */
export interface OpenedWorkbook {
  readonly name: string;
  readonly choices: FillingChoices;
  /** The plan for the previous choices while a new one is made. */
  readonly plan: FillingPlan;
}

export type FillingState =
  | { readonly stage: 'choose'; readonly problem?: FileProblem }
  | { readonly stage: 'reading' }
  | {
      readonly stage: 'opened';
      readonly opened: OpenedWorkbook;
      /** Whether the worker is planning or filling. */
      readonly busy?: boolean;
      /** Why the last choice was rejected. */
      readonly problem?: FileProblem;
      /** The numbers of marks and remarks in the saved file, until the next choice. */
      readonly saved?: { readonly marks: number; readonly remarks: number };
    };

export interface Filling {
  readonly state: FillingState;
  readonly read: (file: File) => Promise<void>;
  /** Adds choices to the current ones, and plans again. */
  readonly choose: (choices: FillingChoices) => Promise<void>;
  readonly save: (name: string) => Promise<void>;
  /** Stops the current work, and starts over. */
  readonly restart: () => void;
}

const open = async (
  thread: FillingThread,
  file: File,
  gradebook: Gradebook,
): Promise<FillingAnswer> => {
  try {
    const bytes = new Uint8Array(await (await workbookOf(file)).arrayBuffer());
    return await thread.ask({ do: 'open', bytes, gradebook });
  } catch (error) {
    // The file is gone or unreadable, or another kind of file.
    return { problem: problemOf(error) };
  }
};

/** Whether the worker has ended after this problem. */
const hasEnded = (problem: FileProblem): boolean =>
  problem === 'too-slow' || problem === 'unavailable';

/** Fills the teacher's own workbook with a gradebook's marks. It is read, filled and saved on the device. */
export const useFilling = (gradebook: Gradebook): Filling => {
  const [state, setState] = useState<FillingState>({ stage: 'choose' });
  const thread = useFillingThread();

  const read: Filling['read'] = async (file) => {
    const own = thread.start(file);
    if (!own) {
      setState({ stage: 'choose', problem: 'too-large' });
      return;
    }
    setState({ stage: 'reading' });
    const answer = await open(own, file, gradebook);
    if (!thread.isCurrent(own)) return;
    if ('plan' in answer) {
      const opened = { name: file.name, choices: {}, plan: answer.plan };
      setState({ stage: 'opened', opened });
      return;
    }
    thread.stop();
    setState({ stage: 'choose', problem: 'problem' in answer ? answer.problem : 'damaged' });
  };

  /** Applies the worker's answer if it is still relevant; a problem keeps the previous state. */
  const ask = async (
    request: FillingRequest,
    before: OpenedWorkbook,
    next: (answer: FillingAnswer) => FillingState | undefined,
  ): Promise<void> => {
    const answer = await thread.ask(request);
    if (!answer) return;
    if (!('problem' in answer)) {
      const shown = next(answer);
      if (shown) setState(shown);
    } else if (hasEnded(answer.problem)) {
      thread.stop();
      setState({ stage: 'choose', problem: answer.problem });
    } else setState({ stage: 'opened', opened: before, problem: answer.problem });
  };

  /** The last choices; answers to earlier ones are ignored. */
  const chosen = useRef<FillingChoices>(undefined);
  const choose: Filling['choose'] = async (changed) => {
    if (state.stage !== 'opened') return;
    const { opened } = state;
    const choices = { ...opened.choices, ...changed };
    chosen.current = choices;
    setState({ stage: 'opened', opened: { ...opened, choices }, busy: true });
    await ask({ do: 'plan', choices }, opened, (answer) =>
      'plan' in answer && chosen.current === choices
        ? { stage: 'opened', opened: { ...opened, choices, plan: answer.plan } }
        : undefined,
    );
  };

  const save: Filling['save'] = async (name) => {
    if (state.stage !== 'opened') return;
    const { opened } = state;
    setState({ stage: 'opened', opened, busy: true });
    await ask({ do: 'fill' }, opened, (answer) => {
      if (!('filled' in answer)) return undefined;
      saveWorkbook(answer.filled, name);
      const { marks, remarks } = answer;
      return { stage: 'opened', opened, saved: { marks, remarks } };
    });
  };

  return {
    ...{ state, read, choose, save },
    restart: () => {
      thread.stop();
      setState({ stage: 'choose' });
    },
  };
};
