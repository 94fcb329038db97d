import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import type { FieldProps } from '#frontend/lib/forms/use-form.ts';
import type { ContentField } from '../model/content-fields.ts';

interface Props {
  readonly field: ContentField;
  readonly props: FieldProps;
  readonly years: number;
  readonly classes: readonly ClassSummary[];
}

export const ContentInput = ({ field, props, years, classes }: Props) => {
  const text = useMessage();
  const label = <Message id={field.label} />;
  const help = field.help && <Message id={field.help} />;
  if (field.name === 'year') {
    const options = Array.from({ length: years }, (_, index) => ({
      value: String(index + 1),
      label: text('aiContent.yearOf', { year: index + 1 }),
    }));
    return (
      <SelectField
        {...props}
        label={label}
        options={options}
        placeholder={text('aiContent.anyYear')}
        optional
        help={years > 0 ? undefined : help}
      />
    );
  }
  if (field.name === 'classId') {
    return (
      <SelectField
        {...props}
        label={label}
        options={classes.map((one) => ({ value: one.id, label: nameOfClass(one) }))}
        placeholder={text('aiContent.noClass')}
        optional
        help={help}
      />
    );
  }
  if (field.kind === 'choice') {
    const options = (field.options ?? []).map((option) => ({
      value: option.value,
      label: text(option.label),
    }));
    return (
      <SelectField
        {...props}
        label={label}
        options={options}
        placeholder={text(field.placeholder ?? 'form.choose')}
        optional={field.optional ?? false}
        help={help}
      />
    );
  }
  if (field.kind === 'count') {
    return (
      <TextField
        {...props}
        label={label}
        optional={field.optional ?? false}
        type="number"
        inputProps={{
          min: field.optional ? 0 : 1,
          max: field.maximum,
          step: 1,
          inputMode: 'numeric',
        }}
      />
    );
  }
  return (
    <TextField
      {...props}
      label={label}
      optional={field.optional ?? false}
      help={help}
      {...(field.kind === 'long' && { rows: 4 })}
      {...(field.kind === 'date' && { type: 'date' })}
    />
  );
};
