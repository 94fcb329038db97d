import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { TypedWorkbook } from './use-typed-workbook.ts';
import { Problem } from '../classes/workbook-field.tsx';

/** Longer than any list of a class with its titles. */
const LONGEST = 60_000;

/** Takes a class's name and its pupils, which a teacher types one a line or pastes from elsewhere. */
export const TypedListField = ({ workbook }: { readonly workbook: TypedWorkbook }) => {
  const { form, needsName, answer, classes, questions } = workbook;
  const { className, names } = form.values;
  const fields = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const focus = (name: string) =>
    fields.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const isEmpty = answer !== undefined && classes.length + questions.length === 0 && !needsName;
  return (
    <Box ref={fields} sx={{ display: 'grid', gap: 2 }}>
      <RestoredNote restored={form.restored} onAfresh={form.reset} />
      <TextField
        name="className"
        label={<Message id="classes.name" />}
        value={className}
        onChange={(value) => form.change('className', value)}
        error={tried && needsName ? { id: 'classes.nameMissing' } : undefined}
        inputProps={{
          maxLength: limits.sheetNameLength,
          enterKeyHint: 'next',
          onKeyDown: ({ key, nativeEvent }) => {
            if (key !== 'Enter' || nativeEvent.isComposing) return;
            nativeEvent.preventDefault();
            focus('names');
          },
        }}
      />
      <TextField
        name="names"
        label={<Message id="typed.names" />}
        help={<Message id="typed.help" />}
        value={names}
        onChange={(value) => form.change('names', value)}
        rows={4}
        maxRows={6}
        inputProps={{
          ...{ maxLength: LONGEST, spellCheck: false, autoCapitalize: 'words' },
          // Arabic letters with marks need the height.
          style: { lineHeight: 1.9 },
        }}
      />
      {isEmpty && (
        <FormHelperText role="status" error>
          <Problem answer={answer} nothing="typed.nothing" />
        </FormHelperText>
      )}
      {needsName && (
        <Button
          variant="contained"
          startIcon={<BookmarkPlus size={18} />}
          onClick={() => {
            setTried(true);
            focus('className');
          }}
          sx={{ justifySelf: 'start' }}
        >
          <Message id="classes.keep" />
        </Button>
      )}
    </Box>
  );
};
