import Box from '@mui/material/Box';
import { Check, CircleAlert } from 'lucide-react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Voter, Votes } from '../../model/cards/votes.ts';

interface Props {
  readonly voters: readonly Voter[];
  readonly votes: Votes;
  readonly letters: readonly string[] | undefined;
  readonly isRight: (letter: number) => boolean;
}

/** The pupils, and whose card was seen; what they answered only once the answers are shown. */
export const VoterList = ({ voters, votes, letters, isRight }: Props) => {
  const text = useMessage();
  return (
    <Box
      component="ul"
      aria-label={text('games.cards.pupils')}
      // A large class is scrolled, also by keys, so that the question stays in view.
      tabIndex={0}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        maxHeight: 'max(12rem, 45vh)',
        overflow: 'auto',
      }}
    >
      {voters.map(({ id, name, card }) => {
        const letter = votes.letters.get(card);
        const isSeen = letter !== undefined;
        const isDoubled = votes.doubled.has(card);
        const isWrong = letters && isSeen && !isRight(letter);
        const Icon = isDoubled ? CircleAlert : Check;
        const state = isDoubled ? 'games.cards.doubledCard' : 'games.cards.seen';
        return (
          <Box
            component="li"
            key={id}
            data-seen={isSeen}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              maxWidth: '100%',
              px: 1,
              py: 0.25,
              border: '1px solid',
              borderStyle: isSeen || isDoubled ? 'solid' : 'dashed',
              borderColor:
                isDoubled || isWrong ? 'error.main' : isSeen ? 'success.main' : 'divider',
              borderRadius: '999px',
              bgcolor: isSeen && !isWrong ? 'job.success.wash' : 'background.paper',
              color: isSeen ? 'text.primary' : 'text.secondary',
              fontSize: 'clamp(0.875rem, 1.3cqi, 1.5rem)',
            }}
          >
            {(isSeen || isDoubled) && !letters && <Icon size={16} aria-label={text(state)} />}
            <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            {letters && isSeen && (
              <Box
                component="span"
                aria-label={text(isWrong ? 'games.cards.wrongLetter' : 'games.cards.rightLetter', {
                  letter: letters[letter] ?? '',
                })}
                sx={{ fontWeight: 600, color: isWrong ? 'error.main' : 'success.main' }}
              >
                {letters[letter]}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
