import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly path: string;
  readonly title: MessageId;
  /** Describes what the page is for. */
  readonly text: MessageId;
  readonly picture: string;
  /** Below the title. */
  readonly foot?: ReactNode;
}

/** A quiet link to a page: drawing, action and what it is for. The whole card is the link. */
export const DashboardCard = ({ path, title, text, picture, foot }: Props) => {
  const id = useId();
  const say = useMessage();
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        minHeight: 72,
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        sx={{
          ...squaredPaper,
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 56,
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box component="img" src={picture} alt="" sx={{ width: 48, height: 36 }} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, alignSelf: 'center', px: 1.25, py: 0.75 }}>
        <Typography
          variant="h2"
          sx={{ fontSize: '0.875rem', fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          <Box
            component={Link}
            to={path}
            aria-describedby={id}
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
          id={id}
          color="textSecondary"
          title={say(text)}
          sx={{
            fontSize: '0.8125rem',
            lineHeight: 1.4,
            // Two lines where ten cards share a screen; the mouse and screen readers have the rest.
            display: { sm: '-webkit-box' },
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: { sm: 'hidden' },
          }}
        >
          <Message id={text} />
        </Typography>
        {foot}
      </Box>
    </Card>
  );
};
