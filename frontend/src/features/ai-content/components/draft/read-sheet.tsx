import * as z from 'zod/mini';
import { draft as schema } from '#shared/model/draft.ts';
import { DraftSheet } from './draft-sheet.tsx';

/** A read-only draft; renders nothing if it cannot be read. */
const ReadSheet = ({ content }: { readonly content: unknown }) => {
  const draft = z.safeParse(schema, content).data;
  return draft ? (
    <DraftSheet draft={draft} edit={undefined} redraft={undefined} withKeys withSource />
  ) : null;
};

export default ReadSheet;
