import { cellNow, useGrid, type GridView } from '../../hooks/grid/grid-context.ts';
import { nameColumns } from '../../model/gradebook/edit-pupils.ts';
import { GridOverlays } from '../grid/grid-overlays.tsx';
import { NameCrop } from './name-crop.tsx';
import { useOwnPicture } from './reviewed-picture.tsx';

/** The name in a row as it was written, if it is in the picture of the focused row. */
const WrittenName = ({ row }: { readonly row: number }) => {
  const grid = useGrid();
  const { rows } = grid.book;
  const picture = useOwnPicture();
  const { page, cells = [] } = rows[row] ?? {};
  const box = cells[nameColumns(grid.book)[0] ?? 0]?.box;
  const isShown = page === rows[cellNow(grid).row]?.page;
  return isShown && box && <NameCrop picture={picture} box={box} />;
};

const writtenName = (row: number) => <WrittenName row={row} />;

/** The dialogs and menus of the table; the one about a pupil shows the name in the photo. */
const ReviewOverlays = ({ state }: Pick<GridView, 'state'>) => (
  <GridOverlays state={state} pictureOfName={writtenName} />
);

export default ReviewOverlays;
