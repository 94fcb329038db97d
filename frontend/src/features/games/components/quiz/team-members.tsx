import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly teams: readonly string[];
  /** In the order of the teams. */
  readonly members: readonly (readonly string[])[];
}

export const TeamMembers = ({ teams, members }: Props) => (
  <Box
    component="dl"
    data-teams
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
      gap: 2,
    }}
  >
    {teams.map((team, teamIndex) => (
      <Box key={teamIndex} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          component="dt"
          sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1, fontWeight: 500 }}
        >
          <bdi>{team}</bdi>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Message
              id="games.quiz.memberCount"
              values={{ count: members[teamIndex]?.length ?? 0 }}
            />
          </Box>
        </Box>
        {members[teamIndex]?.map((name, index) => (
          <Box component="dd" key={index} sx={{ m: 0 }}>
            <bdi>{name}</bdi>
          </Box>
        ))}
      </Box>
    ))}
  </Box>
);
