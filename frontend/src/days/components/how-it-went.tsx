import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SessionState } from '#shared/model/course-log.ts';
import { ChoiceCards } from '#frontend/components/form/choice-cards.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { SessionSign } from './session-sign.tsx';

interface Props {
  readonly state: SessionState | undefined;
  /** A session to come is not taught yet. */
  readonly isAhead: boolean;
  readonly onChange: (state: 'taught' | 'half') => void;
  /** Asks why it was lost. */
  readonly onLost: () => void;
}

/** How a session went. Lost is a button and no choice: arrow keys choose at once, and must not open another dialog. */
export const HowItWent = ({ state, isAhead, onChange, onLost }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      alignItems: 'end',
      // Three cards of the same width.
      ...(!isAhead && { gridTemplateColumns: { sm: 'calc((200% - 12px) / 3) minmax(0, 1fr)' } }),
    }}
  >
    {isAhead ? (
      <FieldLabel>
        <Message id="days.howItWent" />
      </FieldLabel>
    ) : (
      <ChoiceCards
        name="state"
        label={<Message id="days.howItWent" />}
        value={state === 'lost' ? undefined : state}
        onChange={onChange}
        columns={[2, 2]}
        options={(['taught', 'half'] as const).map((value) => ({
          value,
          title: <SessionSign state={value} isInWords />,
        }))}
      />
    )}
    <ButtonBase
      className="choice"
      aria-pressed={state === 'lost'}
      onClick={onLost}
      sx={{
        justifyContent: 'start',
        // As high as the cards.
        font: 'inherit',
        '&&': { fontWeight: 500 },
      }}
    >
      <Box component="span" sx={{ display: 'block' }}>
        <SessionSign state="lost" isInWords />
      </Box>
    </ButtonBase>
  </Box>
);
