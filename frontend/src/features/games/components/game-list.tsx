import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Game } from '#shared/contracts/games.ts';
import { GameCard } from './game-card.tsx';

const Grid = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      gap: 3,
    }}
  >
    {children}
  </Box>
);

export const GameList = ({ games }: { readonly games: readonly Game[] }) => (
  <Grid>
    {games.map((game) => (
      <GameCard key={game.id} game={game} />
    ))}
  </Grid>
);

/** Shown while the lobby loads. */
export const GameListSkeleton = () => (
  <Box aria-hidden>
    <Grid>
      {[0, 1].map((index) => (
        <li key={index}>
          <Skeleton
            variant="rounded"
            sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }}
          />
          <Skeleton width="45%" height={36} sx={{ mt: 1.5 }} />
          <Skeleton width="85%" height={24} sx={{ mb: 2.5 }} />
        </li>
      ))}
    </Grid>
  </Box>
);
