import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { Message } from '../../i18n/message.tsx';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import type { PdfProgress } from './pdf/read-pdfs.ts';

interface Props {
  readonly reading: PdfProgress;
  readonly onStop: () => void;
}

/** Which page of a PDF is being turned into a picture. */
export const PdfPages = ({ reading: { name, page, pages }, onStop }: Props) => {
  const id = useId();
  return (
    <Box
      data-pdf
      sx={{
        border: '1px solid',
        borderColor: 'paper.outline',
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.5 }}>
        <Box id={id} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <>
            <bdi>{name}</bdi>
            {': '}
          </>
          {page === undefined || pages === undefined ? (
            <Message id="photos.pdf.opening" />
          ) : (
            <Message id="photos.pdf.reading" values={{ page, pages }} />
          )}
        </Box>
        <Button size="small" color="inherit" ref={focusIfLost} onClick={onStop}>
          <Message id="common.cancel" />
        </Button>
      </Box>
      <LinearProgress
        {...(page !== undefined &&
          pages !== undefined && {
            variant: 'determinate',
            value: Math.round((100 * (page - 1)) / pages),
          })}
        aria-labelledby={id}
      />
    </Box>
  );
};
