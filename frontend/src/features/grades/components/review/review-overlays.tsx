import type { ComponentProps } from 'react';
import type { Picture } from '#frontend/lib/resources/use-picture.ts';
import { nameColumns } from '../../model/gradebook/edit-pupils.ts';
import { GridOverlays } from '../grid/grid-overlays.tsx';
import { NameCrop } from './name-crop.tsx';

interface Props extends Omit<ComponentProps<typeof GridOverlays>, 'pictureOfName'> {
  /** The picture with the focused row. */
  readonly picture: Picture;
}

/** The dialogs and menus of the table; the one about a pupil shows the name in the photo. */
const ReviewOverlays = ({ picture, ...grid }: Props) => {
  const { book } = grid;
  const column = nameColumns(book)[0] ?? 0;
  return (
    <GridOverlays
      {...grid}
      pictureOfName={(row) => {
        const { page, cells = [] } = book.rows[row] ?? {};
        const box = cells[column]?.box;
        const isShown = page === book.rows[grid.cell.row]?.page;
        return isShown && box && <NameCrop picture={picture} box={box} />;
      }}
    />
  );
};

export default ReviewOverlays;
