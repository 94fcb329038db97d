import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleHelp } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import type { Edit } from '../../model/draft/edit-draft.ts';
import { useDraftView, useWordsLanguage } from './draft-context.ts';

/** Blind solving disagrees with the key; the teacher confirms or corrects it. */
export const DoubtNote = ({ settle }: { readonly settle: Edit }) => {
  const { edit } = useDraftView();
  const language = useWordsLanguage();
  return (
    <Box
      role="note"
      // Uses the interface's language, whatever the draft's.
      {...language}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        mb: 1,
        px: 1.5,
        py: 0.5,
        borderRadius: '8px',
        color: 'job.pending.text',
        bgcolor: 'job.pending.wash',
        fontSize: '0.875rem',
        displayPrint: 'none',
      }}
    >
      <CircleHelp size={18} style={{ flexShrink: 0 }} />
      <Box component="span" sx={{ flex: '1 1 200px' }}>
        <Message id="draft.doubtful" />
      </Box>
      {edit && (
        <Button size="small" color="inherit" onClick={() => edit(settle)}>
          <Message id="draft.isRight" />
        </Button>
      )}
    </Box>
  );
};
