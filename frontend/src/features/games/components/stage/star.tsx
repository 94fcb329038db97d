/** The eight-pointed star of tile makers around the origin; each point is 22 units from the centre. */
export const starPath =
  'M22.0 0.0L15.5 6.4L15.6 15.6L6.4 15.5L0.0 22.0L-6.4 15.5L-15.6 15.6L-15.5 6.4L-22.0 0.0L-15.5 -6.4L-15.6 -15.6L-6.4 -15.5L-0.0 -22.0L6.4 -15.5L15.6 -15.6L15.5 -6.4Z';

interface Props {
  /** In pixels. */
  readonly size: number;
}

export const Star = ({ size }: Props) => (
  <svg viewBox="-24 -24 48 48" width={size} height={size} aria-hidden fill="currentColor">
    <path d={starPath} />
  </svg>
);
