import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props extends Pick<Gradebook, 'pages'> {
  /** The index of the page that is shown. */
  readonly page: number;
  readonly onChoose: (page: number) => void;
}

/** Buttons for the photos of several pages; the photo of the focused row is shown by itself. */
export const PageChoice = memo(({ pages = [], page, onChoose }: Props) => {
  const text = useMessage();
  return (
    pages.length > 1 && (
      <Box
        role="group"
        aria-label={text('review.pages')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {pages.map((_, index) => (
          <Button
            key={index}
            size="small"
            variant={index === page ? 'contained' : 'outlined'}
            color={index === page ? 'primary' : 'inherit'}
            aria-pressed={index === page}
            onClick={() => onChoose(index)}
          >
            <Message id="review.pageNumber" values={{ number: index + 1 }} />
          </Button>
        ))}
      </Box>
    )
  );
});
