import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import type { Picture } from '../../hooks/review/use-picture.ts';
import type { Opened, Review } from '../../hooks/review/use-review.ts';

interface OverlayProps {
  readonly review: Review;
  /** The index of its row or column. */
  readonly place: number;
  readonly open: boolean;
  readonly onClose: () => void;
}
export type ColumnDialogProps = OverlayProps;
export type RowMenuProps = OverlayProps;
export interface PupilDialogProps extends OverlayProps {
  /** The text typed before it opened. */
  readonly sought: string;
  readonly picture: Picture;
}

const ColumnDialog = lazyOverlay<ColumnDialogProps>(() => import('../grid/column-dialog.tsx'));
const RowMenu = lazyOverlay<RowMenuProps>(() => import('../grid/row-menu.tsx'));
const PupilDialog = lazyOverlay<PupilDialogProps>(() => import('../grid/pupil-dialog.tsx'));

interface Props {
  readonly review: Review;
  readonly picture: Picture;
}

/** The dialogs and menus of the table: column settings, row actions and the choice of a pupil. */
const ReviewDialogs = ({ review, picture }: Props) => {
  const { opened, close } = review;
  // Keeps the last dialog's content during the closing animation.
  const [last, setLast] = useState<Opened>();
  if (opened && opened !== last) setLast(opened);
  if (!last) return null;
  const overlay = (of: Opened['of']) => ({
    review,
    place: last.place,
    open: opened?.of === of,
    onClose: close,
  });
  return (
    <>
      <ColumnDialog {...overlay('column')} />
      <RowMenu {...overlay('row')} />
      <PupilDialog
        {...overlay('pupil')}
        sought={last.of === 'pupil' ? last.sought : ''}
        picture={picture}
      />
    </>
  );
};

export default ReviewDialogs;
