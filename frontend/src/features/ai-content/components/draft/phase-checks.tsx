import Box from '@mui/material/Box';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { LessonCheck, LessonPhase } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  addCheck,
  changeQuestion,
  removeCheck,
  settleBlock,
  writeResponse,
} from '../../model/draft/edit-blocks.ts';
import { newCheck } from '../../model/draft/new-blocks.ts';
import { AddButton } from './add-button.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import { DoubtNote } from './doubt-note.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IconAction } from './icon-action.tsx';
import { KeyNotes, KeyText } from './key-notes.tsx';
import { QuestionReason } from './question-reason.tsx';

interface CheckProps {
  readonly check: LessonCheck;
  /** The id of its phase. */
  readonly phase: string;
  /** Its number in the plan, from 1. */
  readonly number: number;
  readonly isNew: boolean;
}

const Check = ({ check, phase, number, isNew }: CheckProps) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const { id, stem, response = '', doubtful } = check;
  const name = labels.check(number);
  return (
    <Box
      role="group"
      aria-label={name}
      data-check={id}
      sx={{
        mt: 1.5,
        px: 2,
        py: 1.25,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, color: 'primary.main', fontSize: '0.875rem', fontWeight: 600 }}>
          {name}
        </Box>
        {edit && (
          <IconAction
            label={text('draft.remove', { name })}
            Icon={X}
            onClick={() => edit(removeCheck(phase, id))}
          />
        )}
      </Box>
      {doubtful && <DoubtNote settle={settleBlock(id)} />}
      <EditableText
        value={stem}
        label={text('draft.stemOf', { name })}
        field={`${id}.stem`}
        isNew={isNew}
        write={(written) => changeQuestion(id, (one) => ({ ...one, stem: written }))}
      />
      <ChoiceOptions question={check} name={name} />
      <KeyNotes>
        <QuestionReason question={check} name={name} />
        <KeyText
          label={labels.ifWrong}
          name={name}
          value={response}
          field={`${id}.response`}
          write={(written) => writeResponse(phase, id, written)}
        />
      </KeyNotes>
    </Box>
  );
};

interface Props {
  readonly phase: LessonPhase;
  /** How many checks the phases before it have. */
  readonly before: number;
}

/** Questions that show in a phase whether pupils have understood, always with their keys: a plan is the teacher's. */
export const PhaseChecks = ({ phase: { id, checks = [] }, before }: Props) => {
  const { edit } = useDraftView();
  const [added, setAdded] = useState<string>();
  return (
    <>
      {checks.map((check, index) => (
        <Check
          key={check.id}
          check={check}
          phase={id}
          number={before + index + 1}
          isNew={check.id === added}
        />
      ))}
      {edit && checks.length < limits.phaseChecks && (
        <Box sx={{ mt: 0.5 }}>
          <AddButton
            label="draft.addCheck"
            disabled={false}
            onClick={() => {
              const check = newCheck();
              setAdded(check.id);
              edit(addCheck(id, check));
            }}
          />
        </Box>
      )}
    </>
  );
};
