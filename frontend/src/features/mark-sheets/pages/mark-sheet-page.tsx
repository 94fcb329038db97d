import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { getMarkSheet, listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getClass } from '#shared/contracts/classes.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { DocumentContent } from '#frontend/components/documents/document-content.tsx';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClass } from '#frontend/record/api/classes.ts';
import { useMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';
import { useScreen } from '#frontend/record/hooks/grid/use-screen.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/record/api/mark-sheet-documents.ts';
import { TermChoice } from '../components/record/term-choice.tsx';

const shape = <Skeleton variant="rounded" height={420} />;
const SheetBoard = lazyComponent(
  () => withTexts(import('../components/record/sheet-board.tsx'), 'review', 'record'),
  shape,
);
// Its file comes while the marks are fetched.
void SheetBoard.preload();

const MarkSheetPage = () => {
  const { classId = '', sheetId = '' } = useParams();
  const { data: kept, error, mutate } = useClass(classId);
  // The board is drawn in small steps, whichever of both comes last.
  const isHere = useDeferredValue(kept !== undefined);
  const { data: sheets } = useMarkSheets(classId);
  const sheet = kept && sheets?.find(({ id }) => id === sheetId);
  const text = useMessage();
  const { isWide } = useScreen();
  return (
    <ClassFrame
      tab="marks"
      width="wide"
      choice={isWide && <TermChoice />}
      {...(sheet && { names: [sheet.subject, text('sheets.termName', { term: sheet.term })] })}
    >
      <DocumentContent
        key={sheetId}
        documents={markSheetDocuments}
        jobId={sheetDocumentId(classId, sheetId)}
        shape={shape}
        loadFailed="sheets.loadFailed"
        withoutDocument={() => <EmptyState text="sheets.gone" />}
      >
        {(_, document) => {
          if (kept && isHere) return <SheetBoard kept={kept} document={document} />;
          if (kept === null) return <EmptyState text="sheets.gone" />;
          if (kept || error === undefined) return shape;
          return (
            <ErrorState
              title="sheets.loadFailed"
              text={textOfError(error)}
              action="common.retry"
              onAction={() => void mutate()}
            />
          );
        }}
      </DocumentContent>
    </ClassFrame>
  );
};

export const begin = () => beginCalls(getMarkSheet, getClass, listMarkSheets);

export default MarkSheetPage;
