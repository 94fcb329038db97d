import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedDate } from 'react-intl';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { textOfError } from '../../lib/api/api-error.ts';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import type { MergedEdits } from '../../lib/documents/merge/merge-edits.ts';
import type { Side } from '../../lib/documents/merge/merge-parts.ts';
import { closeByKey } from '../dialog/close-requests.ts';
import type { DescribeOverlap } from './described-overlap.ts';
import { OverlapChoice } from './overlap-choice.tsx';
import { WholeChoice } from './whole-choice.tsx';

export interface ConflictDialogProps {
  readonly open: boolean;
  readonly document: Pick<
    DocumentControls,
    'newest' | 'merge' | 'saveNow' | 'keepMine' | 'takeNewest'
  >;
  /** Loads the words for what both have changed. */
  readonly describe: (() => Promise<DescribeOverlap>) | undefined;
  readonly onClose: () => void;
  /** Called after it has closed: after a choice the button that opened it is gone. */
  readonly onExited: () => void;
}

/** How many overlaps are shown at first, and more with each press. */
const SHOWN = 20;

/** What the dialog compares, or why it cannot; without an overlap that can be described, only one version can stay. */
interface Compared {
  readonly problem?: Text | undefined;
  readonly merged?: MergedEdits<unknown> | undefined;
  readonly describe?: DescribeOverlap | undefined;
}

/** Compares both versions once the dialog opens. */
const useCompared = ({ open, document, describe }: ConflictDialogProps) => {
  const [compared, setCompared] = useState<Compared>();
  const compare = useEffectEvent(async (): Promise<Compared> => {
    try {
      const [merged, words] = await Promise.all([document.merge(), describe?.()]);
      return { merged, describe: words };
    } catch (error) {
      return { problem: textOfError(error) };
    }
  });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!open) return undefined;
    let isCurrent = true;
    void compare().then((found) => {
      if (isCurrent) setCompared(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [open, times]);
  const again = (): void => setTimes(times + 1);
  const fail = (error: unknown): void => setCompared({ problem: textOfError(error) });
  return { compared, again, fail };
};

/** Shows what two devices have changed in different ways, and lets the user choose, one by one or all at once. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { open, document, onClose, onExited } = props;
  const { compared, again, fail } = useCompared(props);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const [shown, setShown] = useState(SHOWN);
  const [isNew, setIsNew] = useState(false);
  const { merged, describe, problem } = compared ?? {};
  const overlaps = merged?.overlaps ?? [];
  const isWhole = compared && !problem && (!merged || !describe);
  const missing = overlaps.filter(({ key }) => !choices.has(key)).length;
  const chooseAll = (side: Side): void =>
    setChoices(new Map(overlaps.map(({ key }) => [key, side])));
  const save = async (): Promise<void> => {
    if (missing > 0) return;
    try {
      const result = await document.merge(choices);
      if (!result?.next) {
        setIsNew(true);
        return again();
      }
      void document.saveNow();
      onClose();
    } catch (error) {
      fail(error);
    }
  };
  const chooseWhole = (act: () => void): void => {
    act();
    onClose();
  };
  const when = (
    <FormattedDate value={document.newest.createdAt} dateStyle="medium" timeStyle="short" />
  );
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose)}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle sx={{ pb: 0.5 }}>
        <Message id="conflict.title" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          <Message id="conflict.when" values={{ when }} />
        </Typography>
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isNew && <Message id="conflict.new" />}
        </Box>
        {!compared && <Skeleton variant="rounded" height={180} />}
        {problem && (
          <Alert
            severity="warning"
            role="status"
            action={
              <Button color="inherit" size="small" onClick={again}>
                <Message id="common.retry" />
              </Button>
            }
          >
            <Message {...problem} />
          </Alert>
        )}
        {isWhole && (
          <WholeChoice
            onKeep={() => chooseWhole(document.keepMine)}
            onTake={() => chooseWhole(document.takeNewest)}
          />
        )}
        {!isWhole && merged && merged.taken.mine + merged.taken.theirs > 0 && (
          <Box
            sx={{ p: 1.5, borderRadius: '8px', bgcolor: 'job.success.wash', fontSize: '0.875rem' }}
          >
            <Message id="conflict.merged" values={merged.taken} />
          </Box>
        )}
        {!isWhole && describe && overlaps.length > 0 && (
          <>
            <Typography variant="subtitle2" component="h3">
              <Message id="conflict.ask" values={{ count: overlaps.length }} />
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button size="small" variant="outlined" onClick={() => chooseAll('mine')}>
                <Message id="conflict.allMine" />
              </Button>
              <Button size="small" variant="outlined" onClick={() => chooseAll('theirs')}>
                <Message id="conflict.allTheirs" />
              </Button>
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {overlaps.slice(0, shown).map((overlap) => (
                <OverlapChoice
                  key={overlap.key}
                  described={describe(overlap)}
                  chosen={choices.get(overlap.key)}
                  onChoose={(side) => setChoices(new Map(choices).set(overlap.key, side))}
                />
              ))}
            </Box>
            {overlaps.length > shown && (
              <Button
                size="small"
                sx={{ justifySelf: 'start' }}
                onClick={() => setShown(shown + SHOWN)}
              >
                <Message id="conflict.more" values={{ count: overlaps.length - shown }} />
              </Button>
            )}
            <Typography variant="body2" color="textSecondary">
              <Message id="conflict.keeps" />
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} color="inherit">
          <Message id="conflict.later" />
        </Button>
        {!isWhole && !problem && (
          // Stays in the tab order, and says what is missing.
          <Button
            variant="contained"
            aria-disabled={missing > 0 || !compared}
            onClick={() => void save()}
          >
            {missing > 0 ? (
              <Message id="conflict.missing" values={{ count: missing }} />
            ) : (
              <Message id="conflict.save" />
            )}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
