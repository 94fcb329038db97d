import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Student } from '#shared/model/student.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { UnsentNote } from '#frontend/components/dialog/unsent-note.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { AddingStep } from './adding-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { ClassesStep } from './classes-step.tsx';
import { DoneStep } from './done-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { useImport } from '../../hooks/use-import.ts';

interface Props {
  readonly open: boolean;
  readonly students: readonly Student[];
  /** Called when students may have been added. */
  readonly onImported: () => void;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

const keptRows = z.object({ pasted: z.string() });

/** Focuses each new step, so that screen readers continue there. */
const focusStep = (element: HTMLElement | null): void => {
  if (element && element.dataset['stage'] !== 'choose') element.focus({ preventScroll: true });
};

/** Adds the students in a spreadsheet. Its buttons close it, and so does Escape while nothing can be lost. */
const ImportDialog = ({ open, students, onExited, ...props }: Props) => {
  const draft = useUnsentForm('import', keptRows);
  const { state, read, correct, add, stop, restart } = useImport(students, () => {
    draft.forget();
    props.onImported();
  });
  const [pasted, setPasted] = useState(draft.found?.pasted ?? '');
  /** The stage in which the dialog was asked to close over what would be lost. */
  const [askedIn, setAskedIn] = useState<string>();
  const paste = (rows: string) => {
    setPasted(rows);
    draft.keep({ pasted: rows });
  };
  const onClose = () => {
    draft.forget();
    props.onClose();
  };
  const disposable =
    state.stage === 'done' ||
    state.stage === 'classes' ||
    (state.stage === 'choose' && !pasted.trim());
  const note = askedIn === state.stage && !disposable && <UnsentNote button="common.cancel" />;
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose, !disposable, () => setAskedIn(state.stage))}
      fullWidth
      maxWidth={state.stage === 'preview' || state.stage === 'classes' ? 'md' : 'sm'}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle>
        <Message id="students.importTitle" />
      </DialogTitle>
      <Box
        key={state.stage === 'reading' ? 'choose' : state.stage}
        data-stage={state.stage}
        ref={focusStep}
        tabIndex={-1}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, outline: 'none' }}
      >
        {(state.stage === 'choose' || state.stage === 'reading') && (
          <ChooseStep
            problem={state.stage === 'choose' ? state.problem : undefined}
            reading={state.stage === 'reading'}
            pasted={pasted}
            onPasted={paste}
            onRead={(source) => void read(source)}
            note={note}
            onClose={onClose}
          />
        )}
        {state.stage === 'classes' && <ClassesStep {...state} onBack={restart} onClose={onClose} />}
        {state.stage === 'preview' && (
          <PreviewStep
            {...state}
            onChoices={correct}
            onAdd={(rows) => void add(rows)}
            onBack={() => {
              paste('');
              restart();
            }}
            note={note}
            onClose={onClose}
          />
        )}
        {state.stage === 'adding' && <AddingStep {...state} onStop={stop} />}
        {state.stage === 'done' && (
          <DoneStep
            result={state.result}
            onAgain={(rows) => void add(rows, state.result)}
            onClose={onClose}
          />
        )}
      </Box>
    </Dialog>
  );
};

export default ImportDialog;
