import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { seasonBefore } from '#frontend/lib/school-season.ts';
import { serverNow } from '#frontend/lib/server-clock.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { lastYear } from '#frontend/record/model/classes/last-year.ts';
import type { NewYearProps } from './new-year-dialog.tsx';

const NewYearDialog = lazyOverlay(() => import('./new-year-dialog.tsx'));

interface Props {
  readonly classes: readonly ClassSummary[];
  readonly sheets: readonly MarkSheetOfClass[];
}

/** Offers to move last year's classes on: with a word about it until the new year is begun, then as a button. */
export const NewYear = ({ classes, sheets }: Props) => {
  // The dialog stays while what it saves changes the lists.
  const [dialog, setDialog] = useState<Omit<NewYearProps, keyof DialogFrame> & { open: boolean }>();
  const last = lastYear(classes, sheets, serverNow());
  const button = last && (
    <TextButton
      label="newYear.act"
      variant={last.isFirst ? 'contained' : 'outlined'}
      onClick={() => setDialog({ last, count: classes.length, sheets, open: true })}
    />
  );
  return (
    <>
      {last?.isFirst ? (
        <Alert severity="info" role="presentation" action={button}>
          <Message id="newYear.yearOver" values={{ season: seasonBefore(last.season) }} />
        </Alert>
      ) : (
        button && <div>{button}</div>
      )}
      {dialog && (
        <NewYearDialog
          {...dialog}
          onClose={() => setDialog({ ...dialog, open: false })}
          onExited={() => setDialog(undefined)}
        />
      )}
    </>
  );
};
