import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly path: string;
  readonly title: MessageId;
  readonly text: MessageId;
  readonly picture: string;
  readonly foot?: ReactNode;
}

/** A link to a page: drawing, action and description. The whole card is the link; on a phone it is a row. */
export const DashboardCard = ({ path, title, text, picture, foot }: Props) => (
  <Card
    component="li"
    sx={{
      position: 'relative',
      display: 'flex',
      flexDirection: { xs: 'row', sm: 'column' },
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
        flexShrink: 0,
        width: { xs: 76, sm: 'auto' },
        height: { sm: 172 },
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: 0,
        borderInlineEndWidth: { xs: 1, sm: 0 },
        borderBlockEndWidth: { sm: 1 },
      }}
    >
      <Box
        component="img"
        src={picture}
        alt=""
        sx={{ width: { xs: 64, sm: 200 }, height: { xs: 48, sm: 150 } }}
      />
    </Box>
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: { xs: 'center', sm: 'start' },
        gap: { xs: 0.5, sm: 0 },
        minHeight: { xs: 72, sm: 0 },
        p: { xs: 1.25, sm: 0 },
      }}
    >
      <Box sx={{ flex: { sm: 1 }, p: { sm: 2.5 } }}>
        <Typography variant="h2" sx={{ fontSize: { xs: '1rem', sm: '1.125rem' }, mb: { sm: 0.5 } }}>
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
            <Message id={title} />
          </Box>
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          <Message id={text} />
        </Typography>
      </Box>
      {foot}
    </Box>
  </Card>
);
