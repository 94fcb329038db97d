import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly path: string;
  readonly title: MessageId;
  /** Describes the link; shown when the mouse rests on it. */
  readonly text: MessageId;
  readonly picture: string;
  /** Below the title. */
  readonly foot?: ReactNode;
}

/** A quiet link to a page: drawing and action. The whole card is the link. */
export const DashboardCard = ({ path, title, text, picture, foot }: Props) => {
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
            title={say(text)}
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
        {foot}
      </Box>
    </Card>
  );
};
