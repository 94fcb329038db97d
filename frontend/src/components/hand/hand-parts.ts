/** One file for the browser: every file that is loaded later has a name in the first screen. */
export { HandCard } from './hand-card.tsx';
export { HandNote } from './hand-note.tsx';
export { HandOffer } from './hand-offer.tsx';
