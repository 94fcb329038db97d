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
import { Message } from '../../i18n/message.tsx';
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

/** What the dialog compares; without an overlap that can be described, only one version can stay. */
interface Compared {
  readonly merged?: MergedEdits<unknown> | undefined;
  readonly describe?: DescribeOverlap | undefined;
}

/** Compares both versions once the dialog opens. */
const useCompared = ({ open, document, describe }: ConflictDialogProps) => {
  const [compared, setCompared] = useState<Compared>();
  const compare = useEffectEvent(async (): Promise<Compared> => {
    const [merged, words] = await Promise.all([
      document.merge(),
      describe?.().catch(() => undefined),
    ]);
    return { merged, describe: words };
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
  return { compared, isAgain: times > 0, again: () => setTimes(times + 1) };
};

/** Shows what two devices have changed in different ways, and lets the user choose, one by one or all at once. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { open, document, onClose, onExited } = props;
  const { compared, isAgain, again } = useCompared(props);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const [shown, setShown] = useState(SHOWN);
  const { merged, describe } = compared ?? {};
  const overlaps = merged?.overlaps ?? [];
  const isWhole = compared && (!merged || !describe);
  const missing = overlaps.filter(({ key }) => !choices.has(key)).length;
  const chooseAll = (side: Side): void =>
    setChoices(new Map(overlaps.map(({ key }) => [key, side])));
  const save = async (): Promise<void> => {
    if (missing > 0) return;
    const result = await document.merge(choices);
    if (!result?.next) return again();
    void document.saveNow();
    onClose();
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
          {isAgain && <Message id="conflict.new" />}
        </Box>
        {!compared && <Skeleton variant="rounded" height={180} />}
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
        {!isWhole && (
          // Stays in the tab order, and says what is missing.
          <Button
            variant="contained"
            aria-disabled={missing > 0 || !compared}
            onClick={() => void save()}
            sx={{ '&[aria-disabled=true]': { opacity: 0.55, cursor: 'default' } }}
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
