/** The month some months before another, both as `2026-11`. */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = 12 * year + number - 1 - count;
  return `${Math.floor(before / 12)}-${String((before % 12) + 1).padStart(2, '0')}`;
}
