import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { Roll } from '#shared/model/attendance.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { signOf, type RollPupil } from '../../model/roll/roll-list.ts';
import { rollSigns } from './roll-signs.tsx';

interface Props {
  readonly pupils: readonly RollPupil[];
  readonly roll: Roll;
  readonly onAdd: (pupil: RollPupil) => void;
}

/** Pupils of the list whom this roll does not call: the other half, or who joined after it. One press calls them too. */
export const RollOthers = ({ pupils, roll, onAdd }: Props) => {
  const text = useMessage();
  if (pupils.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box
        component="summary"
        sx={{ minHeight: 44, py: 1.25, cursor: 'pointer', color: 'text.secondary' }}
      >
        <Message id="roll.others" values={{ count: pupils.length }} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pupils.map((pupil) => {
          const sign = signOf(roll, pupil.id);
          return (
            <li key={pupil.id}>
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
        })}
      </Box>
    </Box>
  );
};
