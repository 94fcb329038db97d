import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { Roll, RollSign } from '#shared/model/attendance.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { signOf, type RollPupil } from '../../model/roll/roll-list.ts';
import { rollSigns } from './roll-signs.tsx';

interface OtherProps {
  readonly pupil: RollPupil;
  readonly sign: RollSign;
  readonly onAdd: (pupil: RollPupil) => void;
}

const Other = memo(({ pupil, sign, onAdd }: OtherProps) => {
  const text = useMessage();
  return (
    <li>
      <Button
        color="inherit"
        startIcon={<Plus size={18} />}
        aria-label={text('roll.add', { name: pupil.name })}
        onClick={() => onAdd(pupil)}
        sx={{ textAlign: 'start', whiteSpace: 'normal', px: 1 }}
      >
        {pupil.number} <bdi>{pupil.name}</bdi>
        {sign !== 'present' && (
          <Box component="span" sx={{ marginInlineStart: 1, color: rollSigns[sign].color }}>
            <Message id={`roll.sign.${sign}`} />
          </Box>
        )}
      </Button>
    </li>
  );
});

interface Props extends Pick<OtherProps, 'onAdd'> {
  readonly pupils: readonly RollPupil[];
  readonly roll: Roll;
}

/** Pupils of the list whom this roll does not call: the other half, or who joined after it. One press calls them too. */
export const RollOthers = ({ pupils, roll, onAdd }: Props) => {
  if (pupils.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box
        component="summary"
        sx={{ minHeight: 44, py: 1.25, cursor: 'pointer', color: 'text.secondary' }}
      >
        <Message id="roll.others" values={{ count: pupils.length }} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pupils.map((pupil) => (
          <Other key={pupil.id} pupil={pupil} sign={signOf(roll, pupil.id)} onAdd={onAdd} />
        ))}
      </Box>
    </Box>
  );
};
