import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { usePicture } from '#frontend/lib/resources/use-picture.ts';
import { fetchSheetPicture, sheetPictureKey } from '../../api.ts';
import type { CropArea } from '../../model/answers/crop-area.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';

/** A bubble in the picture, in millimetres, and the option that it means. */
export interface ShownBubble {
  readonly id: string;
  readonly letter: string;
  readonly at: readonly [number, number];
  readonly isChosen: boolean;
  readonly isKey: boolean;
}

interface Props {
  readonly jobId: string;
  /** The sheet, by index. */
  readonly sheet: number;
  /** The size of the whole picture, in millimetres. */
  readonly size: { readonly width: number; readonly height: number };
  readonly area: CropArea;
  readonly label: string;
  readonly bubbles?: readonly ShownBubble[];
  readonly onChoose?: (id: string) => void;
}

const BUBBLE = 4.6;
/** Rings are drawn around the printed ones, so that they hide nothing. */
const RING = 1.45 * BUBBLE;

/** A part of a sheet's picture, with its bubbles as buttons; the panel has its styles. */
export const SheetCrop = ({ jobId, sheet, size, area, label, bubbles = [], onChoose }: Props) => {
  const text = useMessage();
  const { shown, state, onError, retry } = usePicture(sheetPictureKey(jobId, sheet), () =>
    fetchSheetPicture(jobId, sheet),
  );
  const ratio = `${area.width} / ${area.height}`;
  if (state === 'gone') {
    return (
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        <>
          <Message id="answers.noPicture" />{' '}
        </>
        <TextButton label="common.retry" size="small" onClick={retry} />
      </Box>
    );
  }
  if (!shown) return <div data-crop style={{ aspectRatio: ratio }} />;
  return (
    <div dir="ltr" data-crop style={{ aspectRatio: ratio }}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
        width="100%"
        height="100%"
      >
        <image
          href={shown.url}
          width={size.width}
          height={size.height}
          preserveAspectRatio="none"
          onError={onError}
        />
        {bubbles
          .filter(({ isKey }) => isKey)
          .map(({ id, at: [x, y] }) => (
            <path
              key={id}
              d={`M${x - 1.6} ${y + 4.6}l1.2 1.2l2.2 -2.6`}
              fill="none"
              stroke="#1C6B3A"
              strokeWidth={0.8}
              strokeLinecap="round"
            />
          ))}
      </svg>
      {bubbles.map(({ id, letter, at: [x, y], isChosen, isKey }) => (
        <button
          type="button"
          key={id}
          aria-label={text(isKey ? 'answers.bubbleKey' : 'answers.bubble', { letter })}
          aria-pressed={isChosen}
          onClick={() => onChoose?.(id)}
          style={{
            left: `${(100 * (x - area.x)) / area.width}%`,
            top: `${(100 * (y - area.y)) / area.height}%`,
            width: `${(100 * RING) / area.width}%`,
            // In a style sheet it would be mirrored in Arabic.
            transform: 'translate(-50%, -50%)',
          }}
        />
      ))}
    </div>
  );
};
