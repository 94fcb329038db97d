import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { usePicture, type Picture } from '#frontend/lib/resources/use-picture.ts';
import { fetchPicture, pictureKey } from '../../gradebook-api.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { cellNow } from '#frontend/record/hooks/grid/grid-context.ts';
import { pageAt } from '../../model/review/picture-area.ts';
import { useReviewPart } from '../../hooks/review/review-context.ts';

interface OwnPicture extends Picture {
  /** The index of the page with the focused row. */
  readonly page: number;
}

const none = () => undefined;
const PictureContext = createContext<OwnPicture>({
  ...{ page: 0, shown: undefined, state: 'loading', onError: none, retry: none },
});

/** The picture with the focused row. */
export const useOwnPicture = (): OwnPicture => useContext(PictureContext);

/** A picture that is the same object as long as nothing about it changes. */
export const useKeptPicture = (...asked: Parameters<typeof usePicture>): Picture => {
  const picture = usePicture(...asked);
  const { shown, state } = picture;
  const onError = useEvent(picture.onError);
  const retry = useEvent(picture.retry);
  return useMemo(() => ({ shown, state, onError, retry }), [shown, state, onError, retry]);
};

interface Props {
  readonly jobId: string;
  readonly children: ReactNode;
}

/** Fetches the picture with the focused row once for all parts that show some of it. */
export const ReviewedPicture = ({ jobId, children }: Props) => {
  const page = useReviewPart((review) => pageAt(review.book, cellNow(review)));
  const picture = useKeptPicture(pictureKey(jobId, page), () => fetchPicture(jobId, page));
  const own = useMemo(() => ({ ...picture, page }), [picture, page]);
  return <PictureContext value={own}>{children}</PictureContext>;
};
