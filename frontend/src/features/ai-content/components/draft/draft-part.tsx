import Box from '@mui/material/Box';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isFinished } from '#shared/model/job.ts';
import type { Draft } from '#shared/model/draft.ts';
import { Followed } from '#frontend/components/documents/document-content.tsx';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import type { DraftJob } from '../../draft-api.ts';
import { DraftBoard } from './draft-board.tsx';
import { DraftUnderway } from './draft-underway.tsx';
import { NothingToShow } from './nothing-to-show.tsx';

interface Props {
  /** Undefined if there is no such job. */
  readonly job: DraftJob | undefined;
  /** Undefined until the job has made it. */
  readonly document: DocumentStore<Draft> | undefined;
}

/** A draft to edit; before that, what is written of it; or why there is none. */
const DraftPart = ({ job, document }: Props) => {
  const [isStopped, setStopped] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** Where the sheet was when it was finished. */
  const place = useRef<number>(undefined);
  const onReplaced = useCallback((top: number) => {
    place.current = top;
  }, []);
  const isMade = document !== undefined;
  const isRunning = job !== undefined && !isFinished(job.status);
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isMade && hasWaited.current) notify('success', 'aiContent.ready');
    hasWaited.current = isRunning;
  }, [isMade, isRunning]);
  useLayoutEffect(() => {
    const sheet = box.current?.querySelector('article')?.parentElement;
    // A teacher who reads further down stays at that place. At the top, the notes and tools are new.
    if (isMade && sheet && place.current !== undefined && scrollY > 0)
      scrollBy(0, sheet.getBoundingClientRect().top - place.current);
    place.current = undefined;
  }, [isMade]);
  if (job && document)
    return (
      <div ref={box}>
        <Followed document={document}>{(now) => <DraftBoard job={job} document={now} />}</Followed>
      </div>
    );
  if (job && isRunning)
    return <DraftUnderway job={job} onStopped={() => setStopped(true)} onReplaced={onReplaced} />;
  return (
    <Box ref={isStopped ? focusIfLost : undefined} tabIndex={-1} sx={{ outline: 'none' }}>
      <NothingToShow job={job} />
    </Box>
  );
};

export default DraftPart;
