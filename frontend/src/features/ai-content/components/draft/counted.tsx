import Box from '@mui/material/Box';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useDraftView, useWordsLanguage } from './draft-context.ts';
import { NumberInput } from './number-input.tsx';

interface Props {
  readonly value: number;
  /** The number with its unit, in the draft's language. */
  readonly words: string;
  readonly unit: MessageId;
  readonly label: string;
  readonly step: number;
  readonly minimum?: number;
  readonly maximum: number;
  readonly onChange: (value: number) => void;
}

/** Points or minutes: a field while editing, words for readers and on paper. */
export const Counted = ({ words, unit, ...field }: Props) => {
  const { edit } = useDraftView();
  const language = useWordsLanguage();
  const said = { whiteSpace: 'nowrap', color: 'text.secondary', fontSize: '0.875rem' } as const;
  if (!edit)
    return (
      <Box component="span" sx={said}>
        {words}
      </Box>
    );
  return (
    <>
      <Box
        component="span"
        sx={{
          ...said,
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          displayPrint: 'none',
        }}
      >
        <NumberInput {...field} />
        <span {...language}>
          <Message id={unit} values={{ count: field.value }} />
        </span>
      </Box>
      <Box component="span" sx={{ ...said, display: 'none', displayPrint: 'inline' }}>
        {words}
      </Box>
    </>
  );
};
