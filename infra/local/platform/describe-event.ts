import type { FrontDoorEvent } from '../front-door/events.ts';

/** One line for the log. */
export const describeFrontDoorEvent = (event: FrontDoorEvent): string => {
  switch (event.kind) {
    case 'denied':
      return `denied: ${event.principal} may not ${event.action} on ${event.resource}: ${event.reason}`;
    case 'refused':
      return `refused: ${event.service}: ${event.code}: ${event.reason}`;
    case 'failed':
      return `failed: ${event.service}: ${event.error instanceof Error ? String(event.error.stack) : String(event.error)}`;
  }
};
