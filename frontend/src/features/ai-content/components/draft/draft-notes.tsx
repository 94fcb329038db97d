import Box from '@mui/material/Box';
import { Check, NotebookPen } from 'lucide-react';
import { memo } from 'react';
import { directionOf } from '#shared/model/locale.ts';
import type { Draft } from '#shared/model/draft.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { DraftView } from './draft-context.ts';
import { IconAction } from './icon-action.tsx';

interface Props extends Pick<Draft, 'drafter' | 'notes' | 'language'> {
  readonly edit: DraftView['edit'];
}

/** How the draft was made, and what the teacher still has to write or check; each note disappears once it is done. */
export const DraftNotes = memo(({ drafter, notes, language, edit }: Props) => {
  const text = useMessage();
  return (
    <Box
      component="section"
      aria-label={text('draft.notes')}
      sx={{
        p: { xs: 2, sm: 2.5 },
        borderRadius: '12px',
        bgcolor: 'paper.saffronWash',
        displayPrint: 'none',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          fontWeight: 500,
          color: 'paper.saffronText',
        }}
      >
        <NotebookPen size={20} style={{ flexShrink: 0 }} />
        <Message id={`draft.drafter.${drafter}`} />
      </Box>
      {notes.length > 0 && (
        <Box
          component="ul"
          lang={language}
          dir={directionOf(language)}
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {notes.map((note, index) => (
            <Box component="li" key={note} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
              <Box sx={{ flex: 1, py: '6px' }}>{note}</Box>
              {edit && (
                <IconAction
                  label={text('draft.noteDone', { number: index + 1 })}
                  Icon={Check}
                  onClick={() =>
                    edit((before) => ({ ...before, notes: before.notes.toSpliced(index, 1) }))
                  }
                />
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
});
