import Alert from '@mui/material/Alert';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { seasonBefore } from '#frontend/lib/school-season.ts';
import { serverNow } from '#frontend/lib/server-clock.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { lastYear, type LastYear } from '#frontend/record/model/classes/last-year.ts';

interface Props {
  readonly classes: readonly ClassSummary[];
  readonly sheets: readonly MarkSheetOfClass[];
  readonly onOpen: (given: { last: LastYear; count: number; sheets: Props['sheets'] }) => void;
}

/** Offers to move last year's classes on: with a word about it until the new year is begun, then as a button. */
export const YearOver = ({ classes, sheets, onOpen }: Props) => {
  const last = lastYear(classes, sheets, serverNow());
  if (!last) return null;
  const button = (
    <TextButton
      label="classes.newYear"
      variant={last.isFirst ? 'contained' : 'outlined'}
      onClick={() => onOpen({ last, count: classes.length, sheets })}
    />
  );
  return last.isFirst ? (
    <Alert severity="info" role="presentation" action={button}>
      <Message id="classes.yearOver" values={{ season: seasonBefore(last.season) }} />
    </Alert>
  ) : (
    <div>{button}</div>
  );
};
