import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';

export interface RequestedDraft {
  readonly request: ContentRequest;
  readonly language: DraftLanguage;
  /** For a lesson. */
  readonly minutes?: number | undefined;
  readonly sessions?: number | undefined;
  /** For a test: its full mark, and whether it has an integration task besides the questions. */
  readonly scale?: number | undefined;
  readonly integrationTask?: boolean | undefined;
  /** For an exercise set. */
  readonly exerciseCount?: number | undefined;
}
