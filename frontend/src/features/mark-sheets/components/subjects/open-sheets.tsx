import { useEffect } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { useDocumentStore, type DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/record/api/mark-sheet-documents.ts';

/** An open sheet, or why it could not be opened. */
export interface OpenSheet {
  readonly store?: DocumentStore<MarkSheetContent> | undefined;
  readonly error?: unknown;
  readonly reload: () => void;
}

interface Props {
  readonly classId: string;
  readonly sheetIds: readonly string[];
  readonly onOpen: (sheetId: string, opened: OpenSheet | undefined) => void;
}

const Sheet = ({
  classId,
  sheetId,
  onOpen,
}: Omit<Props, 'sheetIds'> & { readonly sheetId: string }) => {
  const { store, error, reload } = useDocumentStore(
    markSheetDocuments,
    sheetDocumentId(classId, sheetId),
  );
  useEffect(() => {
    if (store) onOpen(sheetId, { store, reload });
    else if (error !== undefined) onOpen(sheetId, { error, reload });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function says nothing new
  }, [store, error, sheetId, onOpen]);
  useEffect(() => () => onOpen(sheetId, undefined), [sheetId, onOpen]);
  return null;
};

/** Opens the sheets of a class for editing, and shows nothing. */
export const OpenSheets = ({ sheetIds, ...props }: Props) =>
  sheetIds.map((sheetId) => <Sheet key={sheetId} sheetId={sheetId} {...props} />);
