import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Game } from '#shared/contracts/games.ts';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { gamePath } from '#frontend/lib/paths.ts';

/** A game in the lobby. The whole card is the link. */
const GameCard = ({ game }: { readonly game: Game }) => {
  const language = languageOf(useLocale().locale);
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        transition: 'border-color 150ms, transform 150ms',
        '&:hover': { borderColor: 'primary.main', transform: 'translateY(-2px)' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="img"
        src={game.image}
        alt=""
        width={640}
        height={360}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      />
      <Box sx={{ p: 2.5 }}>
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          <Box
            component={Link}
            to={gamePath(game.id)}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              outline: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {game.names?.[language] ?? game.name}
          </Box>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {game.descriptions?.[language] ?? game.description}
        </Typography>
      </Box>
    </Card>
  );
};

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
