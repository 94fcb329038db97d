import Box from '@mui/material/Box';
import { Image } from 'lucide-react';
import { memo, useId, useState, type ReactNode } from 'react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { GridView } from '#frontend/record/hooks/grid/grid-context.ts';
import type { Screen } from '#frontend/record/hooks/grid/use-screen.ts';
import { useVisibleCell } from '../../hooks/review/use-visible-cell.ts';
import { MarkGrid } from '#frontend/record/components/grid/mark-grid.tsx';
import { FocusedCell } from './focused-cell.tsx';
import { useReviewPart } from '../../hooks/review/review-context.ts';
import type { ReviewedPhotoProps } from './reviewed-photo.tsx';
import { ReviewedPicture } from './reviewed-picture.tsx';
import { Workplace } from './workplace.tsx';

// Loaded after the table, which the teacher needs first.
const BelowTable = lazyComponent<{ children: ReactNode }>(() => import('./below-table.tsx'));
const Keypad = lazyComponent<{ children: ReactNode; onResize: () => void }>(
  () => import('#frontend/record/components/grid/keypad.tsx'),
);
const ReviewedPhoto = lazyComponent<ReviewedPhotoProps>(() => import('./reviewed-photo.tsx'));
const ReviewOverlays = lazyComponent<Pick<GridView, 'state'>>(
  () => import('./review-overlays.tsx'),
);

/** The number of cells left to check, on the Next key. */
const Left = () => {
  const left = useReviewPart((review) => review.left);
  return left > 0 && left;
};

interface TableProps {
  readonly describedBy: string;
  readonly hasKeypad: boolean;
  readonly onFocused: () => void;
}

const Table = (props: TableProps) => {
  const language = useReviewPart(({ book }) => book.language);
  const everyMark = useReviewPart((review) => review.everyMark);
  return <MarkGrid {...{ language, everyMark }} {...props} />;
};

interface Props extends Pick<GridView, 'state'> {
  readonly jobId: string;
  readonly screen: Screen;
  /** Whether there is a question about the focused cell. */
  readonly isDoubtful: () => boolean;
}

/** The photo and the table of marks, and what belongs to the table. */
export const ReviewedMarks = memo(({ jobId, state, screen, isDoubtful }: Props) => {
  const { isWide, isShort, isBeside, hasKeypad } = screen;
  const wordsId = useId();
  const [inTable, setInTable] = useState(false);
  const [showsPhoto, setShowsPhoto] = useState(false);
  const { workplace, questionRef, showCell } = useVisibleCell(screen, isDoubtful);
  return (
    <ReviewedPicture jobId={jobId}>
      <Workplace
        screen={screen}
        ref={workplace}
        questionRef={questionRef}
        question={<FocusedCell {...{ wordsId, isWide, isShort }} hasCrops={!isShort || isBeside} />}
        photo={isWide && <ReviewedPhoto jobId={jobId} />}
        table={<Table describedBy={wordsId} hasKeypad={hasKeypad} onFocused={showCell} />}
        onFocus={setInTable}
      />
      <BelowTable>
        {!isWide && (
          <TextButton
            label="review.photo"
            color="inherit"
            icon={Image}
            aria-expanded={showsPhoto}
            onClick={() => setShowsPhoto(!showsPhoto)}
          />
        )}
      </BelowTable>
      {!isWide && showsPhoto && (
        <Box sx={{ height: '60dvh' }}>
          <ReviewedPhoto jobId={jobId} />
        </Box>
      )}
      <ReviewOverlays state={state} />
      {hasKeypad && inTable && (
        <Keypad onResize={showCell}>
          <Left />
        </Keypad>
      )}
    </ReviewedPicture>
  );
});
