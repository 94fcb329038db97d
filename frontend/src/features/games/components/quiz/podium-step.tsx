import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import type { Score } from '../../model/quiz/match.ts';
import { bigText } from '../../model/big-text.ts';

interface Props {
  readonly rank: number;
  /** More than one team if points are equal. */
  readonly teams: readonly Score[];
}

const heights = ['62%', '42%', '30%'];
const looks = [
  { bgcolor: 'primary.main', color: 'primary.contrastText' },
  { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  { bgcolor: 'paper.saffronWash', color: 'text.primary' },
] as const;

export const PodiumStep = ({ rank, teams }: Props) => (
  <Box
    component="li"
    sx={{
      flex: '1 1 0',
      maxWidth: 300,
      minWidth: 0,
      height: 'max(300px, 26cqi)',
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'end',
      gap: 1,
      textAlign: 'center',
    }}
  >
    {teams.map(({ team, name }) => (
      <Box
        key={team}
        component="bdi"
        sx={{
          fontSize: bigText(name, { lines: 2, smallest: '0.875rem', largest: '2rem' }),
          fontWeight: 600,
          lineHeight: 1.25,
          overflowWrap: 'anywhere',
        }}
      >
        {name}
      </Box>
    ))}
    <Box
      sx={{
        ...looks[rank - 1],
        height: heights[rank - 1],
        minHeight: 'max-content',
        flexShrink: 0,
        py: 1,
        display: 'grid',
        alignContent: 'center',
        borderRadius: '12px 12px 0 0',
        border: '2px solid',
        borderColor: 'text.primary',
        borderBottom: 0,
      }}
    >
      <Box sx={{ fontSize: 'clamp(2rem, 22cqi, 4rem)', fontWeight: 600, lineHeight: 1.1 }}>
        {rank}
      </Box>
      <Box sx={{ fontSize: 'max(0.875rem, 6cqi)' }}>
        <Message id="games.quiz.points" values={{ points: teams[0]?.points ?? 0 }} />
      </Box>
    </Box>
  </Box>
);
