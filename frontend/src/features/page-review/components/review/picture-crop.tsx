import type { Theme } from '@mui/material/styles';
import type { Area } from '../../model/review/picture-area.ts';
import type { Picture } from '#frontend/lib/resources/use-picture.ts';

interface Props {
  readonly picture: NonNullable<Picture['shown']>;
  /** The visible area. */
  readonly area: Area;
  /** The highlighted area, if any. */
  readonly marked?: Area | undefined;
  readonly label: string;
  readonly onError: () => void;
  /** The colours of the theme. */
  readonly palette: Theme['vars']['palette'];
}

/** A part of the picture that fills its container: plain elements, because each cell has another part. */
export const pictureCrop = ({ picture, area, marked, label, onError, palette }: Props) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
    width="100%"
    height="100%"
    style={{ display: 'block', background: '#fff' }}
  >
    <image
      href={picture.url}
      width={picture.width}
      height={picture.height}
      preserveAspectRatio="none"
      onError={onError}
    />
    {marked && (
      <rect
        {...marked}
        rx={marked.height / 10}
        fill="none"
        stroke={palette.secondary.main}
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
      />
    )}
  </svg>
);
