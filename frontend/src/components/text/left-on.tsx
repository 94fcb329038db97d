import { Message } from '../../i18n/message.tsx';
import { CalendarDate } from './calendar-date.tsx';

/** Says since when a pupil is no longer in the class; `on` is `YYYY-MM-DD`. */
export const LeftOn = ({ on }: { readonly on: string }) => (
  <Message id="pupil.leftOn" values={{ date: <CalendarDate date={on} /> }} />
);
