import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId, useMemo, useState } from 'react';
import {
  diffClass,
  isClear,
  type Choice,
  type ClassDiff,
} from '#shared/record/names/compare-lists.ts';
import { schoolOf } from '#shared/record/names/class-content.ts';
import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import {
  ApiError,
  SessionEndedError,
  textOfError,
  textOfFailure,
} from '#frontend/lib/api/api-error.ts';
import { toContent } from '../../model/classes/to-content.ts';
import { useClassChanges } from '../../api/class-changes.ts';
import { useClass, type ClassSummary } from '../../api/classes.ts';
import { notify, notifyOf } from '#frontend/lib/notifications/notifications.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { ClassChanges } from './class-changes.tsx';
import { ClassOfFile } from './class-of-file.tsx';
import { NamesakeChoices } from './namesake-choices.tsx';

export interface UpdateDialogProps {
  readonly open: boolean;
  readonly kept: ClassSummary;
  /** The newer list, if it has been read already; otherwise the dialog asks for a file. */
  readonly found?: ClassContent;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** A saved class after taking over a newer list. */
const updated = (kept: SavedClass, found: ClassContent, { pupils }: ClassDiff): ClassContent => {
  const subject = kept.subject ?? found.subject;
  const level = kept.level ?? found.level;
  return { ...toContent({ ...kept, subject, level }), ...schoolOf(found), pupils: [...pupils] };
};

const isOtherOrder = (kept: SavedClass, { pupils }: ClassDiff): boolean =>
  pupils.some(({ fullName }, index) => fullName !== kept.pupils[index]?.fullName);

/** Shows how a newer list differs from a saved class, and saves it after confirmation. */
const UpdateDialog = ({
  open,
  kept: summary,
  found: given,
  onClose,
  onExited,
}: UpdateDialogProps) => {
  const id = useId();
  const [found, setFound] = useState(given);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();
  /** Who the namesakes of the newer list are. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, Choice>>(new Map());
  const changes = useClassChanges();
  const { data: kept, error, mutate } = useClass(summary.id);
  const diff = useMemo(
    () => (kept && found ? diffClass(kept.pupils, found.pupils, chosen) : undefined),
    [kept, found, chosen],
  );
  const asks = diff !== undefined && !isClear(diff.unclear, chosen);
  const count = diff ? diff.came.length + diff.left.length + diff.changed.length : 0;
  const isReordered = count === 0 && kept && diff ? isOtherOrder(kept, diff) : false;

  const save = async (): Promise<void> => {
    if (!kept || !found || !diff || busy) return;
    if (asks) {
      setProblem({ id: 'classes.namesakesOpen' });
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await changes.update(kept, updated(kept, found, diff));
      onClose();
      notify('success', 'classes.updated');
    } catch (failure) {
      if (failure instanceof SessionEndedError) return;
      const isStale = failure instanceof ApiError && failure.code === 'precondition-failed';
      // Fetch the class again, so that the dialog shows the latest changes.
      if (isStale) {
        setChosen(new Map());
        await mutate();
      }
      const text: Text = isStale
        ? { id: 'classes.updateStale' }
        : textOfFailure(failure, 'classes.updateFailed');
      setProblem(text);
      notifyOf('quiet', text);
    } finally {
      setBusy(false);
    }
  };
  // What happened to the changes is said here, so that it stays open until that is known.
  const close = (): void => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={closeByKey(close)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={id}>
        <Message id="classes.updateTitle" values={{ name: summary.name }} />
      </DialogTitle>
      {/* Makes long lists scrollable by keyboard. */}
      <DialogContent
        {...((asks || count > 0) && { tabIndex: 0, role: 'region', 'aria-labelledby': id })}
      >
        {!found && <ClassOfFile kept={summary} onFound={setFound} />}
        {found && kept === undefined && error === undefined && (
          <Skeleton variant="rounded" height={160} />
        )}
        {found && kept === undefined && error !== undefined && (
          <ErrorState
            title="classes.loadFailed"
            text={textOfError(error)}
            action="common.retry"
            onAction={() => void mutate()}
          />
        )}
        {found && kept === null && (
          <DialogContentText role="alert">
            <Message id="error.class-not-found" />
          </DialogContentText>
        )}
        {kept && found && diff && (
          <NamesakeChoices
            {...{ kept, found, chosen }}
            unclear={diff.unclear}
            onChange={(next) => {
              setChosen(next);
              setProblem(undefined);
            }}
          />
        )}
        {diff && !asks && count > 0 && <ClassChanges diff={diff} />}
        {diff && !asks && count === 0 && (
          <DialogContentText role="status">
            <Message id={isReordered ? 'classes.otherOrder' : 'classes.same'} />
          </DialogContentText>
        )}
        <Box sx={{ mt: 2 }}>
          <FormError error={problem} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" aria-disabled={busy} onClick={close}>
          <Message
            id={diff && !asks && count === 0 && !isReordered ? 'common.close' : 'common.cancel'}
          />
        </Button>
        {diff && (asks || count > 0 || isReordered) && (
          <Button variant="contained" aria-disabled={busy} onClick={() => void save()}>
            <Message id="classes.saveChanges" values={{ count }} />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

export default UpdateDialog;
