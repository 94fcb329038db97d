import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type RefObject } from 'react';
import { FieldLabel } from '../../../../components/form/field-label.tsx';
import { Say } from '../../../../i18n/say.tsx';

interface Props {
  readonly value: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (value: string) => void;
}

const TEXT_LENGTH = 60_000;

/** The text of the questions, in the direction of its first letter. */
export const QuestionsField = ({ value, field, onChange }: Props) => {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FieldLabel htmlFor={id}>
        <Say id="games.quiz.questions" />
      </FieldLabel>
      <OutlinedInput
        id={id}
        name="questions"
        multiline
        rows={16}
        value={value}
        inputRef={field}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          maxLength: TEXT_LENGTH,
          // An empty field stands as the page does.
          dir: value === '' ? undefined : 'auto',
          'aria-describedby': `${id}-note`,
        }}
        sx={{ '& textarea': { lineHeight: 1.7, p: 1.75 } }}
      />
      <FormHelperText id={`${id}-note`}>
        <Say id="games.quiz.questionsHelp" />
      </FormHelperText>
    </FormControl>
  );
};
