import Box from '@mui/material/Box';
import * as z from 'zod/mini';
import { figure as figureSchema } from '#shared/model/figure.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { FigurePicture } from '#frontend/components/figure/figure-picture.tsx';

interface Props {
  /** The language of its numbers, and its measures as JSON. */
  readonly figure: string;
}

/** Undefined for a figure that somebody has changed by hand so that it cannot be drawn. */
function readFigure(written: string) {
  const at = written.indexOf(' ');
  const language = draftLanguages.find((each) => each === written.slice(0, at));
  try {
    const value: unknown = JSON.parse(written.slice(at + 1));
    const { data: figure } = z.safeParse(figureSchema, value);
    return language && figure ? { language, figure } : undefined;
  } catch {
    return undefined;
  }
}

/** The figure of a question, as large as the last row needs it. */
const QuizFigure = ({ figure: written }: Props) => {
  const read = readFigure(written);
  if (!read) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'center',
        fontSize: 'max(1.125rem, 2cqi)',
        '& svg': { width: '100%', maxWidth: '44rem', maxHeight: 'max(36vh, 12.5rem)' },
        // The squares of the page would look like those of a grid.
        '& svg, & table': { bgcolor: 'background.paper', borderRadius: '8px' },
      }}
    >
      <FigurePicture {...read} />
    </Box>
  );
};

export default QuizFigure;
