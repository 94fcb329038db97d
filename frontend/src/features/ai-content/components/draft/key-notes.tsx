import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';

/** Notes on a question or exercise that only the teacher's sheet shows. */
export const KeyNotes = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      mt: 1.5,
      paddingInlineStart: 2,
      borderInlineStart: '3px solid',
      borderColor: 'primary.main',
      display: 'grid',
      gap: 0.75,
      fontSize: '0.9375rem',
    }}
  >
    {children}
  </Box>
);

interface NoteProps {
  readonly label: string;
  readonly children: ReactNode;
}

export const KeyNote = ({ label, children }: NoteProps) => (
  <Box sx={{ display: { xs: 'block', sm: 'flex' }, gap: 1.5 }}>
    <Box sx={{ flexShrink: 0, minWidth: '6.5em', py: '2px', color: 'text.secondary' }}>{label}</Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
  </Box>
);

interface TextProps extends Pick<Parameters<typeof EditableText>[0], 'value' | 'field' | 'write'> {
  readonly label: string;
  /** The name of the question or exercise. */
  readonly name: string;
}

/** Edits in place. Hidden for readers when empty. */
export const KeyText = ({ label, name, value, field, write }: TextProps) => {
  const { edit } = useDraftView();
  const text = useMessage();
  return (edit ?? value) ? (
    <KeyNote label={label}>
      <EditableText
        value={value}
        label={text('draft.partOf', { name, part: label })}
        field={field}
        write={write}
      />
    </KeyNote>
  ) : null;
};
