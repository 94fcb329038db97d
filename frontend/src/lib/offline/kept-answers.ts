import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { createStore } from '../store.ts';

/** The calls whose newest answers stay on the device, so that what they show opens without a network. */
export const keptCalls: ReadonlySet<string> = new Set([
  ...['get-profile', 'get-school-year', 'get-report-settings', 'list-games'],
  'get-annual-distributions',
  ...['list-question-shelves', 'get-question-shelf', 'list-question-figures'],
  ...[
    'list-classes',
    'get-class',
    'get-class-subjects',
    'get-class-seating',
    'list-mark-sheets',
    'list-all-mark-sheets',
    'get-mark-sheet',
    'list-course-logs',
    'get-course-log',
    'list-attendance',
    'get-attendance',
  ],
  ...['list-content-jobs', 'get-content-job', 'list-grade-jobs', 'get-grade-job'],
]);

export const isKept = ({ id }: Pick<Endpoint, 'id'>): boolean => keptCalls.has(id);

/** When the oldest answer that is shown from the device came, in milliseconds since 1970; undefined with a network. */
export const shownSince = createStore<number | undefined>(undefined);

/** Notes that an answer came from the network, or from the device. */
export const noteSource = (storedAt: number | undefined): void => {
  const before = shownSince.get();
  const since = storedAt === undefined ? undefined : Math.min(storedAt, before ?? storedAt);
  if (since !== before) shownSince.set(since);
};
