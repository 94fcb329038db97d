import Button from '@mui/material/Button';
import { ClipboardPaste, ListOrdered, Plus } from 'lucide-react';
import { memo, useState } from 'react';
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
import { cellNow, GridContext } from '../../hooks/grid/grid-context.ts';
import { useSheet } from '../../hooks/record/use-sheet.ts';
import { useStable } from '#frontend/lib/use-stable.ts';
import { insertColumn } from '../../model/gradebook/edit-columns.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
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
type Pasted = Pick<PasteDialogProps, 'range' | 'start' | 'open'>;

interface Props {
  readonly kept: SavedClass;
  readonly document: OpenDocument<MarkSheetContent>;
}

interface ActionsProps {
  readonly hasRoom: boolean;
  readonly hasTest: boolean;
  readonly onColumn: () => void;
  readonly onPaste: () => void;
  readonly onQuestions: () => void;
}

/** Memoised, because what they act on changes with each mark and they do not. */
const Actions = memo(({ hasRoom, hasTest, onColumn, onPaste, onQuestions }: ActionsProps) => (
  <>
    <Button
      color="inherit"
      startIcon={<Plus size={18} aria-hidden />}
      disabled={!hasRoom}
      onClick={onColumn}
    >
      <Message id="review.addColumn" />
    </Button>
    <Button color="inherit" startIcon={<ClipboardPaste size={18} aria-hidden />} onClick={onPaste}>
      <Message id="record.paste" />
    </Button>
    {hasTest && (
      <Button
        color="inherit"
        startIcon={<ListOrdered size={18} aria-hidden />}
        onClick={onQuestions}
      >
        <Message id="record.points" />
      </Button>
    )}
  </>
));

const onlyMarks = ['mark'] as const;
const noPicture = () => null;
// The same for each draw, so that React does not look into it again.
const sheetKeys = <SheetKeys />;

/** The marks of a class: the grid, its columns, averages and figures. */
const MarksBoard = ({ kept, document }: Props) => {
  const [pasted, setPasted] = useState<Pasted>();
  /** The focused cell when the question was asked; its test is proposed. */
  const [asked, setAsked] = useState<{ readonly cell: CellPosition; readonly open: boolean }>();
  const sheet = useSheet(kept, document);
  const { book, state, dispatch } = sheet;
  const { columns } = document.content;
  const testAt = (cell: CellPosition) => {
    const here = columns[markIndex(book, cell)] ?? columns.at(-1);
    return (
      [here, ...columns].find((column) => column?.role === 'test' || column?.role === 'exam') ??
      here
    );
  };
  const tested = asked && testAt(asked.cell);
  const startAt = (): Pasted['start'] => {
    const cell = cellNow(sheet);
    return { row: Math.max(cell.row, 0), column: markIndex(book, cell) };
  };
  const paste = useStable((range?: Pasted['range']): void =>
    setPasted({ range, start: startAt(), open: true }),
  );
  const addColumn = useStable((): void => {
    // Before the remarks.
    const index = book.columns.length - 1;
    dispatch({ do: 'change', edit: insertColumn(index) });
    dispatch({ do: 'open', overlay: { of: 'column', index } });
  });
  return (
    <GridContext value={sheet}>
      <SheetGrid hasRanks onRange={paste} />
      <FormulaLine columns={book.columns} averages={book.averages} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Actions
          hasRoom={columns.length < limits.sheetColumns}
          hasTest={columns.length > 0}
          onColumn={addColumn}
          onPaste={useStable(() => paste())}
          onQuestions={useStable(() => setAsked({ cell: cellNow(sheet), open: true }))}
        />
        <FillWorkbook gradebook={book} />
      </div>
      <ReportButtons />
      {sheetKeys}
      <GridOverlays state={state} columnKinds={onlyMarks} pictureOfName={noPicture} />
      {tested && (
        <QuestionsDialog
          document={document}
          columnId={tested.id}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          onExited={() => setAsked(undefined)}
        />
      )}
      {pasted && (
        <PasteDialog
          {...pasted}
          kept={kept}
          content={document.content}
          onClose={() => setPasted({ ...pasted, open: false })}
          onExited={() => setPasted(undefined)}
          onWrite={document.change}
        />
      )}
    </GridContext>
  );
};

/** A mark sheet: its marks, or with an address of their own the points of one test. */
const SheetBoard = ({ kept, document }: Props) => {
  const test = testColumn(document.content, useSearchParams()[0].get(POINTS) ?? '');
  return (
    <div onKeyDown={documentKeys(document)} style={{ display: 'grid', gap: 16, minWidth: 0 }}>
      <DocumentBar document={document.controls} />
      {test ? (
        <PointsBoard key={test.id} {...{ kept, document, test }} />
      ) : (
        <MarksBoard {...{ kept, document }} />
      )}
    </div>
  );
};

export default SheetBoard;
