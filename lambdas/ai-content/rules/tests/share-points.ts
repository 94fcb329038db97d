/**
 * Points of so many questions that sum to a total: halves where those suffice, otherwise quarters, the same for all but
 * for what is left, which goes to the last, as they are the hardest. With more questions than quarters the first get none.
 */
export function sharePoints(total: number, count: number): number[] {
  const unit = total * 2 >= count && Number.isInteger(total * 2) ? 0.5 : 0.25;
  const units = Math.round(total / unit);
  const [each, left] = [Math.floor(units / count), units % count];
  return Array.from({ length: count }, (_, at) => (each + (at >= count - left ? 1 : 0)) * unit);
}

/** What an integration task counts: two fifths of the full mark, in halves, and never so much that a question counts nothing. */
export const taskPoints = (scale: number, count: number): number =>
  Math.max(0, Math.min(Math.round(scale * 0.4 * 2) / 2, scale - count * 0.25));
