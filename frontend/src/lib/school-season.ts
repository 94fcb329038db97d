const SEPTEMBER = 9;
/** From August on, notebooks are made for the next season. */
const PREPARED_FROM = SEPTEMBER - 1;

/** The season of a day, as in profiles: `2026/2027`. */
export const seasonOn = (day: Date): string => {
  const first = day.getMonth() + 1 >= PREPARED_FROM ? day.getFullYear() : day.getFullYear() - 1;
  return `${first}/${first + 1}`;
};
