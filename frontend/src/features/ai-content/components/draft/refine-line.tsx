import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { memo, use, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import type { Draft } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useTypedText } from '#frontend/lib/forms/use-typed-text.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { fetchEdits } from '../../draft-api.ts';
import { typedLine, type Edit } from '../../model/draft/edit-draft.ts';
import { proposalsOf, takeEdits, type Proposal } from '../../model/draft/proposals.ts';
import { DraftContext } from './draft-context.ts';
import { ProposedEdits } from './proposed-edits.tsx';

interface Props {
  readonly jobId: string;
  readonly saveNow: () => Promise<void>;
  /** The draft when it is asked for. */
  readonly draftNow: () => Draft;
  readonly edit: (next: Edit) => void;
}

/** What keeps an instruction from being sent: no connection, or personal data in it. */
async function problemOf(instruction: string): Promise<Text | undefined> {
  if (!navigator.onLine) return { id: 'draft.refineOffline' };
  const { findPersonalData } = await import('../../model/personal-data.ts');
  const found = findPersonalData(instruction);
  return found && { id: `aiContent.personal.${found}` };
}

/** Proposed edits beside the draft as it is now. */
const Proposed = (props: Omit<ComponentProps<typeof ProposedEdits>, 'draft'>) => {
  const draft = use(DraftContext);
  return draft && <ProposedEdits {...props} draft={draft} />;
};

/** One line under the draft: an instruction becomes edits, which are shown before they are taken. */
const RefineLine = ({ jobId, saveNow, draftNow, edit }: Props) => {
  const [instruction, setInstruction] = useTypedText(`refine.${jobId}`);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const [proposed, setProposed] = useState<{ proposals: readonly Proposal[]; left: number }>();
  const [said, setSaid] = useState<Text>();
  const asked = useRef(0);
  const field = useRef<HTMLDivElement>(null);
  const focusField = () => field.current?.querySelector('input')?.focus();

  const ask = async () => {
    asked.current += 1;
    const mine = asked.current;
    const isCurrent = () => mine === asked.current;
    setBusy(true);
    setProblem(undefined);
    setSaid(undefined);
    try {
      const hindrance = await problemOf(instruction);
      if (!isCurrent()) return;
      setProblem(hindrance);
      if (hindrance) return;
      await saveNow();
      const before = draftNow();
      const { edits, left } = await fetchEdits(jobId, instruction.trim());
      if (!isCurrent()) return;
      setProposed({ proposals: proposalsOf(before, edits), left });
      setSaid({ id: 'draft.refineProposed', values: { count: edits.length } });
    } catch (error) {
      if (!isCurrent()) return;
      if (!(error instanceof SessionEndedError))
        setProblem(textOfFailure(error, 'draft.refineFailed'));
    } finally {
      if (isCurrent()) setBusy(false);
    }
  };
  const cancel = () => {
    asked.current += 1;
    setBusy(false);
    setSaid({ id: 'draft.refineCancelled' });
    focusField();
  };
  const close = () => {
    setProposed(undefined);
    setSaid(undefined);
    setTimeout(focusField);
  };
  const take = (taken: readonly Proposal[]) => {
    edit(takeEdits(taken.map((each) => each.edit)));
    announce('draft.refineTaken');
    setInstruction('');
    close();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && instruction.trim() !== '') void ask();
  };
  return (
    <Card
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (busy) cancel();
        else if (proposed) close();
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
      >
        <Box ref={field} sx={{ width: '100%' }}>
          <TextField
            name="refine"
            label={<Message id="draft.refine" />}
            help={<Message id="draft.refineHelp" />}
            value={instruction}
            onChange={(typed) => setInstruction(typedLine(typed))}
            inputProps={{ maxLength: limits.textLength }}
          />
        </Box>
        <FormError error={problem} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SubmitButton busy={busy} busyLabel={<Message id="draft.refineAsking" />}>
            <Message id="draft.refineAsk" />
          </SubmitButton>
          {busy && <TextButton label="common.cancel" color="inherit" onClick={cancel} />}
        </Box>
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {said && <Message {...said} />}
        {proposed !== undefined && proposed.left > 0 && (
          <>
            {' '}
            <Message id="draft.refineLeft" values={{ count: proposed.left }} />
          </>
        )}
      </Box>
      {proposed && <Proposed proposals={proposed.proposals} onTake={take} onDiscard={close} />}
    </Card>
  );
};

export default memo(RefineLine);
