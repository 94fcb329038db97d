import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { useTakeOut } from '../hooks/use-take-out.ts';

/** Says how many marks of a page went into the record by themselves, and takes them out again; nothing if none did. */
export const UnaskedNote = ({ jobId }: { readonly jobId: string }) => {
  const { data: sheets = [] } = useAllMarkSheets();
  const { state, take } = useTakeOut(jobId);
  const [found] = sheets.flatMap((sheet) =>
    (sheet.unasked ?? []).flatMap((one) => (one.jobId === jobId ? [{ sheet, ...one }] : [])),
  );
  if (state === 'out') {
    return (
      <Box ref={focusIfLost} tabIndex={-1} sx={{ mt: 0.5, fontSize: '0.8125rem' }}>
        <Message id="grades.takenOut" />
      </Box>
    );
  }
  if (!found) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
      <Box component="span" sx={{ color: 'job.success.text', fontSize: '0.8125rem' }}>
        <Message id="grades.unasked" values={{ count: found.marks }} />
      </Box>
      <Button
        size="small"
        color="inherit"
        startIcon={<Undo2 size={16} />}
        disabled={state === 'busy'}
        onClick={() => void take(found.sheet)}
      >
        <Message id="grades.takeOut" />
      </Button>
    </Box>
  );
};
