import Box from '@mui/material/Box';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { questionTypes } from '#shared/model/content-types.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { Form } from '#frontend/lib/forms/use-form.ts';
import { contentFields, difficulty, difficultyField, moreField } from '../model/content-fields.ts';
import { isAskedFor, otherTypes, type ContentValues } from '../model/content-values.ts';
import { ContentInput } from './content-input.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';

/** The number and difficulty of questions of other types than the chosen one; shown after a press. */
export const OtherTypes = ({
  form,
}: {
  readonly form: Pick<Form<ContentValues>, 'field' | 'values'>;
}) => {
  const [asked, setAsked] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (asked) fields.current?.querySelector('input')?.focus();
  }, [asked]);
  const types = otherTypes(form.values);
  if (types.length === questionTypes.length) return null;
  if (!asked && types.every((type) => form.values[moreField(type)] === '')) {
    return (
      <div>
        <TextButton label="aiContent.addType" icon={Plus} onClick={() => setAsked(true)} />
      </div>
    );
  }
  return (
    <Box component="fieldset" ref={fields} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 500 }}>
        <Message id="aiContent.otherTypes" />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        }}
      >
        {types.map((type) => {
          const field = contentFields.TEST.find(({ name }) => name === moreField(type));
          return (
            <Box key={type} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
              {field && (
                <ContentInput field={field} props={form.field(field.name)} years={0} classes={[]} />
              )}
              {isAskedFor(type, form.values) && (
                <ContentInput
                  field={difficulty}
                  props={form.field(difficultyField(type))}
                  years={0}
                  classes={[]}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
