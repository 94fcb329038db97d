import Box from '@mui/material/Box';
import { DirectedProse } from '#frontend/components/text/directed-text.tsx';

/** Chromium breaks a line between the parts of a formula only if they are boxes of the line. */
const breakable = {
  '& math': { display: 'inline' },
  '& math > *': { display: 'inline math' },
} as const;

/** A lesson with its formulas typeset; in a narrow column they continue on the next line. */
const LessonFormulas = ({ lesson }: { readonly lesson: string }) => (
  <Box component="span" sx={breakable}>
    <DirectedProse text={lesson} />
  </Box>
);

export default LessonFormulas;
