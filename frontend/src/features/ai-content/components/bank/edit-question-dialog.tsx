import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { reword } from '#shared/bank/shelves.ts';
import type { Test } from '#shared/model/draft.ts';
import type { KeptQuestion } from '#shared/model/question-shelf.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Typing } from '#frontend/lib/documents/document-editor.ts';
import { createStore, useStore } from '#frontend/lib/store.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { BankQuestion } from '../../model/bank/kept-questions.ts';
import { hasSameWording } from '../../model/bank/keep-question.ts';
import { editDraft, type Edit } from '../../model/draft/edit-draft.ts';
import { QuestionParts } from '../draft/question-block.tsx';
import { KeptSheet } from './kept-sheet.tsx';

export interface EditQuestionProps {
  readonly question: BankQuestion;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSave: (kept: KeptQuestion) => void;
}

/** A test of one question, as the editor of drafts has it. */
const testOf = ({ question, language, level = 'Middle' }: KeptQuestion): Test => ({
  ...{ type: 'TEST', language, title: '', level, drafter: 'rules', notes: [] },
  ...{ scale: 20, instructions: '', questions: [question] },
});

/** Edits a draft that is stored nowhere. */
function openEditor(test: Test) {
  const draft = createStore<Draft>(test);
  const shown = createStore<{ readonly field: string; readonly text: string } | undefined>(
    undefined,
  );
  let typed: Edit | undefined;
  const edit = (next: Edit): void => draft.set(editDraft(draft.get(), next));
  const typing: Typing<Draft> = {
    shown,
    type: (text, next) => {
      shown.set(text);
      typed = next;
    },
    settle: () => {
      if (!typed) return false;
      edit(typed);
      typed = undefined;
      shown.set(undefined);
      return true;
    },
  };
  return { draft, edit, typing };
}

/** Changes the wording of a kept question; the former one stays among its earlier ones. */
const EditQuestionDialog = ({ question, open, onClose, onSave }: EditQuestionProps) => {
  const text = useMessage();
  const { kept } = question;
  const [{ draft, edit, typing }] = useState(() => openEditor(testOf(kept)));
  const now = useStore(draft);
  const asked = now.type === 'TEST' ? now.questions[0] : undefined;
  const isChanged = asked !== undefined && !hasSameWording(asked, kept.question);
  const save = () => {
    typing.settle();
    const last = draft.get();
    const written = last.type === 'TEST' ? last.questions[0] : undefined;
    if (written && !hasSameWording(written, kept.question))
      onSave(reword(kept, written, new Date().toISOString()));
    onClose();
  };
  return (
    <Dialog
      open={open}
      // A click outside or Escape loses nothing that was written.
      onClose={() => !isChanged && onClose()}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle sx={{ pb: 1 }}>
        <Message id="bank.editTitle" />
      </DialogTitle>
      <DialogContent>
        <Box sx={{ px: 1 }}>
          <KeptSheet language={kept.language} withKeys edit={edit} typing={typing}>
            {asked && <QuestionParts question={asked} name={text('bank.question')} />}
          </KeptSheet>
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <TextButton label="common.cancel" color="inherit" onClick={onClose} />
        <TextButton label="bank.save" variant="contained" onClick={save} />
      </DialogActions>
    </Dialog>
  );
};

export default EditQuestionDialog;
