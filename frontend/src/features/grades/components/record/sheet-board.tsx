import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ClipboardPaste, ListOrdered, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { POINTS } from '#frontend/lib/classes/class-paths.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { useSheet } from '../../hooks/record/use-sheet.ts';
import { insertColumn } from '../../model/gradebook/edit-columns.ts';
import { testColumn } from '../../model/record/points-sheet.ts';
import { markIndex } from '../../model/record/sheet-reducer.ts';
import { FillWorkbook } from '../filling/fill-workbook.tsx';
import { GridOverlays } from '../grid/grid-overlays.tsx';
import type { PasteDialogProps } from '../merge/paste-dialog.tsx';
import { FormulaLine } from '../report/formula-line.tsx';
import { ReportButtons } from '../report/report-buttons.tsx';
import type { PointsBoardProps } from './points-board.tsx';
import type { QuestionsDialogProps } from './questions-dialog.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetKeys } from './sheet-keys.tsx';

const PasteDialog = lazyOverlay<PasteDialogProps>(() => import('../merge/paste-dialog.tsx'));
const QuestionsDialog = lazyOverlay<QuestionsDialogProps>(() => import('./questions-dialog.tsx'));
const PointsBoard = lazyComponent<PointsBoardProps>(() => import('./points-board.tsx'));

/** What was pasted, as long as its dialog shows. */
type Pasted = Pick<PasteDialogProps, 'range' | 'open'>;

interface Props {
  readonly kept: SavedClass;
  readonly document: OpenDocument<MarkSheetContent>;
}

/** The marks of a class: the grid, its columns, averages and figures. */
const MarksBoard = ({ kept, document }: Props) => {
  const [pasted, setPasted] = useState<Pasted>();
  const [asksQuestions, setAsksQuestions] = useState<boolean>();
  const sheet = useSheet(kept, document);
  const { book, state, dispatch, edit } = sheet;
  const { cell, opened } = state;
  const { columns } = document.content;
  const here = columns[markIndex(book, cell)] ?? columns.at(-1);
  const tested =
    [here, ...columns].find((column) => column?.role === 'test' || column?.role === 'exam') ?? here;
  const paste = (range?: Pasted['range']): void => setPasted({ range, open: true });
  const addColumn = (): void => {
    // Before the remarks.
    const index = book.columns.length - 1;
    dispatch({ do: 'change', edit: insertColumn(index) });
    dispatch({ do: 'open', overlay: { of: 'column', index } });
  };
  return (
    <>
      <SheetGrid sheet={sheet} hasRanks onRange={paste} />
      <FormulaLine book={book} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="inherit"
          startIcon={<Plus size={18} aria-hidden />}
          disabled={columns.length >= limits.sheetColumns}
          onClick={addColumn}
        >
          <Message id="review.addColumn" />
        </Button>
        <Button
          color="inherit"
          startIcon={<ClipboardPaste size={18} aria-hidden />}
          onClick={() => paste()}
        >
          <Message id="record.paste" />
        </Button>
        {tested && (
          <Button
            color="inherit"
            startIcon={<ListOrdered size={18} aria-hidden />}
            onClick={() => setAsksQuestions(true)}
          >
            <Message id="record.points" />
          </Button>
        )}
        <FillWorkbook gradebook={book} />
      </Box>
      <ReportButtons book={book} onEdit={edit} />
      <SheetKeys />
      <GridOverlays
        {...{ book, cell, dispatch, opened }}
        columnKinds={['mark']}
        pictureOfName={() => null}
      />
      {tested && asksQuestions !== undefined && (
        <QuestionsDialog
          document={document}
          columnId={tested.id}
          open={asksQuestions}
          onClose={() => setAsksQuestions(false)}
          onExited={() => setAsksQuestions(undefined)}
        />
      )}
      {pasted && (
        <PasteDialog
          {...pasted}
          kept={kept}
          content={document.content}
          start={{ row: Math.max(cell.row, 0), column: markIndex(book, cell) }}
          onClose={() => setPasted({ ...pasted, open: false })}
          onExited={() => setPasted(undefined)}
          onWrite={document.change}
        />
      )}
    </>
  );
};

/** A mark sheet: its marks, or with an address of their own the points of one test. */
const SheetBoard = ({ kept, document }: Props) => {
  const test = testColumn(document.content, useSearchParams()[0].get(POINTS) ?? '');
  return (
    <Box onKeyDown={documentKeys(document)} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <DocumentBar document={document} />
      {test ? (
        <PointsBoard key={test.id} {...{ kept, document, test }} />
      ) : (
        <MarksBoard {...{ kept, document }} />
      )}
    </Box>
  );
};

export default SheetBoard;
