import type { Agenda, AgendaRow, InTime } from './agenda.ts';

/** The row whose session is recorded by one press: the current one or, between lessons, the last one that is over. */
export const rowWithActions = <T extends AgendaRow>(
  agenda: Agenda<T> | undefined,
): InTime<T> | undefined =>
  agenda?.isToday
    ? (agenda.rows.find(({ state }) => state === 'now') ??
      agenda.rows.findLast(({ state }) => state === 'over'))
    : undefined;
