import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { squaredPaper } from '../page/squared-paper.ts';
import { useMessage } from '../../i18n/use-message.ts';

interface Props {
  readonly file: File;
  readonly isSmall: boolean;
}

/** The chosen picture, large enough to check whether the marks are legible. */
export const ImagePreview = ({ file, isSmall }: Props) => {
  const text = useMessage();
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Box
      sx={{
        ...squaredPaper,
        display: 'grid',
        placeItems: 'center',
        height: isSmall ? 160 : { xs: 240, sm: 320 },
        p: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        component="img"
        ref={show}
        alt={text('photos.preview')}
        sx={{ maxWidth: '100%', maxHeight: '100%', minHeight: 0, borderRadius: '4px' }}
      />
    </Box>
  );
};
