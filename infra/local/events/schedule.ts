const unitMs = new Map([
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
]);

const parseField = (field: string, value: number): boolean => {
  if (field === '*' || field === '?') return true;
  return field.split(',').some((part) => {
    const step = /^(\*|\d+)\/(\d+)$/.exec(part);
    if (step) {
      const from = step[1] === '*' ? 0 : Number(step[1]);
      return value >= from && (value - from) % Number(step[2]) === 0;
    }
    const range = /^(\d+)-(\d+)$/.exec(part);
    if (range) return value >= Number(range[1]) && value <= Number(range[2]);
    if (!/^\d+$/.test(part)) throw new Error(`the cron field ${field} is not supported here`);
    return value === Number(part);
  });
};

const matchesCron = (expression: string, date: Date): boolean => {
  const [minutes = '', hours = '', day = '', month = '', weekday = '', year = ''] =
    expression.split(/ +/);
  return (
    parseField(minutes, date.getUTCMinutes()) &&
    parseField(hours, date.getUTCHours()) &&
    parseField(day, date.getUTCDate()) &&
    parseField(month, date.getUTCMonth() + 1) &&
    // Sunday is 1.
    parseField(weekday, date.getUTCDay() + 1) &&
    parseField(year, date.getUTCFullYear())
  );
};

/**
 * Calls `tick` by an EventBridge schedule: `rate(5 minutes)`, or `cron(m h dom mon dow y)` in UTC with numbers, lists,
 * ranges and steps.
 * @returns a function that ends the schedule
 * @throws for an unknown expression
 */
export const startSchedule = (expression: string, tick: () => void): (() => void) => {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  const cron = /^cron\((.+)\)$/.exec(expression)?.[1];
  let timer: NodeJS.Timeout;
  if (rate) {
    timer = setInterval(tick, Number(rate[1]) * (unitMs.get(rate[2] ?? '') ?? 0));
  } else if (cron !== undefined) {
    matchesCron(cron, new Date(0));
    timer = setInterval(() => {
      if (matchesCron(cron, new Date())) tick();
    }, 60_000);
  } else {
    throw new Error(`the schedule ${expression} is not supported here`);
  }
  timer.unref();
  return () => clearInterval(timer);
};
