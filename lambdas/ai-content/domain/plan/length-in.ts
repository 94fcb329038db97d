import { limits } from '#shared/model/limits.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';

/** Shorter durations are not lessons. */
const LEAST = 5;

/** Durations in words, folded; the first match counts. */
const IN_WORDS: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/^(?:(?:a )?half an hour|half hour|(?:une )?demi heure|نصف ساعه)$/, 30],
  [/^(?:(?:a )?quarter of an hour|(?:un )?quart d heure|ربع ساعه)$/, 15],
  [/^(?:three quarters of an hour|trois quarts d heure|ثلاثه ارباع (?:ال)?ساعه)$/, 45],
  [
    /^(?:an|one|a)? ?(?:hour and a half|and a half hours)$|^(?:ساعه و ?نصف(?: (?:ال)?ساعه)?|une heure et demie)$/,
    90,
  ],
  [/^(?:an hour and a quarter|une heure et quart|ساعه و ?ربع)$/, 75],
  [/^ساعه الا ربع$/, 45],
  [/^(?:two and a half hours|deux heures et demie|(?:ساعتان|ساعتين) و ?نصف)$/, 150],
  [/^(?:three hours|trois heures|ثلاث ساعات)$/, 180],
  [/^(?:two hours|deux heures|ساعتان|ساعتين)$/, 120],
  [/^(?:an hour|one hour|hour|une heure|ساعه|ساعه واحده)$/, 60],
];

const number = '(\\d+(?:[.,]\\d+)?)';
const hour = '(?:h|hr|hrs|hours?|heures?|ساعات|ساعة|ساعه|سا|س)';
const minute = "(?:m|mn|mins?|minutes?|دقائق|دقيقة|دقيقه|دق|د|['’′])";
const HOURS = new RegExp(
  `^${number} ?${hour}\\.?(?: ?(?:and |et |و ?)?(\\d{1,2}) ?${minute}?\\.?)?$`,
);
const MINUTES = new RegExp(`^${number} ?${minute}?\\.?$`);
const CLOCK = /^(\d):([0-5]\d)$/;

/** “An hour and 20 minutes”: hours in words before minutes in digits. */
const HOURS_IN_WORDS: readonly (readonly [words: RegExp, digits: string])[] = [
  [/^(?:an hour|one hour|une heure|ساعة|ساعه)(?= (?:and|et|و) ?\d)/, '1 h'],
  [/^(?:two hours|deux heures|ساعتان|ساعتين)(?= (?:and|et|و) ?\d)/, '2 h'],
];
/** “Two sessions of one hour”, «ثلاث حصص من 45 دقيقة»: the number of sessions. */
const SESSIONS: readonly (readonly [words: RegExp, count: number])[] = (
  [
    ['two|deux', 'حصتان|حصتين', 2],
    ['three|trois|ثلاث', undefined, 3],
    ['four|quatre|أربع|اربع', undefined, 4],
    ...[2, 3, 4, 5, 6].map((count) => [String(count), undefined, count] as const),
  ] as const
).map(([number, pair, count]) => {
  const many = `(?:${number}) ?(?:sessions?|lessons?|periods?|s[ée]ances?|حصص|حصة|حصه)`;
  const some = pair === undefined ? many : `(?:${many}|${pair})`;
  return [
    new RegExp(`^${some}(?:$|(?: of| de|,|:| ?[x×]| من)? (?:مدة كل (?:منهما|منها|واحدة|حصة) )?)`),
    count,
  ];
});
const EACH = /,? (?:each|chacune|لكل (?:منهما|منها|واحدة|حصة))$/;
const ONE_SESSION =
  /^(?:حصة|حصه)(?: واحدة| واحده)?$|^(?:one|a|1|une) (?:session|lesson|period|s[ée]ance)$/;
/** `2 x 45 min` */
const TIMES = / ?[x×*] ?/;

const numberOf = (text = '0'): number => Number(text.replace(',', '.'));

function minutesOfOne(written: string): number | undefined {
  const duration = HOURS_IN_WORDS.reduce(
    (text, [words, digits]) => text.replace(words, digits),
    written,
  );
  const [, hours, rest] = CLOCK.exec(duration) ?? HOURS.exec(duration) ?? [];
  if (hours !== undefined) return numberOf(hours) * 60 + numberOf(rest);
  const minutes = MINUTES.exec(duration)?.[1];
  if (minutes !== undefined) return numberOf(minutes);
  return IN_WORDS.find(([words]) => words.test(foldText(duration)))?.[1];
}

/** How long a lesson is: some sessions of some minutes each. */
interface Duration {
  readonly sessions: number;
  /** Of one session; undefined if only the number of sessions is said. */
  readonly each: number | undefined;
}

const sessionsOf = (sessions: number, each: string): Duration | undefined => {
  if (each === '') return { sessions, each: undefined };
  const minutes = minutesOfOne(each);
  return minutes === undefined ? undefined : { sessions, each: minutes };
};

function readDuration(duration: string): Duration | undefined {
  const all = duration.replace(EACH, '');
  if (ONE_SESSION.test(all)) return { sessions: 1, each: undefined };
  for (const [words, count] of SESSIONS) {
    if (words.test(all)) return sessionsOf(count, all.replace(words, ''));
  }
  const [first = '', second, ...others] = all.split(TIMES);
  if (second === undefined || others.length > 0) return all === '' ? undefined : sessionsOf(1, all);
  const [count, each] = /^[1-9]$/.test(first) ? [first, second] : [second, first];
  return /^[1-9]$/.test(count) ? sessionsOf(Number(count), each) : undefined;
}

export interface LessonLength {
  readonly minutes: number;
  /** Only if there are several. */
  readonly sessions?: number;
}

/**
 * The length in a duration as teachers write it in all three languages; `undefined` if it contains no plausible length of
 * a lesson.
 * @param usual the minutes of a session that the duration does not say
 */
export function lengthIn(duration: string, usual: number): LessonLength | undefined {
  const read = readDuration(asciiDigits(duration).toLowerCase().replace(/\s+/g, ' ').trim());
  if (!read) return undefined;
  const { sessions, each = usual } = read;
  const minutes = Math.round(sessions * each);
  if (minutes < LEAST || minutes > limits.lessonMinutes) return undefined;
  // A plan of more sessions has no room for their phases.
  return { minutes, ...(sessions > 1 && sessions <= limits.planSessions && { sessions }) };
}
