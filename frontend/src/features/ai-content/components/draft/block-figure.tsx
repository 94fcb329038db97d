import Box from '@mui/material/Box';
import { FigurePicture } from '#frontend/components/figure/figure-picture.tsx';
import type { Figure } from '#shared/model/figure.ts';
import { useDraftView } from './draft-context.ts';

interface Props {
  readonly figure: Figure | undefined;
}

/** The figure below what a question or exercise asks. */
export const BlockFigure = ({ figure }: Props) => {
  const { language } = useDraftView();
  if (!figure) return null;
  return (
    <Box sx={{ my: 1.5 }}>
      <FigurePicture figure={figure} language={language} />
    </Box>
  );
};
