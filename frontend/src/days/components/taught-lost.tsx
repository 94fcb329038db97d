import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Check, X } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

const thumbs = [
  { state: 'taught', Icon: Check, color: 'success.main' },
  { state: 'lost', Icon: X, color: 'error.main' },
] as const;

interface Props {
  /** What the buttons are about, for screen readers: the id of an element. */
  readonly labelledBy: string;
  readonly state: string | undefined;
  readonly onTaught: () => void;
  readonly onLost: () => void;
}

/** How a session went: two buttons in one frame. */
export const TaughtLost = ({ labelledBy, state, onTaught, onLost }: Props) => {
  const text = useMessage();
  return (
    <Box
      role="group"
      aria-label={text('days.howItWent')}
      aria-describedby={labelledBy}
      sx={{
        display: 'inline-grid',
        gridTemplateColumns: '1fr 1fr',
        border: '1px solid',
        borderColor: 'paper.outline',
        borderRadius: '8px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        '& > button + button': {
          borderColor: 'divider',
          borderStyle: 'solid',
          borderWidth: 0,
          borderInlineStartWidth: 1,
        },
      }}
    >
      {thumbs.map(({ state: thumb, Icon, color }) => (
        <ButtonBase
          key={thumb}
          aria-pressed={state === thumb}
          onClick={thumb === 'taught' ? onTaught : onLost}
          sx={{
            gap: 1,
            px: 1.75,
            minHeight: { xs: 44, sm: 36 },
            fontSize: '0.875rem',
            fontWeight: 500,
            color,
            '&:hover': { bgcolor: 'paper.grid' },
            '&[aria-pressed=true]': {
              bgcolor: 'paper.grid',
              boxShadow: 'inset 0 -2px currentColor',
            },
            '&.Mui-focusVisible': {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: '-2px',
            },
          }}
        >
          <Icon size={18} />
          <Message id={`days.${thumb}`} />
        </ButtonBase>
      ))}
    </Box>
  );
};
