import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FileField } from '#frontend/components/file/file-field.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Say } from '#frontend/i18n/say.tsx';
import { useText } from '#frontend/i18n/use-text.ts';
import { nameOfClass } from '#frontend/lib/classes/name-of-class.ts';
import {
  choiceOfClass,
  classListTypes,
  OTHER_FILE,
  type ChosenClassList,
} from './use-class-list.ts';

interface Props {
  readonly classList: ChosenClassList;
  /** Whether the form was sent, and so what is missing is said. */
  readonly tried: boolean;
}

/** Asks for the class's list, where the teacher has one: a class that is kept, or a workbook, of a notebook or another. */
export const ClassListField = ({ classList, tried }: Props) => {
  const text = useText();
  const { classes, kept, failed, retry, choice, choose, upload, lacksFile } = classList;
  return (
    <Stack sx={{ gap: 2 }}>
      <SelectField
        name="classList"
        label={<Say id="grades.classList" />}
        help={<Say id="grades.classListHelp" />}
        optional
        value={choice}
        onChange={choose}
        placeholder={text('grades.noClassList')}
        options={[
          ...classes.map((one) => ({
            value: choiceOfClass(one),
            label: text('grades.classOption', {
              name: nameOfClass(one),
              count: one.counts.pupils,
            }),
          })),
          ...kept.map(({ key, name }) => ({ value: key, label: name })),
          { value: OTHER_FILE, label: text('grades.otherWorkbook') },
        ]}
      />
      {failed && (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              <Say id="common.retry" />
            </Button>
          }
        >
          <Say id="grades.listsFailed" />
        </Alert>
      )}
      {choice === OTHER_FILE && (
        <FileField
          name="workbook"
          label={<Say id="grades.workbook" />}
          help={<Say id="grades.workbookHelp" />}
          accepted={classListTypes}
          upload={upload}
          error={tried && lacksFile ? { id: 'grades.workbookRequired' } : undefined}
        />
      )}
    </Stack>
  );
};
