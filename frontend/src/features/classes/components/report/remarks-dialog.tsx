import { bandLimits } from '#shared/record/figures/statistics.ts';
import type { ReportSettings } from '#shared/model/report-settings.ts';
import { limits } from '#shared/model/limits.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useSaveReportSettings } from '#frontend/record/api/report-settings.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';

/** The texts that a bank begins with, by band. */
const usualRemarks = ['weak', 'insufficient', 'fair', 'good', 'very-good', 'excellent'] as const;

/** The most remarks of a band. */
const MOST = 10;

interface Props extends DialogFrame {
  readonly settings: ReportSettings;
  /** The full mark of the averages. */
  readonly scale: number;
}

const linesOf = (typed: string): string[] => typed.split('\n').flatMap((line) => line.trim() || []);

const problemOf = (lines: readonly string[]): Text | undefined => {
  const longest = limits.gradebookTextLength;
  if (lines.length > MOST) return { id: 'report.remarksMany', values: { count: MOST } };
  return lines.some((line) => line.length > longest)
    ? { id: 'report.remarkLong', values: { count: longest } }
    : undefined;
};

/** The teacher's own remarks by band, one a line. */
const RemarksDialog = ({ settings, scale, ...frame }: Props) => {
  const text = useMessage();
  const save = useSaveReportSettings();
  const bands = bandLimits(scale).map((band, index) => ({ ...band, name: `band${index}`, index }));
  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(
      bands.map(({ name, index }) => [
        name,
        settings.remarks
          ? settings.remarks
              .flatMap(({ band, text: own }) => (band === index ? own : []))
              .join('\n')
          : text(`report.usualRemark.${usualRemarks[index] ?? 'weak'}`),
      ]),
    ),
    validate: (values) =>
      Object.fromEntries(
        bands.flatMap(({ name }) => {
          const error = problemOf(linesOf(values[name] ?? ''));
          return error ? [[name, error] as const] : [];
        }),
      ),
    onFailure: (error) => ({ text: textOfFailure(error, 'report.saveFailed'), fields: {} }),
    keepAs: 'reports.remarks',
    onSubmit: async (values) => {
      await save({
        remarks: bands.flatMap(({ name, index }) =>
          linesOf(values[name] ?? '').map((line) => ({ band: index, text: line })),
        ),
      });
      frame.onClose();
      announce('report.saved');
    },
  });
  return (
    <FormDialog {...frame} title="report.bankTitle" submit="classes.save" form={form}>
      <div>
        <Message id="report.bankHelp" />
      </div>
      {bands.toReversed().map(({ name, from, below }) => (
        <TextField
          key={name}
          {...form.field(name)}
          optional
          rows={2}
          label={
            from === undefined ? (
              <Message id="review.bandBelow" values={{ below: below ?? 0 }} />
            ) : below === undefined ? (
              <Message id="review.bandFrom" values={{ from }} />
            ) : (
              <Message id="review.band" values={{ from, below }} />
            )
          }
        />
      ))}
    </FormDialog>
  );
};

export default RemarksDialog;
