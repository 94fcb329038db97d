import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly letters: readonly string[];
  readonly counts: readonly number[];
  readonly isRight: (letter: number) => boolean;
}

/** How many held up each letter, as bars; the right ones are marked by an icon and their colour. */
export const Tally = ({ letters, counts, isRight }: Props) => {
  const text = useMessage();
  const most = Math.max(1, ...counts);
  return (
    <Box
      component="ul"
      aria-label={text('games.cards.tally')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        fontSize: 'max(1.125rem, 2cqi)',
      }}
    >
      {counts.map((count, letter) => (
        <Box
          component="li"
          key={letter}
          sx={{
            display: 'grid',
            gridTemplateColumns: '1.5em 1fr auto',
            alignItems: 'center',
            gap: 1,
          }}
        >
          <Box component="span" sx={{ fontWeight: 600 }}>
            {letters[letter]}
          </Box>
          <Box aria-hidden sx={{ height: '1.2em', borderRadius: '4px', bgcolor: 'paper.grid' }}>
            <Box
              sx={{
                width: `${(100 * count) / most}%`,
                height: '100%',
                borderRadius: '4px',
                bgcolor: isRight(letter) ? 'success.main' : 'paper.outline',
              }}
            />
          </Box>
          <Box
            component="span"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: '2.5em' }}
          >
            <Message id="games.cards.count" values={{ count }} />
            {isRight(letter) && (
              <Box
                component={Check}
                aria-label={text('games.cards.right')}
                sx={{ width: '1em', height: '1em', color: 'success.main' }}
              />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
