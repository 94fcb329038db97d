import Box from '@mui/material/Box';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useStore } from '#frontend/lib/store.ts';
import { recorded } from '../hooks/use-record.ts';

/** What was recorded last, with one press that takes all of it back for as long as the page is open. */
export const RecordedNote = () => {
  const last = useStore(recorded);
  useEffect(() => () => recorded.set(undefined), []);
  const note = useRef<HTMLDivElement>(null);
  return (
    <Box ref={note} role="status" tabIndex={-1} sx={{ outline: 'none' }}>
      {last && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            px: 2,
            py: 0.5,
            minHeight: 44,
            fontSize: '0.875rem',
            bgcolor: 'paper.grid',
          }}
        >
          <Message {...last.text} />
          {last.undo && (
            <TextButton
              label="days.undo"
              icon={Undo2}
              size="small"
              onClick={() => {
                last.undo?.();
                // The button goes with what it takes back.
                note.current?.focus({ preventScroll: true });
              }}
            />
          )}
        </Box>
      )}
    </Box>
  );
};
