import { Printer } from 'lucide-react';
import { useState } from 'react';
import { printWeek } from '#shared/contracts/week-sheets.ts';
import { languageOf } from '#shared/model/locale.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { saveDownload } from '#frontend/lib/api/save-download.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';

/** Saves the week of a day as a sheet to print. */
export const PrintButton = ({ day }: { readonly day: string }) => {
  const { locale } = useLocale();
  const [isBusy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      await saveDownload(printWeek, {
        params: { date: day },
        query: { language: languageOf(locale) },
      });
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
