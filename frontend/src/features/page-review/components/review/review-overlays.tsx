import type { ComponentProps } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { cellNow, type GridView } from '#frontend/record/hooks/grid/grid-context.ts';
import { useReviewed } from '../../hooks/review/review-context.ts';
import { nameColumns } from '../../model/gradebook/edit-pupils.ts';
import {
  GridOverlays,
  type GridOverlayProps,
} from '#frontend/record/components/grid/grid-overlays.tsx';
import { NameCrop } from './name-crop.tsx';
import type { PupilDialogProps } from './pupil-dialog.tsx';
import { useOwnPicture } from './reviewed-picture.tsx';

const RowMenu = lazyOverlay<GridOverlayProps>(() => import('./row-menu.tsx'));
const PupilDialog = lazyOverlay<PupilDialogProps>(() => import('./pupil-dialog.tsx'));

/** The name in a row as it was written, if it is in the picture of the focused row. */
const WrittenName = ({ row }: { readonly row: number }) => {
  const review = useReviewed();
  const { rows } = review.book;
  const picture = useOwnPicture();
  const { page, cells = [] } = rows[row] ?? {};
  const box = cells[nameColumns(review.book)[0] ?? 0]?.box;
  const isShown = page === rows[cellNow(review).row]?.page;
  return isShown && box && <NameCrop picture={picture} box={box} />;
};

const pageOverlays: NonNullable<ComponentProps<typeof GridOverlays>['others']> = (
  overlay,
  shown,
) => (
  <>
    <RowMenu {...overlay('row')} />
    <PupilDialog
      {...overlay('pupil')}
      sought={shown.of === 'pupil' ? shown.sought : ''}
      picture={shown.of === 'pupil' && <WrittenName row={shown.index} />}
    />
  </>
);

/** The dialogs and menus of the table; the one about a pupil shows the name in the photo. */
const ReviewOverlays = ({ state }: Pick<GridView, 'state'>) => (
  <GridOverlays state={state} others={pageOverlays} />
);

export default ReviewOverlays;
