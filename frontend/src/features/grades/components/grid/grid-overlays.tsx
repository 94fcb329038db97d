import { memo, useState, type ReactNode } from 'react';
import { columnKinds, type ColumnKind, type Gradebook } from '#shared/model/gradebook.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { usePart } from '#frontend/lib/use-part.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import type { GridAction, OpenOverlay } from '../../model/grid/grid-reducer.ts';
import { useGrid, type GridView } from '../../hooks/grid/grid-context.ts';

export interface GridOverlayProps {
  readonly documentId: string;
  readonly book: Gradebook;
  /** The focused cell. */
  readonly cell: CellPosition;
  readonly dispatch: (action: GridAction) => void;
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

interface Props extends Pick<GridView, 'state'> {
  /** What a column may contain; anything by default. */
  readonly columnKinds?: readonly ColumnKind[];
  /** Shows the name in a row as it was written. */
  readonly pictureOfName: (row: number) => ReactNode;
}

interface ShownProps extends Props {
  readonly opened: OpenOverlay | undefined;
  /** What was opened last, and the cell that was focused then. */
  readonly last: { readonly overlay: OpenOverlay; readonly cell: CellPosition };
}

const Overlays = (props: ShownProps) => {
  const { opened, last, columnKinds: kinds = columnKinds, pictureOfName } = props;
  const { id: documentId, book, dispatch } = useGrid();
  const { overlay: shown, cell } = last;
  const overlay = (of: OpenOverlay['of']) => ({
    ...{ documentId, book, cell, dispatch },
    index: shown.index,
    open: opened?.of === of,
    onClose: () => dispatch({ do: 'close' }),
  });
  return (
    <>
      <ColumnDialog {...overlay('column')} kinds={kinds} />
      <RowMenu {...overlay('row')} />
      <PupilDialog
        {...overlay('pupil')}
        sought={shown.of === 'pupil' ? shown.sought : ''}
        picture={shown.of === 'pupil' && pictureOfName(shown.index)}
      />
    </>
  );
};

/** The dialogs and menus of the table: column settings, row actions and the choice of a pupil. */
export const GridOverlays = memo((props: Props) => {
  const { state } = props;
  const opened = usePart(state, (now) => now.opened);
  // Keeps the last dialog's content during the closing animation.
  const [last, setLast] = useState<ShownProps['last']>();
  if (opened && opened !== last?.overlay) setLast({ overlay: opened, cell: state.get().cell });
  return last && <Overlays {...props} {...{ opened, last }} />;
});
