import * as z from 'zod/mini';
import { contentRequest } from '#shared/contracts/ai-content.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { contentCalls } from '#frontend/lib/resources/job-lists.ts';
import { submittedText } from '../model/content-forms.ts';
import type { OpenDraft } from '../components/draft/open-draft.ts';

/** Requests a copy of the current draft, in its own language or another one, as a new job. */
export const useCopies = (
  { id, type, request }: OpenDraft['job'],
  document: OpenDraft['document'],
) => {
  const { submit } = useSubmitJob(contentCalls, {
    submitted: submittedText(type),
    history: paths.aiContent,
  });
  const { language } = document.content;
  const copyIn = (wanted: DraftLanguage): void =>
    void submit(async () => {
      // The server copies the newest saved version.
      await document.saveNow();
      const asked = z.safeParse(contentRequest, request).data;
      return asked && { ...asked, language: wanted, translationOf: id };
    });
  return {
    duplicate: () => copyIn(language),
    translate: copyIn,
  };
};
