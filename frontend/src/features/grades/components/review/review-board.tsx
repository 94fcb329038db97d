import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Image } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { GradeJob } from '#shared/contracts/grades.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { DoubtBar } from './doubt-bar.tsx';
import { FocusedCell } from './focused-cell.tsx';
import { MarkGrid } from '../grid/mark-grid.tsx';
import { revealCell } from './reveal-cell.ts';
import { PageWarnings } from './page-warnings.tsx';
import { useConfirm } from '../../hooks/review/use-confirm.ts';
import { usePicture } from '../../hooks/review/use-picture.ts';
import { useReview } from '../../hooks/review/use-review.ts';

// Loaded after the table, which the teacher needs first.
const BelowTable = lazyComponent(() => import('./below-table.tsx'));
const ConfirmedNote = lazyComponent(() => import('./confirmed-note.tsx'));
const Keypad = lazyComponent(() => import('../grid/keypad.tsx'));
const PagePhoto = lazyComponent(() => import('./page-photo.tsx'));
const ReviewDialogs = lazyComponent(() => import('./review-dialogs.tsx'));

export interface ReviewBoardProps {
  readonly job: Read<GradeJob>;
  readonly document: OpenDocument<Gradebook>;
  /** Reloads the job. */
  readonly onConfirmed: () => void;
}

/** The height of the screen below the top bar and the bar of doubts. */
const SCREEN = 'calc(100dvh - 64px - 60px - 24px)';
/** The height left between the crop above the table and the keypad below it, with three or two rows of keys. */
const REST = 'max(240px, 100dvh - 64px - 212px - 176px)';
const LOW_REST = 'max(200px, 100dvh - 64px - 212px - 116px)';
/** On a low screen only the top bar and one row of keys share the height with the table. */
const SHORT_REST = 'max(112px, 100dvh - 64px - 60px - 8px)';
const SHORT = '(max-height: 599.95px)';

/** A shadow at each end that can scroll further; the background scrolls along and covers it at the end. */
const scrollHint = {
  backgroundImage: ({ vars: { palette } }: Theme) =>
    `linear-gradient(${palette.background.default} 40%, transparent), ` +
    `linear-gradient(transparent, ${palette.background.default} 60%), ` +
    `linear-gradient(${palette.paper.outline}, transparent), ` +
    `linear-gradient(transparent, ${palette.paper.outline})`,
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundSize: '100% 20px, 100% 20px, 100% 8px, 100% 8px',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
};

