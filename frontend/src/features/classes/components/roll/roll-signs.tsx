import { CircleX, X, type LucideIcon } from 'lucide-react';
import type { RollSign } from '#shared/model/attendance.ts';

/** A filled circle, as a pen draws it on the printed page. */
const Dot = ({ size = 24 }: { readonly size?: number | string }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
    <circle cx="12" cy="12" r="6" fill="currentColor" />
  </svg>
);

/** The signs of the roll, the same as on paper, with their colours. Present has none. */
export const rollSigns: Readonly<
  Record<
    Exclude<RollSign, 'present'>,
    { readonly Icon: LucideIcon | typeof Dot; readonly color: string; readonly ground: string }
  >
> = {
  absent: { Icon: X, color: 'job.failed.text', ground: 'job.failed.wash' },
  late: { Icon: Dot, color: 'paper.saffronText', ground: 'paper.saffronWash' },
  excused: { Icon: CircleX, color: 'job.running.text', ground: 'job.running.wash' },
};
