import { Printer } from 'lucide-react';
import { useState } from 'react';
import { languageOf } from '#shared/model/locale.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { saveWeekSheet } from '#frontend/days/api/save-week-sheet.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';

/** Saves the week of a day as a sheet to print. */
export const PrintButton = ({ day }: { readonly day: string }) => {
  const { locale } = useLocale();
  const [isBusy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      await saveWeekSheet(day, languageOf(locale));
    } catch (error) {
      notifyError(error, 'week.printFailed');
    }
    setBusy(false);
  };
  return (
    <TextButton
      label="week.print"
      icon={Printer}
      variant="outlined"
      size="small"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void print()}
    />
  );
};
