import Button from '@mui/material/Button';
import { UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { isTaken } from '#shared/attendance/roll.ts';
import { classFigures } from '#shared/attendance/totals.ts';
import type { Roll } from '#shared/model/attendance.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { rollPath } from '#frontend/lib/class-paths.ts';

/** A function that says how many were absent in a roll, with or without an excuse; undefined: it was not taken. */
export const useRollSaid = () => {
  const text = useMessage();
  return (rollKey: string, roll: Roll | undefined): string | undefined =>
    roll && isTaken(roll)
      ? text('days.rollSaid', { count: classFigures([{ key: rollKey, roll }]).absentees })
      : undefined;
};

interface Props {
  readonly classId: string;
  readonly name: string;
  readonly rollKey: string;
  readonly roll: Roll | undefined;
  /** Whether it is what the page wants first, as long as the roll is not taken. */
  readonly isFirst?: boolean;
}

/** Opens a roll. Once it is taken, it says how many were absent, with or without an excuse. */
export const RollButton = ({ classId, name, rollKey, roll, isFirst = false }: Props) => {
  const text = useMessage();
  const said = useRollSaid()(rollKey, roll);
  const of = text('days.rollOf', { name });
  const quiet = said === undefined ? 'outlined' : 'text';
  return (
    <Button
      component={Link}
      to={rollPath(classId, rollKey)}
      variant={said === undefined && isFirst ? 'contained' : quiet}
      startIcon={<UserCheck size={18} />}
      aria-label={said === undefined ? of : text('days.rollOfSaid', { of, said })}
      sx={{
        minHeight: { xs: 44, sm: 36 },
        // What it says once the roll is taken needs the same room.
        minWidth: '9.5rem',
        px: 1.5,
      }}
    >
      {said ?? <Message id="days.roll" />}
    </Button>
  );
};
