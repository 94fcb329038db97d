import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { ImageOff, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { memo, useRef } from 'react';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Picture } from '#frontend/lib/resources/use-picture.ts';
import { usePhotoView } from '../../hooks/review/use-photo-view.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { cellAt } from '../../model/review/photo-view.ts';
import { areaOf, rowsOnPage } from '../../model/review/picture-area.ts';
import { useCell } from '#frontend/record/hooks/grid/grid-context.ts';
import { useReviewed } from '../../hooks/review/review-context.ts';

interface PagePhotoProps extends Picture {
  /** The index of the page. */
  readonly page: number;
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
    <ImageOff size={28} />
    <Box component="p" sx={{ m: 0, maxWidth: 320 }}>
      <Message id="review.noPicture" />
    </Box>
    <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
      <Message id="common.retry" />
    </Button>
  </Box>
);

type Shown = NonNullable<Picture['shown']>;

interface ControlsProps {
  readonly zoom: (by: number) => void;
}

const Controls = memo(({ zoom }: ControlsProps) => {
  const text = useMessage();
  const control = (label: 'zoomIn' | 'zoomOut' | 'fit', Icon: typeof ZoomIn, by: number) => (
    <IconButton
      aria-label={text(`review.${label}`)}
      title={text(`review.${label}`)}
      onClick={() => zoom(by)}
    >
      <Icon size={20} />
    </IconButton>
  );
  return (
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
      {control('zoomOut', ZoomOut, 1 / 1.4)}
      {control('zoomIn', ZoomIn, 1.4)}
      {control('fit', Maximize2, 0)}
    </Box>
  );
});

interface PhotoProps {
  readonly page: number;
  readonly shown: Shown;
  readonly onError: () => void;
}

/** Plain elements, which the frame around them styles, because they are drawn again for each cell. */
const Photo = ({ page, shown, onError }: PhotoProps) => {
  const text = useMessage();
  const review = useReviewed();
  const { book, dispatch } = review;
  const cell = useCell(review);
  const rows = rowsOnPage(book.rows, page);
  const focused = book.rows[cell.row];
  const isHere = (focused?.page ?? 0) === page;
  const drawn = isHere ? focused?.cells[cell.column]?.box : undefined;
  const marked = drawn && areaOf(drawn, shown);
  const frame = useRef<HTMLDivElement>(null);
  const photo = usePhotoView(frame, shown, marked, (x, y) => {
    const chosen = cellAt(rows, x, y, shown);
    if (chosen) dispatch({ do: 'focus', cell: chosen });
  });
  const { scale = 0, left = 0, top = 0 } = photo.view ?? {};
  return (
    <>
      {/* The picture and the styles that position it are always left to right. */}
      <div ref={frame} dir="ltr" data-frame {...photo.handlers}>
        <img
          src={shown.url}
          alt={text('review.photo')}
          draggable={false}
          onError={onError}
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            width: shown.width,
            height: shown.height,
            transformOrigin: '0 0',
            transform: `translate(${left}px, ${top}px) scale(${scale})`,
          }}
        />
        {marked && photo.view && (
          <div
            aria-hidden
            style={{
              left: left + marked.x * scale - 3,
              top: top + marked.y * scale - 3,
              width: marked.width * scale + 6,
              height: marked.height * scale + 6,
            }}
          />
        )}
      </div>
      <Controls zoom={useEvent((by: number) => photo.zoom(by))} />
    </>
  );
};

const frameStyle = {
  ...box,
  bgcolor: 'job.neutral.wash',
  '& > [data-frame]': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    cursor: 'grab',
    touchAction: 'none',
    '& img': { maxWidth: 'none', userSelect: 'none', transition: 'transform 160ms ease-out' },
    '& div': {
      position: 'absolute',
      boxSizing: 'border-box',
      border: '3px solid',
      borderColor: '#C97B12',
      borderRadius: '6px',
      boxShadow: '0 0 0 2px rgb(255 255 255 / 75%)',
      pointerEvents: 'none',
      transition: 'all 160ms ease-out',
    },
  },
} as const;

const Frame = memo((props: PhotoProps) => (
  <Box sx={frameStyle}>
    <Photo {...props} />
  </Box>
));

/** The photo of a page with the focused cell marked. A tap on a mark goes to its cell. */
export const PagePhoto = ({ page, shown, state, onError, retry }: PagePhotoProps) => {
  if (state === 'loading') return <Skeleton variant="rounded" sx={{ ...box }} />;
  if (state === 'gone' || !shown) return <NoPicture onRetry={retry} />;
  return <Frame {...{ page, shown, onError }} />;
};
