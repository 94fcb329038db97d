import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { languageOf } from '#shared/model/locale.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import { defaultHolidays } from '#shared/school-year/default-holidays.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { HolidayList } from './holiday-list.tsx';

interface Props {
  /** The teacher's own holidays; undefined while the season's usual ones apply. */
  readonly own: readonly Holiday[] | undefined;
  /** The season of the profile; this year's when not given. */
  readonly season: string | undefined;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (own: Holiday[] | undefined) => void;
  /** Whether to show errors. */
  readonly tried: boolean;
}

/** The number of holidays, and on demand their list. */
export const HolidaySection = ({ own, season, open, onOpen, onChange, tried }: Props) => {
  const { locale } = useLocale();
  const preset = defaultHolidays(season ?? seasonOn(new Date()), languageOf(locale));
  return (
    <>
      <Button
        size="small"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
        endIcon={<ChevronDown size={16} aria-hidden style={{ rotate: open ? '180deg' : '0deg' }} />}
        sx={{ mt: 2 }}
      >
        <Message id="schoolYear.holidays" values={{ count: (own ?? preset.holidays).length }} />
      </Button>
      {open && <HolidayList own={own} preset={preset} tried={tried} onChange={onChange} />}
    </>
  );
};
