import { useEffect, useMemo, useState } from 'react';
import type { Draft } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { useQuestionBank } from '../../bank-api.ts';
import { keepQuestion, keptFrom, stateOf, type KeptFrom } from '../../model/bank/keep-question.ts';
import type { Keeping } from './keeping.ts';

export interface BankKeeperProps {
  readonly job: KeptFrom;
  readonly draftNow: () => Draft;
  readonly onKeeping: (keeping: Keeping | 'loading') => void;
}

interface Step {
  readonly ids: ReadonlySet<string>;
  readonly undo: () => void;
}

/** Opens the question bank for a draft: shows nothing itself. */
const BankKeeper = ({ job, draftNow, onKeeping }: BankKeeperProps) => {
  const { questions, questionsNow, keep } = useQuestionBank();
  const [steps, setSteps] = useState<readonly Step[]>([]);

  const keepAll = useEvent((asked: readonly Question[]) => {
    const draft = draftNow();
    if (draft.type !== 'TEST') return;
    const day = new Date();
    const moment = { now: day.toISOString(), today: isoDateOf(day) };
    const found = keptFrom(questionsNow(), job.id);
    const wanted = asked.filter((one) => stateOf(found.get(one.id), one) !== 'kept');
    const made = wanted.map((one) => {
      const before = found.get(one.id);
      return { before, kept: keepQuestion(job, draft, one, before, moment) };
    });
    const { left, undo } = keep(
      made.flatMap(({ before, kept }) => (before ? [] : [kept])),
      made.flatMap(({ before, kept }) => (before ? [{ ...before, kept }] : [])),
    );
    setSteps((all) => [...all, { ids: new Set(wanted.map(({ id }) => id)), undo }]);
    if (left > 0) notify('error', 'draft.bank.full', { count: left });
    else notify('success', 'draft.bank.kept', { count: wanted.length });
  });

  const keeping = useMemo((): Keeping | 'loading' => {
    if (!questions) return 'loading';
    const found = keptFrom(questions, job.id);
    const takeBack = (step: Step | undefined) =>
      step &&
      (() => {
        step.undo();
        setSteps((all) => all.filter((one) => one !== step));
        notify('success', 'draft.bank.takenBack');
      });
    return {
      stateOf: (question) => stateOf(found.get(question.id), question),
      keep: keepAll,
      undoOf: ({ id }) => takeBack(steps.findLast(({ ids }) => ids.size === 1 && ids.has(id))),
      undoAll: () => takeBack(steps.findLast(({ ids }) => ids.size > 1)),
    };
  }, [questions, job.id, steps, keepAll]);
  useEffect(() => onKeeping(keeping), [keeping, onKeeping]);
  return null;
};

export default BankKeeper;
