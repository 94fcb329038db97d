import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { needsText } from '#shared/draft/refers-to-text.ts';
import type { Draft } from '#shared/model/draft.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly draft: Draft;
  readonly withSource: boolean;
  readonly onChange: (withSource: boolean) => void;
}

/** Chooses whether pupils see the source text; they always do if a question refers to it. */
export const SourceChoice = ({ draft, withSource, onChange }: Props) => {
  if (draft.type === 'LESSON_PLAN' || !draft.sourceText) return null;
  const isNeeded = needsText(draft);
  return (
    <Box>
      <Tick name="source" checked={isNeeded || withSource} disabled={isNeeded} onChange={onChange}>
        <Message id="draft.withSource" />
      </Tick>
      {isNeeded && (
        <FormHelperText sx={{ mt: 0 }}>
          <Message id="draft.sourceNeeded" />
        </FormHelperText>
      )}
    </Box>
  );
};
