import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { squaredPaper } from '../../../components/page/squared-paper.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';

interface Props {
  readonly path: string;
  readonly title: MessageId;
  readonly text: MessageId;
  readonly picture: string;
  readonly foot?: ReactNode;
}

/** A place to go: a drawing on squared paper, a verb, what comes of it. The whole card is the link. */
export const DashboardCard = ({ path, title, text, picture, foot }: Props) => (
  <Card
    component="li"
    sx={{
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      transition: 'border-color 150ms, transform 150ms',
      '&:hover': { borderColor: 'primary.main', transform: 'translateY(-2px)' },
      '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    }}
  >
    <Box
      sx={{
        ...squaredPaper,
        display: 'grid',
        placeItems: 'center',
        height: 172,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box component="img" src={picture} alt="" width={200} height={150} />
    </Box>
    <Box sx={{ p: 2.5, flex: 1 }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem', mb: 0.5 }}>
        <Box
          component={Link}
          to={path}
          sx={{
            color: 'inherit',
            textDecoration: 'none',
            outline: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          <Say id={title} />
        </Box>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Say id={text} />
      </Typography>
    </Box>
    {foot}
  </Card>
);
