import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { ImageOff, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef } from 'react';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { cellAt } from '../../model/review/photo-view.ts';
import { areaOf } from '../../model/review/picture-area.ts';
import { usePhotoView } from '../../hooks/review/use-photo-view.ts';
import type { Picture } from '#frontend/lib/resources/use-picture.ts';
import type { GradebookRow, PictureBox } from '#shared/model/gradebook.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';

interface PagePhotoProps {
  readonly rows: readonly GradebookRow[];
  /** The box of the focused cell. */
  readonly focused: PictureBox | undefined;
  readonly onChoose: (cell: CellPosition) => void;
  readonly picture: Picture;
}

const box = {
  position: 'relative',
  height: '100%',
  minHeight: 220,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

/** Explains that there is no picture, and that the marks can be checked without it. */
const NoPicture = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Box
    sx={{
      ...box,
      ...squaredPaper,
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: 1.5,
      p: 3,
      textAlign: 'center',
      color: 'text.secondary',
    }}
  >
    <ImageOff size={28} aria-hidden />
    <Box component="p" sx={{ m: 0, maxWidth: 320 }}>
      <Message id="review.noPicture" />
    </Box>
    <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
      <Message id="common.retry" />
    </Button>
  </Box>
);

type Shown = NonNullable<Picture['shown']>;

interface PhotoProps extends PagePhotoProps {
  readonly shown: Shown;
}

const Photo = ({ rows, focused, onChoose, picture, shown }: PhotoProps) => {
  const text = useMessage();
  const marked = focused && areaOf(focused, shown);
  const frame = useRef<HTMLDivElement>(null);
  const photo = usePhotoView(frame, shown, marked, (x, y) => {
    const cell = cellAt(rows, x, y, shown);
    if (cell) onChoose(cell);
  });
  const { scale = 0, left = 0, top = 0 } = photo.view ?? {};
  const control = (label: 'zoomIn' | 'zoomOut' | 'fit', Icon: typeof ZoomIn, act: () => void) => (
    <IconButton aria-label={text(`review.${label}`)} title={text(`review.${label}`)} onClick={act}>
      <Icon size={20} aria-hidden />
    </IconButton>
  );
  return (
    <Box sx={{ ...box, bgcolor: 'job.neutral.wash' }}>
      <Box
        ref={frame}
        // The picture and the styles that position it are always left to right.
        dir="ltr"
        {...photo.handlers}
        sx={{
          position: 'absolute',
          inset: 0,
          overflow: 'hidden',
          cursor: 'grab',
          touchAction: 'none',
        }}
      >
        <Box
          component="img"
          src={shown.url}
          alt={text('review.photo')}
          draggable={false}
          onError={picture.onError}
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            width: shown.width,
            height: shown.height,
            transformOrigin: '0 0',
            transform: `translate(${left}px, ${top}px) scale(${scale})`,
          }}
          sx={{ maxWidth: 'none', userSelect: 'none', transition: 'transform 160ms ease-out' }}
        />
        {marked && photo.view && (
          <Box
            aria-hidden
            style={{
              left: left + marked.x * scale - 3,
              top: top + marked.y * scale - 3,
              width: marked.width * scale + 6,
              height: marked.height * scale + 6,
            }}
            sx={{
              position: 'absolute',
              boxSizing: 'border-box',
              border: '3px solid',
              borderColor: '#C97B12',
              borderRadius: '6px',
              boxShadow: '0 0 0 2px rgb(255 255 255 / 75%)',
              pointerEvents: 'none',
              transition: 'all 160ms ease-out',
            }}
          />
        )}
      </Box>
      <Box
        role="group"
        aria-label={text('review.photo')}
        sx={{
          position: 'absolute',
          insetBlockEnd: 8,
          insetInlineEnd: 8,
          display: 'flex',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
          bgcolor: 'background.paper',
        }}
      >
        {control('zoomOut', ZoomOut, () => photo.zoom(1 / 1.4))}
        {control('zoomIn', ZoomIn, () => photo.zoom(1.4))}
        {control('fit', Maximize2, photo.fit)}
      </Box>
    </Box>
  );
};

/** The photo of the page with the focused cell marked. A tap on a mark goes to its cell. */
const PagePhoto = (props: PagePhotoProps) => {
  const { picture } = props;
  if (picture.state === 'loading') return <Skeleton variant="rounded" sx={{ ...box }} />;
  if (picture.state === 'gone' || !picture.shown) return <NoPicture onRetry={picture.retry} />;
  return <Photo {...props} shown={picture.shown} />;
};

export default PagePhoto;
