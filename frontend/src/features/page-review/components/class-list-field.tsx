import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { FileField } from '#frontend/components/file/file-field.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import {
  choiceOfClass,
  classListTypes,
  OTHER_FILE,
  type ChosenClassList,
} from '../hooks/use-class-list.ts';

interface Props {
  readonly classList: ChosenClassList;
  /** Whether the form was submitted, so that missing values show errors. */
  readonly tried: boolean;
}

/** Asks for an optional class list: a saved class, a notebook's workbook or another workbook. */
export const ClassListField = ({ classList, tried }: Props) => {
  const text = useMessage();
  const { classes, kept, failed, retry, choice, choose, upload, lacksFile } = classList;
  return (
    <Stack sx={{ gap: 2 }}>
      <SelectField
        name="classList"
        label={<Message id="grades.classList" />}
        help={<Message id="grades.classListHelp" />}
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
          action={<TextButton label="common.retry" color="inherit" size="small" onClick={retry} />}
        >
          <Message id="grades.listsFailed" />
        </Alert>
      )}
      {choice === OTHER_FILE && (
        <FileField
          name="workbook"
          label={<Message id="grades.workbook" />}
          help={<Message id="grades.workbookHelp" />}
          accepted={classListTypes}
          upload={upload}
          error={tried && lacksFile ? { id: 'grades.workbookRequired' } : undefined}
        />
      )}
    </Stack>
  );
};
