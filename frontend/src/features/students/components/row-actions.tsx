import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import type { Student } from '#shared/model/student.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';

export type RowAction = 'edit' | 'delete' | 'more';
export type OnRowAction = (action: RowAction, student: Student, button: HTMLElement) => void;

const buttons = [
  { action: 'edit', label: 'students.editOne', Icon: Pencil },
  { action: 'delete', label: 'students.deleteOne', Icon: Trash2 },
  { action: 'more', label: 'students.moreOf', Icon: EllipsisVertical },
] as const;

interface Props {
  readonly student: Student;
  readonly onAction: OnRowAction;
}

/** The icon buttons of a row, labelled with the student's name. */
export const RowActions = ({ student, onAction }: Props) => {
  const text = useMessage();
  return (
    <Box sx={{ display: 'inline-flex', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {buttons.map(({ action, label, Icon }) => (
        <IconButton
          key={action}
          aria-label={text(label, { name: student.fullName })}
          {...(action === 'more' && { 'aria-haspopup': 'menu' as const })}
          onClick={(event) => onAction(action, student, event.currentTarget)}
          sx={{ width: 40, height: 40 }}
        >
          <Icon size={19} />
        </IconButton>
      ))}
    </Box>
  );
};
