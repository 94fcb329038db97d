import { useState, type ReactNode } from 'react';
import { columnKinds, type ColumnKind, type Gradebook } from '#shared/model/gradebook.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import type { GridAction, OpenOverlay } from '../../model/grid/grid-reducer.ts';

interface GridProps {
  readonly book: Gradebook;
  /** The focused cell. */
  readonly cell: CellPosition;
  readonly dispatch: (action: GridAction) => void;
}

export interface GridOverlayProps extends GridProps {
  /** The index of its row or column. */
  readonly index: number;
  readonly open: boolean;
  readonly onClose: () => void;
}
export interface ColumnDialogProps extends GridOverlayProps {
  /** What a column may contain. */
  readonly kinds: readonly ColumnKind[];
}

export interface PupilDialogProps extends GridOverlayProps {
  /** The text typed before it opened. */
  readonly sought: string;
  /** Shows the name as it was written. */
  readonly picture: ReactNode;
}

const ColumnDialog = lazyOverlay<ColumnDialogProps>(() => import('./column-dialog.tsx'));
const RowMenu = lazyOverlay<GridOverlayProps>(() => import('./row-menu.tsx'));
const PupilDialog = lazyOverlay<PupilDialogProps>(() => import('./pupil-dialog.tsx'));

interface Props extends GridProps {
  readonly opened: OpenOverlay | undefined;
  /** What a column may contain; anything by default. */
  readonly columnKinds?: readonly ColumnKind[];
  /** Shows the name in a row as it was written. */
  readonly pictureOfName: (row: number) => ReactNode;
}

/** The dialogs and menus of the table: column settings, row actions and the choice of a pupil. */
export const GridOverlays = ({
  opened,
  columnKinds: kinds = columnKinds,
  pictureOfName,
  ...grid
}: Props) => {
  // Keeps the last dialog's content during the closing animation.
  const [last, setLast] = useState<OpenOverlay>();
  if (opened && opened !== last) setLast(opened);
  if (!last) return null;
  const overlay = (of: OpenOverlay['of']) => ({
    ...grid,
    index: last.index,
    open: opened?.of === of,
    onClose: () => grid.dispatch({ do: 'close' }),
  });
  return (
    <>
      <ColumnDialog {...overlay('column')} kinds={kinds} />
      <RowMenu {...overlay('row')} />
      <PupilDialog
        {...overlay('pupil')}
        sought={last.of === 'pupil' ? last.sought : ''}
        picture={last.of === 'pupil' && pictureOfName(last.index)}
      />
    </>
  );
};
