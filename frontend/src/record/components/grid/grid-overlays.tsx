import { memo, useState, type ReactNode } from 'react';
import { columnKinds, type ColumnKind } from '#shared/model/gradebook.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { CellPosition, MarkTable } from '../../model/grid/mark-table.ts';
import type { GridAction, OpenOverlay } from '../../model/grid/grid-reducer.ts';
import { useGrid, type GridView } from '../../hooks/grid/grid-context.ts';

export interface GridOverlayProps {
  /** The focused cell. */
  readonly cell: CellPosition;
  /** The index of its row or column. */
  readonly index: number;
  readonly open: boolean;
  readonly onClose: () => void;
}
export interface ColumnDialogProps extends GridOverlayProps {
  readonly documentId: string;
  readonly table: MarkTable;
  readonly dispatch: (action: GridAction) => void;
  /** What a column may contain. */
  readonly kinds: readonly ColumnKind[];
}

const ColumnDialog = lazyOverlay<ColumnDialogProps>(() => import('./column-dialog.tsx'));

interface Props extends Pick<GridView, 'state'> {
  /** What a column may contain; anything by default. */
  readonly columnKinds?: readonly ColumnKind[];
  /** The overlays that only this kind of table has. */
  readonly others?: (
    overlay: (of: OpenOverlay['of']) => GridOverlayProps,
    shown: OpenOverlay,
  ) => ReactNode;
}

interface ShownProps extends Props {
  readonly opened: OpenOverlay | undefined;
  /** What was opened last, and the cell that was focused then. */
  readonly last: { readonly overlay: OpenOverlay; readonly cell: CellPosition };
}

const Overlays = (props: ShownProps) => {
  const { opened, last, columnKinds: kinds = columnKinds, others } = props;
  const { id: documentId, table, dispatch } = useGrid();
  const { overlay: shown, cell } = last;
  const overlay = (of: OpenOverlay['of']) => ({
    ...{ cell, index: shown.index },
    open: opened?.of === of,
    onClose: () => dispatch({ do: 'close' }),
  });
  return (
    <>
      <ColumnDialog {...overlay('column')} {...{ documentId, table, dispatch, kinds }} />
      {others?.(overlay, shown)}
    </>
  );
};

/** The dialogs and menus of the table: column settings, and those that only a page has. */
export const GridOverlays = memo((props: Props) => {
  const { state } = props;
  const opened = useSelector(state, (now) => now.opened);
  // Keeps the last dialog's content during the closing animation.
  const [last, setLast] = useState<ShownProps['last']>();
  if (opened && opened !== last?.overlay) setLast({ overlay: opened, cell: state.get().cell });
  return last && <Overlays {...props} {...{ opened, last }} />;
});
