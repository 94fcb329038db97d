import Box from '@mui/material/Box';
import { needsText } from '#shared/draft/refers-to-text.ts';
import type { ExerciseSet, Test } from '#shared/model/draft.ts';
import { useDraftView } from './draft-context.ts';
import { Section } from './section.tsx';

/** The source text of a draft: for the teacher, and for pupils if they need it or the teacher wants it. */
export const SourceText = ({ draft }: { readonly draft: Test | ExerciseSet }) => {
  const { labels, withKeys, withSource } = useDraftView();
  if (!draft.sourceText || !(withKeys || withSource || needsText(draft))) return null;
  return (
    <Section title={labels.sourceText}>
      <Box
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          p: 2,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
        }}
      >
        {draft.sourceText}
      </Box>
    </Section>
  );
};
