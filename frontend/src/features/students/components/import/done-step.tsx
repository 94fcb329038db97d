import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import {
  asksForVerification,
  VerificationNotice,
} from '#frontend/components/verification/verification-notice.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { RowList } from './row-list.tsx';
import { RowNote } from './row-note.tsx';
import type { ImportResult, ReadyRow } from '../../hooks/use-import.ts';

interface Props {
  readonly result: ImportResult;
  /** Repeats the rows that failed or were not started. */
  readonly onAgain: (rows: readonly ReadyRow[]) => void;
  readonly onClose: () => void;
}

export const DoneStep = ({ result, onAgain, onClose }: Props) => {
  const text = useMessage();
  const { added, listed, failed, left } = result;
  const rest = [...failed, ...left];
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <Stack role="status" sx={{ gap: 0.5, fontWeight: 500 }}>
          <RowNote tone="good">
            <Message id="students.doneAdded" values={{ count: added }} />
          </RowNote>
          {listed > 0 && (
            <RowNote tone="idle">
              <Message id="students.doneListed" values={{ count: listed }} />
            </RowNote>
          )}
          {failed.length > 0 && (
            <RowNote tone="bad">
              <Message id="students.doneFailed" values={{ count: failed.length }} />
            </RowNote>
          )}
          {left.length > 0 && (
            <RowNote tone="bad">
              <Message id="students.doneLeft" values={{ count: left.length }} />
            </RowNote>
          )}
        </Stack>
        {failed.some(({ reason }) => asksForVerification(reason)) && (
          <Stack sx={{ mt: 2 }}>
            <VerificationNotice />
          </Stack>
        )}
        {failed.length > 0 && (
          <Stack sx={{ mt: 2 }}>
            <RowList
              label={text('students.rows')}
              items={failed.map((row) => ({
                row,
                note: (
                  <RowNote tone="bad">
                    <Message {...row.reason} />
                  </RowNote>
                ),
              }))}
            />
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        {rest.length > 0 && (
          <TextButton label="students.tryRest" color="inherit" onClick={() => onAgain(rest)} />
        )}
        <TextButton label="common.close" variant="contained" onClick={onClose} />
      </DialogActions>
    </>
  );
};
