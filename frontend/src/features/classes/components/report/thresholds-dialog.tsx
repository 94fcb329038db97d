import Box from '@mui/material/Box';
import { honourIds, usualHonours, type HonourId } from '#shared/model/honours.ts';
import { limits } from '#shared/model/limits.ts';
import type { ReportSettings } from '#shared/model/report-settings.ts';
import { typedNumber } from '#shared/text/typed-number.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useSaveReportSettings } from '#frontend/record/api/report-settings.ts';
import { useForm, type Errors } from '#frontend/lib/forms/use-form.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';

interface Props extends DialogFrame {
  readonly settings: ReportSettings;
}

type Values = Record<HonourId | 'source' | 'since', string>;

/** A threshold as typed: in quarters, up to 20; NaN if it is none. */
const valueOf = (typed: string): number => {
  const value = typedNumber(typed);
  return value >= 0 && value <= 20 && Number.isInteger(value * 4) ? value : Number.NaN;
};

function validate(values: Values): Errors<Values> {
  const errors: Errors<Values> = {};
  let below = -1;
  for (const id of honourIds) {
    if (values[id].trim() === '') continue;
    const value = valueOf(values[id]);
    if (Number.isNaN(value)) errors[id] = { id: 'report.thresholdInvalid' };
    else if (value <= below) errors[id] = { id: 'report.thresholdsRise' };
    else below = value;
  }
  return errors;
}

/** The averages from which honours are awarded, with who decided them and since when. */
const ThresholdsDialog = ({ settings, ...frame }: Props) => {
  const save = useSaveReportSettings();
  const { thresholds, since, source } = settings.honours ?? { ...usualHonours, source: undefined };
  const typed = (id: HonourId): string => String(thresholds[id] ?? '');
  const form = useForm<Values>({
    initial: {
      'honour-roll': typed('honour-roll'),
      encouragement: typed('encouragement'),
      congratulations: typed('congratulations'),
      excellence: typed('excellence'),
      source: source ?? '',
      since: since ?? '',
    },
    validate,
    onFailure: (error) => ({ text: textOfFailure(error, 'report.saveFailed'), fields: {} }),
    keepAs: 'reports.thresholds',
    onSubmit: async (values) => {
      const set = honourIds.flatMap((id) =>
        values[id].trim() === '' ? [] : [[id, valueOf(values[id])] as const],
      );
      await save({
        honours: {
          thresholds: Object.fromEntries(set),
          ...(values.source.trim() && { source: values.source.trim() }),
          ...(values.since && { since: values.since }),
        },
      });
      frame.onClose();
      announce('report.saved');
    },
  });
  return (
    <FormDialog {...frame} title="report.thresholdsTitle" submit="classes.save" form={form}>
      <Box sx={{ color: 'text.secondary' }}>
        <Message id={settings.honours ? 'report.thresholdsHelp' : 'report.thresholdsUsual'} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
        }}
      >
        {honourIds.map((id) => (
          <TextField
            key={id}
            {...form.field(id)}
            label={<Message id={`review.honour.${id}`} />}
            optional
            inputProps={{ inputMode: 'decimal', maxLength: 6 }}
          />
        ))}
      </Box>
      <TextField
        {...form.field('source')}
        label={<Message id="report.source" />}
        help={<Message id="report.sourceHelp" />}
        optional
        inputProps={{ maxLength: limits.textLength }}
      />
      <TextField
        {...form.field('since')}
        label={<Message id="report.sinceWhen" />}
        type="date"
        optional
      />
    </FormDialog>
  );
};

export default ThresholdsDialog;
