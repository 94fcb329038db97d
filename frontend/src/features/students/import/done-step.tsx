import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import {
  asksForVerification,
  VerificationNotice,
} from '#frontend/components/verification/verification-notice.tsx';
import { Say } from '#frontend/i18n/say.tsx';
import { useText } from '#frontend/i18n/use-text.ts';
import { RowList } from './row-list.tsx';
import { RowNote } from './row-note.tsx';
import type { ImportResult, ReadyRow } from './use-import.ts';

interface Props {
  readonly result: ImportResult;
  /** Tries again what failed or was not begun. */
  readonly onAgain: (rows: readonly ReadyRow[]) => void;
  readonly onClose: () => void;
}

/** What came of the import. */
export const DoneStep = ({ result, onAgain, onClose }: Props) => {
  const text = useText();
  const { added, listed, failed, left } = result;
  const rest = [...failed, ...left];
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <Stack role="status" sx={{ gap: 0.5, fontWeight: 500 }}>
          <RowNote tone="good">
            <Say id="students.doneAdded" values={{ count: added }} />
          </RowNote>
          {listed > 0 && (
            <RowNote tone="idle">
              <Say id="students.doneListed" values={{ count: listed }} />
            </RowNote>
          )}
          {failed.length > 0 && (
            <RowNote tone="bad">
              <Say id="students.doneFailed" values={{ count: failed.length }} />
            </RowNote>
          )}
          {left.length > 0 && (
            <RowNote tone="bad">
              <Say id="students.doneLeft" values={{ count: left.length }} />
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
                    <Say {...row.reason} />
                  </RowNote>
                ),
              }))}
            />
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        {rest.length > 0 && (
          <Button color="inherit" onClick={() => onAgain(rest)}>
            <Say id="students.tryRest" />
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          <Say id="common.close" />
        </Button>
      </DialogActions>
    </>
  );
};