/** The review: the photo next to the table, the doubtful cells, and the confirmation. */
const ReviewBoard = ({ job, document, onConfirmed }: ReviewBoardProps) => {
  const wordsId = useId();
  const workplace = useRef<HTMLDivElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const [inTable, setInTable] = useState(false);
  const [showsPhoto, setShowsPhoto] = useState(false);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isShort = useMediaQuery(SHORT, { noSsr: true }) && !isWide;
  const isRoomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  /** On a low, wide screen the crop is next to the table. */
  const isBeside = isShort && isRoomy;
  const here = useRef<HTMLDivElement>(null);
  const hasKeypad = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const { data: profile } = useProfile();
  const level = schoolLevels.find((one) => one === profile?.level);
  const review = useReview(document, level, () => confirmButton.current?.focus());
  const picture = usePicture(job.id);
  const { busy, confirm } = useConfirm(job.id, document, onConfirmed);
  const { book, doubts } = review;
  const { confirmed } = job;
  const isCurrent = confirmed?.version === document.newest.version && document.status === 'saved';

  /** Scrolls the cell between the sticky area and the keypad. */
  const showCell = (): void => {
    if (isWide || !workplace.current) return;
    const asks = isShort && !isBeside && review.doubt !== undefined;
    revealCell(workplace.current, isShort ? null : here.current, asks ? here.current : null);
  };
  const arrive = useEffectEvent(() => {
    // On a phone the crop, the table and the keypad fill the screen.
    workplace.current?.scrollIntoView({ block: isWide ? 'nearest' : 'start' });
    workplace.current?.querySelector<HTMLElement>('[data-here]')?.focus();
    showCell();
  });
  useEffect(() => {
    // The first doubt gets the focus, after the page's heading has had it.
    queueMicrotask(() => arrive());
  }, []);

  const { asked } = review;
  const show = useEffectEvent(showCell);
  useEffect(() => {
    if (asked > 0) show();
  }, [asked]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    documentKeys(document)(event);
    const asks = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
    if (!asks || doubts.length > 0 || isCurrent || busy) return;
    event.preventDefault();
    setAsking(true);
  };
  const photo = <PagePhoto review={review} picture={picture} />;
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <DocumentBar document={document} />
      <PageWarnings warnings={book.warnings} />
      {confirmed && (
        <ConfirmedNote
          confirmed={confirmed}
          isCurrent={isCurrent}
          files={job.generatedFiles}
          gradebook={book}
        />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1.5,
          // The count stays visible if there is room.
          ...(isWide && { position: 'sticky', top: 64, zIndex: 5, py: 1, my: -1 }),
          bgcolor: 'background.default',
        }}
      >
        <DoubtBar review={review} />
        <ConfirmBar
          review={review}
          isConfirmed={isCurrent}
          busy={busy}
          asking={asking}
          onAsk={setAsking}
          onConfirm={confirm}
          buttonRef={confirmButton}
        />
      </Box>
      <Box
        ref={workplace}
        sx={{
          scrollMarginTop: isWide ? 124 : 64,
          display: 'grid',
          gap: isWide ? 2 : 1,
          minWidth: 0,
          gridTemplateColumns: {
            xs: isBeside ? 'minmax(0, 2fr) minmax(0, 5fr)' : 'minmax(0, 1fr)',
            lg: 'minmax(320px, 5fr) minmax(0, 8fr)',
          },
          height: { lg: SCREEN },
          minHeight: { lg: 480 },
        }}
      >
        {isWide ? (
          <Box
            sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 2, minHeight: 0 }}
          >
            <FocusedCell review={review} picture={picture} isWide={isWide} wordsId={wordsId} />
            {photo}
          </Box>
        ) : (
          <Box
            ref={here}
            sx={
              isShort
                ? { ...(isBeside && { maxHeight: SHORT_REST, overflow: 'auto', ...scrollHint }) }
                : {
                    position: 'sticky',
                    top: 64,
                    zIndex: 5,
                    mx: { xs: -2, sm: 0 },
                    px: { xs: 2, sm: 0 },
                    py: 1,
                    bgcolor: 'background.default',
                    borderBottom: '1px solid',
                    borderColor: 'divider',
                  }
            }
          >
            <FocusedCell
              review={review}
              picture={picture}
              isWide={isWide}
              isShort={isShort}
              hasCrops={!isShort || isBeside}
              wordsId={wordsId}
            />
          </Box>
        )}
        <Box
          onFocus={() => setInTable(true)}
          onBlur={() => setInTable(false)}
          sx={{
            display: 'grid',
            minHeight: 0,
            maxHeight: isWide ? 'none' : isShort ? SHORT_REST : REST,
            ...(!isWide &&
              !isShort && { '@media (max-height: 719.95px)': { maxHeight: LOW_REST } }),
          }}
        >
          <MarkGrid review={review} describedBy={wordsId} hasKeypad={hasKeypad} />
        </Box>
      </Box>
      <BelowTable review={review}>
        {!isWide && (
          <Button
            color="inherit"
            startIcon={<Image size={18} aria-hidden />}
            aria-expanded={showsPhoto}
            onClick={() => setShowsPhoto(!showsPhoto)}
          >
            <Message id="review.wholePage" />
          </Button>
        )}
      </BelowTable>
      {!isWide && showsPhoto && <Box sx={{ height: '60dvh' }}>{photo}</Box>}
      <ReviewDialogs review={review} picture={picture} />
      {hasKeypad && inTable && <Keypad review={review} onResize={showCell} />}
      <Box role="status" sx={visuallyHidden}>
        {review.said && <Message {...review.said} />}
      </Box>
    </Box>
  );
};

export default ReviewBoard;
