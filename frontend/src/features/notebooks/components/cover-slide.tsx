import Box from '@mui/material/Box';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { displayAddress, type LibraryImage } from '#shared/contracts/notebooks.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly id: string;
  readonly cover: LibraryImage;
  readonly title: string;
  readonly current: boolean;
  /** Whether it is close enough to the centre to load; once loaded, it stays. */
  readonly near: boolean;
  readonly onClick: () => void;
}

export const CoverSlide = ({ id, cover, title, current, near, onClick }: Props) => {
  const address = displayAddress(cover);
  const [failed, setFailed] = useState(!address);
  const [wanted, setWanted] = useState(near);
  if (near && !wanted) setWanted(true);
  return (
    <Box
      id={id}
      role="option"
      aria-selected={current}
      aria-label={title}
      onClick={onClick}
      sx={{
        flex: '0 0 auto',
        height: 'var(--slide)',
        aspectRatio: '210 / 297',
        scrollSnapAlign: 'center',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '6px',
        overflow: 'hidden',
        bgcolor: 'paper.grid',
        opacity: current ? 1 : 0.55,
        transition: 'opacity 180ms',
      }}
    >
      {failed ? (
        <Box
          role="alert"
          sx={{
            height: '100%',
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: 1,
            p: 2,
          }}
        >
          <ImageOff size={28} strokeWidth={1.5} />
          <Message id="covers.imageFailed" />
        </Box>
      ) : (
        wanted && (
          <Box
            component="img"
            src={address}
            alt=""
            draggable={false}
            onError={() => setFailed(true)}
            sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )
      )}
    </Box>
  );
};
