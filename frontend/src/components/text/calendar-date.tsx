import { FormattedDate } from 'react-intl';

/** A calendar date (`YYYY-MM-DD`) in words, without a time zone: it is the same day everywhere. */
export const CalendarDate = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>
    <FormattedDate value={`${date}T00:00:00Z`} dateStyle="long" timeZone="UTC" />
  </time>
);
