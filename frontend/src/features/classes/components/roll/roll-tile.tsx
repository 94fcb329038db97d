import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { PencilLine } from 'lucide-react';
import { memo } from 'react';
import type { RollMark } from '#shared/model/attendance.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { RollPupil } from '../../model/roll/roll-list.ts';
import { rollSigns } from './roll-signs.tsx';
import { useHold } from './use-hold.ts';

interface Props {
  readonly pupil: RollPupil;
  readonly mark: RollMark | undefined;
  /** Absent in both rolls before this one. */
  readonly wasAbsent: boolean;
  /** Whether the Tab key reaches it; arrow keys reach the others. */
  readonly isCurrent: boolean;
  readonly onTap: (pupil: RollPupil) => void;
  readonly onHold: (pupil: RollPupil) => void;
  readonly onFocus: (pupil: RollPupil) => void;
}

/** A pupil in the roll: a tap says the next sign, a hold opens the rest. */
export const RollTile = memo((props: Props) => {
  const { pupil, mark, wasAbsent, isCurrent, onTap, onHold, onFocus } = props;
  const text = useMessage();
  const { id, number, name } = pupil;
  const said = mark?.sign ?? 'present';
  const sign = said === 'present' ? undefined : rollSigns[said];
  const hold = useHold(
    () => onTap(pupil),
    () => onHold(pupil),
  );
  const words = [
    `${number === undefined ? '' : `${number} `}${text('roll.saidOf', { name, sign: text(`roll.sign.${said}`) })}`,
    wasAbsent && text('roll.wasAbsent'),
    mark?.note,
    number === undefined && text('roll.hasLeft'),
  ].filter((one) => typeof one === 'string');
  return (
    <ButtonBase
      data-pupil={id}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={words.join(text('roll.and'))}
      aria-keyshortcuts="F2"
      {...hold}
      onFocus={() => onFocus(pupil)}
      sx={{
        display: 'grid',
        gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 0.5,
        minHeight: 52,
        px: 1,
        py: 0.25,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        textAlign: 'start',
        lineHeight: 1.4,
        touchAction: 'manipulation',
        userSelect: 'none',
        WebkitTouchCallout: 'none',
        ...(sign && {
          color: sign.color,
          bgcolor: sign.ground,
          borderColor: 'currentColor',
          boxShadow: 'inset 0 0 0 1px currentColor',
        }),
      }}
    >
      <Box
        component="span"
        sx={{ color: 'text.secondary', fontSize: '0.8125rem', textAlign: 'center' }}
      >
        {number}
      </Box>
      <Box component="span" sx={{ color: 'text.primary', fontSize: '0.9375rem' }}>
        <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {wasAbsent && (
          <Box
            component="span"
            sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}
          >
            <Message id="roll.wasAbsent" />
          </Box>
        )}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'grid',
          justifyItems: 'center',
          fontSize: '0.6875rem',
          fontWeight: 500,
          lineHeight: 1.5,
        }}
      >
        {mark?.note !== undefined && <PencilLine size={12} aria-hidden />}
        {sign && (
          <>
            <sign.Icon size={mark?.note === undefined ? 20 : 14} aria-hidden />
            <Message id={`roll.sign.${said}`} />
          </>
        )}
      </Box>
    </ButtonBase>
  );
});
