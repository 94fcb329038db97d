import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Game } from '#shared/contracts/games.ts';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { gamePath } from '#frontend/lib/paths.ts';

/** A game in the lobby. The whole card is the link. */
export const GameCard = ({ game }: { readonly game: Game }) => {
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
