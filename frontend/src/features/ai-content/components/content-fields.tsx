import Box from '@mui/material/Box';
import { questionTypes, type ContentType } from '#shared/model/content-types.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Room, useRoom } from '#frontend/components/page/room.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import type { FieldProps, Form } from '#frontend/lib/forms/use-form.ts';
import {
  aidOf,
  contentFields,
  curriculumFields,
  moreField,
  type ContentFieldName,
} from '../model/content-fields.ts';
import { isListOfNames, valuesOfClass, type ContentValues } from '../model/content-values.ts';
import { yearIn, yearsIn } from '#frontend/lib/year-of-study.ts';
import { ContentInput } from './content-input.tsx';
import { OtherTypes } from './other-types.tsx';

const AidOfField = lazyComponent(
  () => withTexts(import('./field-aid.tsx'), 'draft'),
  // The button's height: what is below does not move.
  <Box sx={{ height: 40 }} />,
);

const others = new Set<ContentFieldName>([...questionTypes.map(moreField), ...curriculumFields]);
const [firstOfOthers] = others;

interface Props {
  readonly type: ContentType;
  readonly form: Pick<Form<ContentValues>, 'field' | 'values'>;
  /** Texts that look like names, but are no list of pupils. */
  readonly noLists: ReadonlySet<string>;
  readonly onNoList: (text: string) => void;
}

export const ContentFields = ({ type, form, noLists, onNoList }: Props) => {
  const { data: classes = [], isLoading } = useClasses();
  const room = useRoom<HTMLDivElement>('draft-class', !isLoading);
  const inputOf = (name: ContentFieldName): FieldProps => {
    const props = form.field(name);
    if (name === 'year') return { ...props, value: yearIn(form.values) };
    if (name !== 'classId') return props;
    const chosen = (id: string) => classes.find((one) => one.id === id);
    return {
      ...props,
      // The class may have been deleted since.
      value: chosen(props.value)?.id ?? '',
      onChange: (id) => {
        props.onChange(id);
        const kept = chosen(id);
        for (const [field, value] of kept ? valuesOfClass(kept) : []) {
          form.field(field).onChange(value);
        }
      },
    };
  };
  return contentFields[type].map((field) => {
    const isClass = field.name === 'classId';
    if (isClass && isLoading) return <Room key={field.name} name="draft-class" height={114} />;
    if (isClass && classes.length === 0) return null;
    // The first of these stands for all.
    if (field.name === firstOfOthers) return <OtherTypes key={field.name} form={form} />;
    if (others.has(field.name)) return null;
    const props = inputOf(field.name);
    const aid = aidOf(field.name, type);
    const isList = isListOfNames(props.error);
    const error = isList && noLists.has(props.value) ? undefined : props.error;
    return (
      <div key={field.name} {...(isClass && { ref: room })}>
        <ContentInput
          field={field}
          props={{ ...props, error }}
          years={yearsIn(form.values)}
          classes={classes}
        />
        {aid && <AidOfField aid={aid} form={form} />}
        {isList && error && (
          <TextButton
            label="aiContent.noList"
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onNoList(props.value)}
            sx={{ mt: 1 }}
          />
        )}
      </div>
    );
  });
};
