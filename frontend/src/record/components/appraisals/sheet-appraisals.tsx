import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, type ReactNode } from 'react';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms } from '#shared/model/term.ts';
import { termReport, type TermReport } from '#shared/record/figures/term-report.ts';
import type { TextKind } from '#shared/record/sheet/edit-sheet.ts';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { DocumentContent, Followed } from '#frontend/components/documents/document-content.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { DocumentStore, OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { markSheetDocuments, sheetDocumentId } from '../../api/mark-sheet-documents.ts';
import { kindsOf, type TextBank } from '../../model/appraisals/text-bank.ts';
import { AppraisalTable } from './appraisal-table.tsx';

interface Props {
  readonly kept: SavedClass;
  readonly sheetId: string;
  readonly term: number;
  readonly bank: TextBank;
  /** Whether advice is proposed; undefined for what is usual at the level. */
  readonly advice: boolean | undefined;
  /** Whether its table is shown, with the state of saving. */
  readonly isOpen: boolean;
  /** Shown while the sheet loads. */
  readonly shape?: ReactNode;
  /** Called once the sheet is open, and with undefined when it is closed. */
  readonly onStore?: (store: DocumentStore<MarkSheetContent> | undefined) => void;
  /** Shown above the table. */
  readonly children?: (
    document: OpenDocument<MarkSheetContent>,
    report: TermReport,
    kinds: readonly TextKind[],
  ) => ReactNode;
}

/** The report of a sheet on its own: its averages need no other term. */
export const reportOf = (
  kept: SavedClass,
  term: number,
  content: MarkSheetContent,
): TermReport | undefined => {
  const own = terms.find((one) => one === term);
  return own && termReport(kept, new Map([[own, content]]), own);
};

const allKinds = ['remarks', 'advice'] as const;

interface OpenedProps extends Omit<Props, 'sheetId' | 'shape'> {
  readonly store: DocumentStore<MarkSheetContent>;
}

const Opened = ({ store, kept, term, bank, advice, isOpen, onStore, children }: OpenedProps) => {
  useEffect(() => {
    onStore?.(store);
    return () => onStore?.(undefined);
  }, [store, onStore]);
  return (
    <Followed document={store}>
      {(document) => {
        const report = reportOf(kept, term, document.content);
        if (!report) return null;
        const kinds = kindsOf(kept.level, report.scale, advice);
        const { advice: written = {} } = document.content;
        // Advice that was written is shown, also where none is proposed.
        const shown =
          kinds.includes('advice') || Object.keys(written).length === 0 ? kinds : allKinds;
        return (
          <>
            {children?.(document, report, kinds)}
            {isOpen && (
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
                <DocumentBar document={store} />
                <AppraisalTable {...{ document, report, bank }} kinds={shown} />
              </Box>
            )}
          </>
        );
      }}
    </Followed>
  );
};

/** The appraisals and the advice of a class in a term, from its mark sheet. */
export const SheetAppraisals = ({ sheetId, shape, ...props }: Props) => (
  <DocumentContent
    key={sheetId}
    documents={markSheetDocuments}
    jobId={sheetDocumentId(props.kept.id, sheetId)}
    shape={shape ?? <Skeleton variant="rounded" height={200} />}
    loadFailed="appraisals.loadFailed"
    withoutDocument={() => <Message id="appraisals.gone" />}
  >
    {(_, store) => <Opened store={store} {...props} />}
  </DocumentContent>
);
