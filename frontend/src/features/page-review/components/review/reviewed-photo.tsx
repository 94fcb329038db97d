import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { fetchPicture, pictureKey } from '../../gradebook-api.ts';
import type { CellPosition } from '#frontend/record/model/grid/mark-table.ts';
import { isSameCell } from '#frontend/record/model/grid/grid-cells.ts';
import { cellNow } from '#frontend/record/hooks/grid/grid-context.ts';
import { pageAt } from '../../model/review/picture-area.ts';
import { PageChoice } from './page-choice.tsx';
import { PagePhoto } from './page-photo.tsx';
import { useReviewPart, useReviewStore } from '../../hooks/review/review-context.ts';
import { useKeptPicture, useOwnPicture } from './reviewed-picture.tsx';

export interface ReviewedPhotoProps {
  readonly jobId: string;
}

/** The photo of the focused row, or another one until the focus moves. */
const Photo = ({ jobId }: ReviewedPhotoProps) => {
  const review = useReviewStore();
  const pages = useReviewPart(({ book }) => book.pages);
  const own = useOwnPicture();
  const [chosen, setChosen] = useState<{ readonly cell: CellPosition; readonly page: number }>();
  const page = useReviewPart((now) => {
    const cell = cellNow(now);
    return chosen && isSameCell(chosen.cell, cell) ? chosen.page : pageAt(now.book, cell);
  });
  const other = useKeptPicture(page === own.page ? null : pictureKey(jobId, page), () =>
    fetchPicture(jobId, page),
  );
  return (
    <>
      <PageChoice
        pages={pages}
        page={page}
        onChoose={(next) => setChosen({ cell: cellNow(review.get()), page: next })}
      />
      <PagePhoto key={page} {...(page === own.page ? own : other)} page={page} />
    </>
  );
};

/** The photo of the page, and the choice between several. */
const ReviewedPhoto = memo((props: ReviewedPhotoProps) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      gap: 1,
      height: '100%',
      minHeight: 0,
      '& > :last-child': { flex: 1 },
    }}
  >
    <Photo {...props} />
  </Box>
));

export default ReviewedPhoto;
