import Box from '@mui/material/Box';
import type { Readability } from '#shared/draft/readability.ts';
import { Message } from '#frontend/i18n/message.tsx';

/** How easily a text is read, in figures that can be compared. */
export const ReadingFigures = ({ of }: { readonly of: Readability | undefined }) =>
  of && (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      <Message
        id="draft.reading.figures"
        values={{
          words: of.words,
          perSentence: Math.round(of.wordsPerSentence * 10) / 10,
          long: Math.round(of.longWords * 100),
        }}
      />
    </Box>
  );
