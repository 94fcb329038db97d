import Box from '@mui/material/Box';
import { isoDate } from '#shared/model/text.ts';
import { Message } from '../../i18n/message.tsx';
import { useCalendarDates } from '../../i18n/use-calendar-dates.ts';

/**
 * The date of a field in the page's own words, over what the browser writes, which follows its own language and order. With
 * a mouse the browser's own parts are shown while they are typed; fingers choose from its calendar.
 */
const DateWords = ({ value }: { readonly value: string }) => {
  const { format } = useCalendarDates();
  const isDate = isoDate().safeParse(value).success;
  return (
    <Box
      aria-hidden
      data-date-words
      // The browser's sign for its calendar stays on the right in both languages, so these are not in `sx`, which mirrors.
      style={{ left: 2, right: 42 }}
      sx={{
        position: 'absolute',
        insetBlock: '2px',
        display: 'flex',
        alignItems: 'center',
        paddingInlineStart: '12px',
        borderRadius: '8px',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        pointerEvents: 'none',
        bgcolor: 'background.paper',
        color: isDate ? 'text.primary' : 'text.secondary',
      }}
    >
      {isDate ? format(value, { dateStyle: 'long' }) : <Message id="form.dateOrder" />}
    </Box>
  );
};

export default DateWords;
