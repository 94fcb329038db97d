import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { PictureBox } from '#shared/model/gradebook.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Picture } from '#frontend/lib/resources/use-picture.ts';
import { areaOf, cutOut } from '../../model/review/picture-area.ts';
import { pictureCrop } from './picture-crop.tsx';

interface Props {
  readonly picture: Picture;
  readonly box: PictureBox;
}

const RATIO = 6;

/** A name in the photo. */
export const NameCrop = ({ picture: { shown, onError }, box }: Props) => {
  const text = useMessage();
  const { palette } = useTheme().vars;
  return (
    shown && (
      <Box
        sx={{
          height: 56,
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
        }}
      >
        {pictureCrop({
          ...{ picture: shown, onError, palette },
          area: cutOut(areaOf(box, shown), shown, RATIO, 0.1),
          label: text('review.nameInPicture'),
        })}
      </Box>
    )
  );
};
