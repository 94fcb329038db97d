/**
 * Distributes points over questions: in halves if possible, otherwise in quarters, equally, with the rest for the
 * last questions, which are the hardest. With more questions than quarters, the first get none.
 */
export function sharePoints(total: number, count: number): number[] {
  const unit = total * 2 >= count && Number.isInteger(total * 2) ? 0.5 : 0.25;
  const units = Math.round(total / unit);
  const [each, left] = [Math.floor(units / count), units % count];
  return Array.from({ length: count }, (_, at) => (each + (at >= count - left ? 1 : 0)) * unit);
}

/**
 * Points of an integration task: two fifths of the full mark, in halves, but at least a quarter remains for each
 * question.
 */
export const taskPoints = (scale: number, count: number): number =>
  Math.max(0, Math.min(Math.round(scale * 0.4 * 2) / 2, scale - count * 0.25));
