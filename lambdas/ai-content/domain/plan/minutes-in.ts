import { limits } from '../../../../shared/model/limits.ts';
import { asciiDigits, foldText } from '../../../../shared/spreadsheet/fold-text.ts';

/** Less is no lesson. */
const LEAST = 5;

/** Hours said in words, folded; the first that fits counts. */
const IN_WORDS: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/^(?:(?:a )?half an hour|half hour|نصف ساعه)$/, 30],
  [/^(?:(?:a )?quarter of an hour|ربع ساعه)$/, 15],
  [/^(?:three quarters of an hour|ثلاثه ارباع (?:ال)?ساعه)$/, 45],
  [/^(?:an|one|a)? ?(?:hour and a half|and a half hours)$|^ساعه و ?نصف$/, 90],
  [/^(?:an hour and a quarter|ساعه و ?ربع)$/, 75],
  [/^(?:two hours|ساعتان|ساعتين|حصتان|حصتين)$/, 120],
  [/^(?:an hour|one hour|hour|ساعه|ساعه واحده|حصه|حصه واحده)$/, 60],
];

const number = '(\\d+(?:[.,]\\d+)?)';
const hour = '(?:h|hr|hrs|hours?|heures?|ساعات|ساعة|ساعه|سا|س)';
const minute = "(?:m|mn|mins?|minutes?|دقائق|دقيقة|دقيقه|دق|د|['’′])";
const HOURS = new RegExp(`^${number} ?${hour}\\.?(?: ?(?:and |و ?)?(\\d{1,2}) ?${minute}?\\.?)?$`);
const MINUTES = new RegExp(`^${number} ?${minute}?\\.?$`);
const CLOCK = /^(\d):([0-5]\d)$/;

const numberOf = (text = '0'): number => Number(text.replace(',', '.'));

function minutesOf(duration: string): number | undefined {
  const [, hours, rest] = CLOCK.exec(duration) ?? HOURS.exec(duration) ?? [];
  if (hours !== undefined) return numberOf(hours) * 60 + numberOf(rest);
  const minutes = MINUTES.exec(duration)?.[1];
  if (minutes !== undefined) return numberOf(minutes);
  return IN_WORDS.find(([words]) => words.test(foldText(duration)))?.[1];
}

/** The minutes that a duration says, as teachers write it in both languages; undefined if it says none of a lesson. */
export function minutesIn(duration: string): number | undefined {
  const minutes = minutesOf(asciiDigits(duration).toLowerCase().replace(/\s+/g, ' ').trim());
  if (minutes === undefined || minutes < LEAST || minutes > limits.lessonMinutes) return undefined;
  return Math.round(minutes);
}
