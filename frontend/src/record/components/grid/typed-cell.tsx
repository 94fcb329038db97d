import type { GradebookColumn } from '#shared/model/gradebook.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { SEPARATOR } from '../../model/grid/grid-cells.ts';
import { CellField } from './cell-field.tsx';
import { useGrid } from '../../hooks/grid/grid-context.ts';

interface Props {
  /** The name in the cell's row. */
  readonly name: string;
  readonly column: GradebookColumn;
  readonly hasKeypad: boolean;
  readonly tabMoves: boolean;
}

/** The field for the text of the focused cell while it is typed; a letter draws nothing else. */
export const TypedCell = ({ name, column, hasKeypad, tabMoves }: Props) => {
  const { table, state, dispatch } = useGrid();
  const typed = useSelector(state, (now) => now.typed);
  if (!typed) return null;
  return (
    <CellField
      label={[name, column.heading].filter(Boolean).join(SEPARATOR)}
      typed={typed}
      kind={column.kind}
      hasKeypad={hasKeypad}
      tabMoves={tabMoves}
      isRtl={table.language === 'ar'}
      onType={(text) => dispatch({ do: 'retype', text })}
      onLeave={(how) => dispatch({ do: 'leave', how })}
      onCancel={() => dispatch({ do: 'cancel' })}
    />
  );
};
