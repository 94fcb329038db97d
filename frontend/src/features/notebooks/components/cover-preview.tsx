import Box from '@mui/material/Box';
import { displayAddress, type LibraryImage } from '#shared/contracts/notebooks.ts';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';

interface Props {
  readonly cover: LibraryImage | undefined;
  readonly invalid: boolean;
}

/** A small notebook with the chosen cover, or a blank one. */
export const CoverPreview = ({ cover, invalid }: Props) => (
  <Box
    sx={{
      ...squaredPaper,
      backgroundSize: '12px 12px',
      position: 'relative',
      flexShrink: 0,
      width: 112,
      aspectRatio: '210 / 297',
      border: cover ? '1px solid' : '1.5px dashed',
      borderColor: invalid ? 'error.main' : cover ? 'divider' : 'paper.outline',
      borderRadius: '4px',
      overflow: 'hidden',
    }}
  >
    {cover && (
      <Box
        component="img"
        src={displayAddress(cover)}
        alt=""
        sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
      />
    )}
  </Box>
);
