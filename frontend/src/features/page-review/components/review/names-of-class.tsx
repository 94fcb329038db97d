import Box from '@mui/material/Box';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { useTakeClass } from '../../hooks/review/use-take-class.ts';
import type { Edit } from '../../model/gradebook/edit-gradebook.ts';

interface Props {
  readonly onTake: (edit: Edit) => void;
}

/** Offers the saved classes as a source of names. */
export const NamesOfClass = ({ onTake }: Props) => {
  const text = useMessage();
  const { data: classes } = useClasses();
  const { take } = useTakeClass(onTake);
  if (!classes || classes.length === 0) return null;
  return (
    <Box sx={{ maxWidth: 420 }}>
      <SelectField
        name="namesOfClass"
        label={<Message id="review.namesOfClass" />}
        help={<Message id="review.namesOfClassHelp" />}
        optional
        value=""
        onChange={(classId) => classId !== '' && void take(classId)}
        placeholder={text('form.choose')}
        options={classes.map((one) => ({
          value: one.id,
          label: text('grades.classOption', { name: nameOfClass(one), count: one.counts.pupils }),
        }))}
      />
    </Box>
  );
};
