import type { ContentJob } from '#shared/contracts/ai-content.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';

/** A draft that is open for editing, and the job that made it. */
export interface OpenDraft {
  readonly job: Read<ContentJob>;
  readonly document: OpenDocument<Draft>;
}
