import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId } from 'react';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { TypedChange, TypedHours } from '../../model/typed-year.ts';
import { rowFields, type Problems } from '../../model/year-problems.ts';
import { DayMoves } from './day-moves.tsx';
import { HoursInputs } from './hours-inputs.tsx';

interface Props {
  /** Zero-based index among the changes of the year. */
  readonly index: number;
  readonly change: TypedChange & { readonly hours: TypedHours };
  readonly isRamadan: boolean;
  readonly onChange: (part: Partial<TypedChange>) => void;
  readonly onRemove: () => void;
  readonly problems: Problems;
}

/** Other hours from a day on, such as those of Ramadan. */
export const HoursChange = ({ index, change, isRamadan, onChange, onRemove, problems }: Props) => {
  const text = useMessage();
  const id = useId();
  const fields = rowFields('change', index);
  const title = text(isRamadan ? 'schoolYear.ramadan' : 'schoolYear.otherHours');
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="subtitle2" component="h4" id={id} sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton
          size="small"
          aria-label={text('schoolYear.removeHoliday', { name: title })}
          onClick={onRemove}
        >
          <X size={18} />
        </IconButton>
      </Box>
      <HoursInputs
        name={`change-hours-${index}`}
        hours={change.hours}
        onChange={(hours) => onChange({ hours })}
      >
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            name={fields[end]}
            type="date"
            label={<Message id={`schoolYear.${end}`} />}
            value={change[end]}
            onChange={(date) => onChange({ [end]: date })}
            optional={end === 'to'}
            error={problems.get(fields[end])}
          />
        ))}
      </HoursInputs>
      {isRamadan && <DayMoves name={title} {...change} onMove={onChange} />}
    </Box>
  );
};
