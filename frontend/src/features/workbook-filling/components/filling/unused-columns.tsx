import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { scaleOf } from '#shared/record/averages/averages.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import {
  unusedColumns,
  type FillingChoices,
  type FillingPlan,
} from '../../model/filling/plan-filling.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly gradebook: Gradebook;
  readonly plan: FillingPlan;
  readonly choices: FillingChoices;
  readonly choose: (choices: FillingChoices) => void;
}

/** The mark columns that are not used; the last one is suggested for the last free column. */
export const UnusedColumns = ({ gradebook, plan, choices, choose }: Props) => {
  const text = useMessage();
  const unused = unusedColumns(gradebook, plan);
  const [last] = unused;
  if (!last || plan.columns.length === 0) return null;
  const free = plan.columns.filter(({ kind, sources }) => kind === 'mark' && sources.length === 0);
  const [target] = free;
  const isOnlyChoice = unused.length === 1 && free.length === 1;
  const fits = isOnlyChoice && (target?.scale === undefined || target.scale === scaleOf(last));
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        fits &&
        target && (
          <Button
            size="small"
            color="inherit"
            onClick={() =>
              choose({ columns: new Map(choices.columns).set(target.column, [last.id]) })
            }
          >
            <span>
              <Message id="filling.putInto" values={{ heading: target.heading }} />
            </span>
          </Button>
        )
      }
    >
      <Message
        id="filling.unused"
        values={{
          count: unused.length,
          headings: unused
            .map(({ heading }) => isolate(heading || text('filling.noHeading')))
            .join(' · '),
        }}
      />
    </Alert>
  );
};
