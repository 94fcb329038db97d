import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { isFinished } from '#shared/model/job.ts';
import { limits } from '#shared/model/limits.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { ApiError, textOfError } from '../../lib/api/api-error.ts';
import type { Read } from '../../lib/api/read-response.ts';
import type { Documents } from '../../lib/documents/documents.ts';
import {
  useDocumentStore,
  type DocumentStore,
  type OpenDocument,
} from '../../lib/documents/use-document.ts';
import { useStore } from '../../lib/store.ts';
import { ErrorState } from '../feedback/error-state.tsx';

interface Props<C, J> {
  readonly documents: Documents<C, J>;
  readonly jobId: string;
  /** Shown while the document loads. */
  readonly shape: ReactNode;
  readonly loadFailed: MessageId;
  /** Shown instead of the document while the job runs, after it has failed, or if there is none. */
  readonly withoutDocument: (job: Read<J> | undefined) => ReactNode;
  readonly children: (job: Read<J>, document: DocumentStore<C>, reload: () => void) => ReactNode;
}

/** Whether a job still makes the document. What else owns a document has it from the beginning. */
const isRunning = (owner: object): boolean => {
  const status: unknown = Reflect.get(owner, 'status');
  return typeof status === 'string' && !isFinished(status);
};

/** Reloads at the interval of the history while the job runs. */
const useLookingAgain = (isWaiting: boolean, reload: () => void): void => {
  const look = useEffectEvent(reload);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, limits.pollingInterval);
    return () => clearInterval(timer);
  }, [isWaiting]);
};

const neverChanges = () => () => undefined;

/** The document of a job or of something else on its page. An edit draws only the parts that follow it. */
export const DocumentContent = <C extends object, J extends object>(props: Props<C, J>) => {
  const { documents, jobId, shape, loadFailed, withoutDocument, children } = props;
  const { job, store, isUnreadable, isLoading, error, reload } = useDocumentStore(documents, jobId);
  const isWaiting = job !== undefined && isRunning(job);
  useLookingAgain(isWaiting, reload);
  /** The job as it last ran. */
  const [running, setRunning] = useState<Read<J>>();
  if (isWaiting && job !== running) setRunning(job);

  // Drawn in small steps: at once, a long table or draft would stop the page for a second on a slow telephone.
  const shown = useDeferredValue(store);
  const isGone = error instanceof ApiError && error.status === 404;
  // Deleted elsewhere: what was shown is no longer true. Edits stay in sight until they are dropped. Asked only then, so that
  // an edit draws nothing here.
  const isOver = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => isGone && (!store || store.get().status === 'saved'),
  );
  if (isOver) return withoutDocument(job);
  if (job && store && shown) return children(job, shown, reload);
  // What was shown while the job ran stays until the editor has opened the document.
  if (isLoading || store) return running ? withoutDocument(running) : shape;
  if (isUnreadable)
    return (
      <ErrorState
        title="error.pageTitle"
        text={{ id: 'error.newerDocument' }}
        action="error.reload"
        onAction={() => window.location.reload()}
      />
    );
  if (!job && !isGone)
    return (
      <ErrorState
        title={loadFailed}
        text={textOfError(error)}
        action="common.retry"
        onAction={reload}
      />
    );
  return withoutDocument(job);
};

interface FollowedProps<C> {
  readonly document: DocumentStore<C>;
  readonly children: (document: OpenDocument<C>) => ReactNode;
}

/** Parts that are drawn with each edit of the document. */
export const Followed = <C,>({ document, children }: FollowedProps<C>) =>
  children(useStore(document));
