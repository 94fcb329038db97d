import { bandLimits } from '#shared/record/figures/statistics.ts';
import type { ReportSettings } from '#shared/model/report-settings.ts';
import type { TextKind } from '#shared/record/sheet/edit-sheet.ts';
import { limits } from '#shared/model/limits.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useSaveReportSettings } from '#frontend/record/api/report-settings.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { ownTexts } from '../../model/appraisals/text-bank.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';

/** The most texts of a band. */
const MOST = 10;

interface Props extends DialogFrame {
  readonly kind: TextKind;
  readonly settings: ReportSettings;
  /** The full mark of the averages. */
  readonly scale: number;
}

/** Each text once, as a cell of the record takes it. */
const linesOf = (typed: string): string[] => [
  ...new Set(typed.split('\n').flatMap((line) => cleanText(line) || [])),
];

const problemOf = (lines: readonly string[]): Text | undefined => {
  const longest = limits.gradebookTextLength;
  if (lines.length > MOST) return { id: 'appraisals.many', values: { count: MOST } };
  return lines.some((line) => line.length > longest)
    ? { id: 'appraisals.longLine', values: { count: longest } }
    : undefined;
};

/** The teacher's own texts by band, one a line. */
const BankDialog = ({ kind, settings, scale, ...frame }: Props) => {
  const save = useSaveReportSettings();
  const bands = bandLimits(scale).map((band, index) => ({ ...band, name: `band${index}`, index }));
  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(
      bands.map(({ name, index }) => [name, ownTexts(settings, kind, index).join('\n')]),
    ),
    validate: (values) =>
      Object.fromEntries(
        bands.flatMap(({ name }) => {
          const error = problemOf(linesOf(values[name] ?? ''));
          return error ? [[name, error] as const] : [];
        }),
      ),
    onFailure: (error) => ({ text: textOfFailure(error, 'appraisals.saveFailed'), fields: {} }),
    keepAs: `appraisals.${kind}`,
    onSubmit: async (values) => {
      await save({
        [kind]: bands.flatMap(({ name, index }) =>
          linesOf(values[name] ?? '').map((line) => ({ band: index, text: line })),
        ),
      });
      frame.onClose();
      announce('appraisals.saved');
    },
  });
  return (
    <FormDialog
      {...frame}
      title={`appraisals.bankTitle.${kind}`}
      submit="appraisals.save"
      form={form}
    >
      <div>
        <Message id="appraisals.bankHelp" />
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

export default BankDialog;
