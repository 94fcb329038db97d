import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { shortViewport } from './short-viewport.ts';

interface Props {
  readonly count: number;
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

/** A dot for each cover, for pointers only: keyboard users have the strip itself. */
export const CarouselDots = ({ count, index, onIndex }: Props) => {
  const text = useMessage();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        mt: 0.5,
        [shortViewport]: { display: 'none' },
      }}
    >
      {Array.from({ length: count }, (_, dotIndex) => (
        <ButtonBase
          key={dotIndex}
          className="no-forced-colors"
          tabIndex={-1}
          aria-label={text('covers.goTo', { index: dotIndex + 1 })}
          aria-current={dotIndex === index}
          onClick={() => onIndex(dotIndex)}
          sx={{
            width: 24,
            height: 24,
            '&::after': {
              content: '""',
              width: 8,
              height: 8,
              borderRadius: '4px',
              bgcolor: 'paper.outline',
              transition: 'width 150ms',
            },
            '&[aria-current=true]::after': { width: 18, bgcolor: 'primary.main' },
          }}
        />
      ))}
    </Box>
  );
};
