import { limits } from '../model/limits.ts';
import { asciiDigits, foldText } from '../text/fold-text.ts';

/** `2`, `2 حصص`, `حصتان` */
export function sessionsIn(text: string): number | undefined {
  const folded = foldText(text);
  const count = /^حصت(?:ان|ين)$/.test(folded) ? 2 : Number(/^\D*(\d{1,2})\D*$/.exec(folded)?.[1]);
  return count >= 1 && count <= limits.lessonSessions ? count : undefined;
}

const HOURS =
  /^(\d+(?:[.,٫]\d+)?) ?(?:h|heures?|hours?|سا|س|ساعة|ساعه|ساعات)?\.? ?(\d{2})?(?: ?(?:min|mn|د))?$/;

/** `2`, `1,5`, `1h30`, `2 سا`, `ساعتان` */
export function hoursIn(text: string): number | undefined {
  const folded = foldText(text);
  if (/^ساعت(?:ان|ين)$/.test(folded)) return 2;
  if (folded === 'ساعه') return 1;
  const [, whole, minutes = '0'] = HOURS.exec(asciiDigits(text).toLowerCase()) ?? [];
  const hours = Number(whole?.replace(/[,٫]/, '.')) + Number(minutes) / 60;
  const isRead = hours >= 0.25 && hours <= limits.lessonSessions && hours % 0.25 === 0;
  return isRead ? hours : undefined;
}
