import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { needsText } from '#shared/draft/refers-to-text.ts';
import type { ExerciseSet, Test } from '#shared/model/draft.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { useDraftView, type RewriteText } from './draft-context.ts';
import { Section } from './section.tsx';

const ReadingLevels = lazyComponent<{ readonly test: Test; readonly rewrite: RewriteText }>(
  () => import('./reading-levels.tsx'),
  <Skeleton variant="rounded" height={120} sx={{ mt: 1.5 }} />,
);

/** The source text of a draft: for the teacher, and for pupils if they need it or the teacher wants it. */
export const SourceText = ({ draft }: { readonly draft: Test | ExerciseSet }) => {
  const { labels, edit, rewriteText, withKeys, withSource } = useDraftView();
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
      {draft.type === 'TEST' && withKeys && edit && rewriteText && (
        <ReadingLevels test={draft} rewrite={rewriteText} />
      )}
    </Section>
  );
};
