/** The date of a day on this device: `YYYY-MM-DD`. */
export const isoDateOf = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
