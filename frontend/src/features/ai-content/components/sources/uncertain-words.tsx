import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { UncertainText } from '#frontend/lib/sources/source-file.ts';

interface Props {
  readonly text: string;
  readonly doubts?: UncertainText['doubts'] | undefined;
}

/** A text in which words that were not read with certainty are marked, by more than a colour. */
export const UncertainWords = ({ text, doubts = [] }: Props) => (
  <>
    {doubts.map(({ start, end }, index) => (
      <Fragment key={start}>
        {text.slice(doubts[index - 1]?.end ?? 0, start)}
        <Box
          component="mark"
          sx={{
            color: 'inherit',
            bgcolor: 'transparent',
            borderBottom: '2px dotted',
            borderColor: 'warning.main',
          }}
        >
          {text.slice(start, end)}
        </Box>
      </Fragment>
    ))}
    {text.slice(doubts.at(-1)?.end ?? 0)}
  </>
);
