import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Copy, Trash2 } from 'lucide-react';
import { useId, useState, type ComponentType } from 'react';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { refusedDocuments } from '../../lib/documents/unsaved-conflicts.ts';
import { notify } from '../../lib/notifications/notifications.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useStore } from '../../lib/store.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import type { DescribedOverlap, Words } from './described-overlap.ts';
import { PlaceName, Say } from './overlap-choice.tsx';

/** The edits of a document, as far as the device has them. */
export interface KeptEdits {
  /** Each changed place; undefined if it is not known what they have changed. */
  readonly places: readonly DescribedOverlap[] | undefined;
  /** As they are stored. */
  readonly raw: string;
}

/** What is done with edits, by the address of their document. */
export interface RefusedEditsOf {
  readonly read: (address: string) => Promise<KeptEdits>;
  readonly drop: (address: string) => Promise<void>;
  readonly Name: ComponentType<{ readonly address: string }>;
}

export interface RefusedDialogProps extends RefusedEditsOf {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Before what a place was changed to. */
const COLON = ': ';

interface RefusedProps extends RefusedEditsOf {
  readonly address: string;
  readonly reason: Text;
}

/** The edits of one document: what they are, and the ways to copy and to drop them. */
const Refused = ({ address, reason, read, drop, Name }: RefusedProps) => {
  const id = useId();
  const text = useMessage();
  const { data, error } = useResource(`refused-edits/${address}`, () => read(address));
  const [asked, setAsked] = useState(false);
  const places = data?.places;
  const inWords = (words: Words): string =>
    typeof words === 'string' ? words : text(words.id, words.values);
  /** One line for each place, in columns for a spreadsheet. */
  const lines = places?.map(({ subject = '', part, mine }) =>
    [subject, inWords(part), inWords(mine)].join('\t'),
  );
  // Without words for them, as they are stored.
  const raw = data?.raw ?? '';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(lines?.join('\n') ?? raw);
      notify('success', 'conflict.copied');
    } catch {
      notify('error', 'conflict.notCopied');
    }
  };
  const isLoading = !data && error === undefined;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        <Name address={address} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Message {...reason} />
      </Typography>
      {isLoading ? (
        <Skeleton variant="rounded" height={80} />
      ) : (
        <Box
          // Scrolled by keyboard too.
          tabIndex={0}
          role="group"
          aria-label={text('conflict.refusedEdits')}
          sx={{
            ...{ maxHeight: '40vh', overflow: 'auto', p: 1.5 },
            ...{ border: '1px solid', borderColor: 'divider', borderRadius: '8px' },
          }}
        >
          {places ? (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
              {places.map((place, index) => (
                <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
                  <PlaceName described={place} />
                  {COLON}
                  <Say words={place.mine} />
                </Box>
              ))}
            </Box>
          ) : (
            <Box
              component="pre"
              dir="ltr"
              sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {raw}
            </Box>
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Copy size={18} />}
          disabled={isLoading}
          onClick={() => void copy()}
        >
          <Message id="conflict.copyEdits" />
        </Button>
        <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => setAsked(true)}>
          <Message id="conflict.dropEdits" />
        </Button>
      </Box>
      <ConfirmDialog
        open={asked}
        title="conflict.dropTitle"
        text="conflict.dropText"
        confirm="conflict.dropEdits"
        onConfirm={() => {
          setAsked(false);
          void drop(address);
        }}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
};

/** Edits that the server refuses for good, in words, so that the user can enter them somewhere else. */
const RefusedDialog = ({ open, onClose, onExited, ...edits }: RefusedDialogProps) => {
  const refused = useStore(refusedDocuments);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle>
        <Message id="conflict.refusedTitle" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="body2">
          <Message id="conflict.refusedText" />
        </Typography>
        {[...refused].map(([address, reason]) => (
          <Refused key={address} {...{ address, reason }} {...edits} />
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} color="inherit" autoFocus>
          <Message id="common.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default RefusedDialog;
