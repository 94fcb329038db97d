import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import type { FieldProps } from '#frontend/lib/forms/use-form.ts';
import { namesIn } from '../model/timetable.ts';

/** Offers to add the names of the saved classes to the classes taught; nothing if all are there. */
export const SavedClassNames = ({ value, onChange }: FieldProps) => {
  const text = useMessage();
  const { data: classes = [] } = useClasses();
  const written = namesIn(value);
  const missing = [...new Set(classes.map(({ name }) => name))].filter(
    (name) => !written.includes(name),
  );
  if (missing.length === 0) return null;
  return (
    <Button
      size="small"
      startIcon={<Plus size={17} />}
      onClick={() => onChange([...written, ...missing].join(text('profile.listSeparator')))}
      sx={{ mt: 0.5 }}
    >
      <Message id="profile.addSavedClasses" values={{ count: missing.length }} />
    </Button>
  );
};
