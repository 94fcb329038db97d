import { schoolLevels } from '#shared/model/profile.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { FieldProps } from '#frontend/lib/forms/use-form.ts';
import type { ProfileField } from '../model/fields.ts';

interface Props {
  readonly field: ProfileField;
  readonly props: FieldProps;
  /** Whether the value came with a saved class. */
  readonly isFromFile: boolean;
}

const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

export const FieldInput = ({ field, props, isFromFile }: Props) => {
  const text = useMessage();
  const source = isFromFile ? { help: <Message id="form.fromYourFile" /> } : {};
  const label = <Message id={`profile.field.${field.name}`} />;
  if (field.kind === 'level') {
    const options = schoolLevels.map((value) => ({ value, label: text(`level.${value}`) }));
    return (
      <SelectField {...{ ...props, ...source, label, options }} placeholder={text('form.choose')} />
    );
  }
  if (field.kind === 'date') {
    // The device chooses the order of the digits, so the date is repeated in words.
    const help = isDate(props.value) ? <CalendarDate date={props.value} /> : undefined;
    return (
      <TextField
        {...props}
        label={label}
        type="date"
        help={help}
        inputProps={{ max: '9999-12-31' }}
      />
    );
  }
  return (
    <TextField
      {...{ ...props, ...source, label }}
      {...(field.kind === 'long' && { rows: 4 })}
      {...(field.name === 'fullName' && { autoComplete: 'name' })}
    />
  );
};
