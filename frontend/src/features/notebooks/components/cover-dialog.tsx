import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { LibraryImage } from '#shared/contracts/notebooks.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useCovers } from '../api.ts';
import { CoverCarousel } from './cover-carousel.tsx';
import { shortViewport } from './short-viewport.ts';

interface Props {
  readonly open: boolean;
  readonly selected: string | undefined;
  readonly onClose: () => void;
  readonly onSelect: (cover: LibraryImage) => void;
}

const CoverDialog = ({ open, selected, onClose, onSelect }: Props) => {
  const { data: covers, error, isValidating, mutate } = useCovers();
  const [index, setIndex] = useState<number>();
  const chosen = Math.max(0, covers?.findIndex(({ key }) => key === selected) ?? 0);
  const cover = covers?.[index ?? chosen];

  const content = () => {
    if (covers && covers.length > 0) {
      return <CoverCarousel covers={covers} index={index ?? chosen} onIndex={setIndex} />;
    }
    if (isValidating) return <Skeleton variant="rounded" sx={{ height: '56dvh', mx: 'auto' }} />;
    return (
      <ErrorState
        title={error ? 'covers.fetchFailed' : 'covers.empty'}
        text={{ id: 'covers.retryText' }}
        action="common.retry"
        onAction={() => void mutate()}
      />
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      // Makes the dialog open at the chosen cover next time.
      slotProps={{ transition: { onExited: () => setIndex(undefined) } }}
    >
      <DialogTitle sx={{ pb: 1, [shortViewport]: { fontSize: '1rem' } }}>
        <Message id="covers.title" />
      </DialogTitle>
      <DialogContent sx={{ px: 0, pb: 1, [shortViewport]: { pb: 0 } }}>{content()}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} color="inherit">
          <Message id="common.cancel" />
        </Button>
        <Button variant="contained" disabled={!cover} onClick={() => cover && onSelect(cover)}>
          <Message id="covers.select" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default CoverDialog;
