import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#shared/model/limits.ts';
import { deskPlaces, doorPlaces, type SeatingPlan } from '#shared/model/seating.ts';
import { resizeRoom, toggleAisle } from '#shared/seating/edit-plan.ts';
import { aislesOfTables } from '#shared/seating/room.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Segments } from '#frontend/components/form/segments.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly plan: SeatingPlan;
  readonly onChange: (plan: SeatingPlan) => void;
}

interface StepperProps {
  readonly label: 'seating.rows' | 'seating.columns';
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A size of the room, one more or less at a time. */
const Stepper = ({ label, value, onChange }: StepperProps) => {
  const text = useMessage();
  const step = (by: 1 | -1, id: MessageId, Icon: typeof Plus): ReactNode => {
    const isPossible = value + by >= 1 && value + by <= limits.seatingSide;
    return (
      <IconButton
        aria-label={text(id, { what: text(label) })}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onChange(value + by)}
        sx={{ width: 40, height: 40 }}
      >
        <Icon size={18} />
      </IconButton>
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', fontSize: '0.875rem' }}>
      <Message id={label} />
      {step(-1, 'seating.fewer', Minus)}
      <Box component="output" sx={{ minWidth: '2ch', textAlign: 'center', fontWeight: 600 }}>
        {value}
      </Box>
      {step(1, 'seating.more', Plus)}
    </Box>
  );
};

const tableSizes = [1, 2, 3, 4];

/** The aisles between the columns, numbered from where reading begins. */
const Aisles = ({ plan, onChange }: Props) => {
  const { direction } = useLocale();
  const text = useMessage();
  if (plan.columns < 2) return null;
  return (
    <Box role="group" aria-label={text('seating.aisles')}>
      <Box sx={{ fontSize: '0.875rem', mb: 0.5 }} aria-hidden>
        <Message id="seating.aisles" />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {Array.from({ length: plan.columns - 1 }, (_, index) => {
          const number = index + 1;
          const column = direction === 'rtl' ? plan.columns - number : number;
          return (
            <ButtonBase
              key={number}
              aria-label={text('seating.aisleAfter', { column: number })}
              aria-pressed={plan.aisles.includes(column)}
              onClick={() => onChange(toggleAisle(plan, column))}
              sx={{
                width: 40,
                height: 40,
                border: '1px solid',
                borderColor: 'paper.outline',
                borderRadius: '8px',
                fontSize: '0.875rem',
                '&[aria-pressed=true]': {
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                  borderColor: 'primary.main',
                },
              }}
            >
              {number}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
};

/** The size of the room, its tables and aisles, the teacher's desk and the door. */
export const RoomTools = ({ plan, onChange }: Props) => {
  const text = useMessage();
  const { rows, columns } = plan;
  const size = tableSizes.find(
    (one) =>
      aislesOfTables(columns, one).join() === plan.aisles.filter((at) => at < columns).join(),
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: 2,
        p: 1.5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Stepper
          label="seating.rows"
          value={rows}
          onChange={(value) => onChange(resizeRoom(plan, { rows: value, columns }))}
        />
        <Stepper
          label="seating.columns"
          value={columns}
          onChange={(value) => onChange(resizeRoom(plan, { rows, columns: value }))}
        />
      </Box>
      <Box>
        <Box sx={{ fontSize: '0.875rem', mb: 0.5 }} aria-hidden>
          <Message id="seating.tables" />
        </Box>
        <Segments
          label={text('seating.tables')}
          value={String(size)}
          options={tableSizes.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(value) =>
            onChange({ ...plan, aisles: aislesOfTables(columns, Number(value)) })
          }
        />
      </Box>
      <Aisles {...{ plan, onChange }} />
      <Box sx={{ flex: '1 1 10rem', maxWidth: '18rem' }}>
        <SelectField
          name="desk"
          label={<Message id="seating.deskPlace" />}
          value={plan.desk ?? 'middle'}
          placeholder={text('form.choose')}
          onChange={(value) => {
            const desk = deskPlaces.find((one) => one === value);
            if (desk) onChange({ ...plan, desk });
          }}
          options={deskPlaces.map((value) => ({ value, label: text(`seating.desk.${value}`) }))}
        />
      </Box>
      <Box sx={{ flex: '1 1 10rem', maxWidth: '18rem' }}>
        <SelectField
          name="door"
          label={<Message id="seating.doorPlace" />}
          optional
          value={plan.door ?? ''}
          placeholder={text('seating.noDoor')}
          onChange={(value) => {
            const { door: _, ...rest } = plan;
            const door = doorPlaces.find((one) => one === value);
            onChange({ ...rest, ...(door && { door }) });
          }}
          options={doorPlaces.map((value) => ({ value, label: text(`seating.door.${value}`) }))}
        />
      </Box>
    </Box>
  );
};
