import { refusal } from './answer-call.ts';

/**
 * The expected problems of a page without a network. A page that is left sends what it kept, and Chromium may let that
 * through: its successor then meets a newer version (412), and sends both together.
 */
export const offlineProblems: readonly RegExp[] = [
  ...[/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /network-request-failed/],
  refusal(412, '/'),
];
