import Box from '@mui/material/Box';
import type { ReadPage } from '../../hooks/register/use-register-photos.ts';

interface Props {
  readonly page: ReadPage;
  readonly row: number;
  readonly column: number;
}

/** Pixels of the picture of a box on the screen; a little of its neighbours shows where it is. */
const [WIDTH, HEIGHT] = [124, 52];

/** A box as the photo shows it, beside the words that say what it is. */
export const BoxPicture = ({ page, row, column }: Props) => {
  const found = page.places.find((place) => place.row === row && place.column === column);
  if (!found) return null;
  const { left, top, right, bottom } = found.box;
  const scale = HEIGHT / ((bottom - top) * page.height * 1.5 || 1);
  const middle = {
    x: ((left + right) / 2) * page.width * scale,
    y: ((top + bottom) / 2) * page.height * scale,
  };
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        width: WIDTH,
        height: HEIGHT,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        backgroundImage: `url(data:image/jpeg;base64,${page.picture})`,
        backgroundSize: `${page.width * scale}px ${page.height * scale}px`,
      }}
      style={{
        backgroundPosition: `${WIDTH / 2 - middle.x}px ${HEIGHT / 2 - middle.y}px`,
      }}
    />
  );
};
