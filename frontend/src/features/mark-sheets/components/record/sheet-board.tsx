import Button from '@mui/material/Button';
import { ClipboardPaste, ListOrdered, Plus } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { limits } from '#shared/model/limits.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { POINTS } from '#frontend/lib/class-paths.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { derive, useStore } from '#frontend/lib/store.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { cellNow, GridContext } from '#frontend/record/hooks/grid/grid-context.ts';
import { useScreen } from '#frontend/record/hooks/grid/use-screen.ts';
import { useSheet } from '../../hooks/record/use-sheet.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { newId } from '#shared/text/new-id.ts';
import { insertColumnAt } from '#frontend/record/model/grid/mark-table.ts';
import { marksView } from '../../model/record/sheet-table.ts';
import { bookOfSheet } from '#shared/record/sheet/sheet-book.ts';
import { testColumn } from '#shared/record/sheet/points-sheet.ts';
import { markIndex } from '../../model/record/sheet-reducer.ts';
import { FillFrom } from '#frontend/features/workbook-filling/components/filling/fill-workbook.tsx';
import { GridOverlays } from '#frontend/record/components/grid/grid-overlays.tsx';
import type { PasteDialogProps } from './paste-dialog.tsx';
import { FormulaLine } from '#frontend/record/components/report/formula-line.tsx';
import { ReportButtons } from '#frontend/record/components/report/report-buttons.tsx';
import type { PointsBoardProps } from './points-board.tsx';
import type { QuestionsDialogProps } from './questions-dialog.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetKeys } from './sheet-keys.tsx';
import { TermChoice } from './term-choice.tsx';
import type { TestAbsencesProps } from './test-absences.tsx';

const PasteDialog = lazyOverlay<PasteDialogProps>(() => import('./paste-dialog.tsx'));
const QuestionsDialog = lazyOverlay<QuestionsDialogProps>(() => import('./questions-dialog.tsx'));
const TestAbsences = lazyComponent<TestAbsencesProps>(() => import('./test-absences.tsx'));
const ClassFigures = lazyComponent(
  () => import('#frontend/record/components/report/class-figures.tsx'),
);
const PointsBoard = lazyComponent<PointsBoardProps>(() => import('./points-board.tsx'));

/** What was pasted, as long as its dialog shows. */
type Pasted = Pick<PasteDialogProps, 'range' | 'start' | 'open'>;

interface Props {
  readonly kept: SavedClass;
  readonly document: DocumentStore<MarkSheetContent>;
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
    <Button color="inherit" startIcon={<Plus size={18} />} disabled={!hasRoom} onClick={onColumn}>
      <Message id="review.addColumn" />
    </Button>
    <Button color="inherit" startIcon={<ClipboardPaste size={18} />} onClick={onPaste}>
      <Message id="record.paste" />
    </Button>
    {hasTest && (
      <Button color="inherit" startIcon={<ListOrdered size={18} />} onClick={onQuestions}>
        <Message id="record.points" />
      </Button>
    )}
  </>
));

const onlyMarks = ['mark'] as const;
// The same for each draw, so that React does not look into it again.
const sheetKeys = <SheetKeys />;
const termChoice = <TermChoice />;

/** As wide as the page: a long note would widen a column of its own width. */
const column = {
  display: 'grid',
  gap: 16,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
/** On a wide screen the figures are beside the table, so that both are seen at once. */
const besideFigures = {
  ...column,
  gridTemplateColumns: 'minmax(0, 1fr) 15.5rem',
  alignItems: 'start',
} as const;

/** On a wide screen the bar is at the end of the line of tabs. */
const fromTabs = { ...column, marginTop: -60 } as const;
const besideTabs = { width: 'calc(100% - 38rem)', marginInlineStart: 'auto' } as const;

/** The test that is proposed in a cell: its column's, or the first one. */
const testAt = (columns: MarkSheetContent['columns'], index: number) => {
  const here = columns[index] ?? columns.at(-1);
  return (
    [here, ...columns].find((column) => column?.role === 'test' || column?.role === 'exam') ?? here
  );
};

const Paste = ({
  document,
  ...dialog
}: Omit<PasteDialogProps, 'content' | 'onWrite'> & Pick<Props, 'document'>) => {
  const { content, change } = useStore(document);
  return <PasteDialog content={content} onWrite={change} {...dialog} />;
};

/** Has its room below a sheet with dated tests before it is known whether a pupil was absent from one. */
const AbsencesOfTests = ({ kept, document }: Props) => {
  const hasDates = useSelector(document, ({ content }) =>
    content.columns.some(({ date }) => date !== undefined),
  );
  if (!hasDates) return null;
  return (
    <div style={{ display: 'grid', minHeight: 44 }}>
      <TestAbsences {...{ kept, document }} />
    </div>
  );
};

/** The marks of a class: the grid, its columns, averages and figures. */
const MarksBoard = ({ kept, document }: Props) => {
  const [pasted, setPasted] = useState<Pasted>();
  /** The test that was proposed when its questions were asked for. */
  const [asked, setAsked] = useState<{ readonly columnId: string; readonly open: boolean }>();
  const content = useMemo(() => derive(document, (now) => now.content), [document]);
  const text = useMessage();
  const view = useMemo(() => marksView(kept, { advice: text('merge.advice') }), [kept, text]);
  const book = useMemo(() => derive(content, (now) => bookOfSheet(kept, now)), [content, kept]);
  const sheet = useSheet(document, view, kept.level);
  const { state, dispatch } = sheet.get();
  const { isWide } = useScreen();
  const columns = useSelector(content, (now) => now.columns.length);
  const heads = useSelector(sheet, ({ table }) => table.columns);
  const averages = useSelector(sheet, ({ table }) => table.averages);
  // Several marks of known kinds, as in a file of another country, would make an average.
  const asksRule =
    !averages && heads.filter(({ kind, role }) => kind === 'mark' && role).length > 1;
  const startAt = (): Pasted['start'] => {
    const cell = cellNow(sheet.get());
    return { row: Math.max(cell.row, 0), column: markIndex(sheet.get().table, cell) };
  };
  const paste = useEvent((range?: Pasted['range']): void =>
    setPasted({ range, start: startAt(), open: true }),
  );
  const addColumn = useEvent((): void => {
    // Before the texts.
    const { table } = sheet.get();
    const index = table.columns.findIndex(({ kind }) => kind === 'remark');
    dispatch({ do: 'change', edit: insertColumnAt(table, index, newId) });
    dispatch({ do: 'open', overlay: { of: 'column', index } });
  });
  const onQuestions = useEvent((): void => {
    const index = markIndex(sheet.get().table, cellNow(sheet.get()));
    const test = testAt(content.get().columns, index);
    if (test) setAsked({ columnId: test.id, open: true });
  });
  return (
    <GridContext value={sheet}>
      <div style={isWide ? besideFigures : column}>
        <div style={column}>
          <SheetGrid hasRanks onRange={paste} />
        </div>
        {isWide && <ClassFigures />}
      </div>
      <FormulaLine columns={heads} averages={averages} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Actions
          hasRoom={columns < limits.sheetColumns}
          hasTest={columns > 0}
          onColumn={addColumn}
          onPaste={useEvent(() => paste())}
          onQuestions={onQuestions}
        />
        <FillFrom book={book} />
      </div>
      <AbsencesOfTests {...{ kept, document }} />
      <ReportButtons asksRule={asksRule} />
      {sheetKeys}
      <GridOverlays state={state} columnKinds={onlyMarks} />
      {asked && (
        <QuestionsDialog
          document={document}
          columnId={asked.columnId}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          onExited={() => setAsked(undefined)}
        />
      )}
      {pasted && (
        <Paste
          {...pasted}
          kept={kept}
          document={document}
          onClose={() => setPasted({ ...pasted, open: false })}
          onExited={() => setPasted(undefined)}
        />
      )}
    </GridContext>
  );
};

/** A mark sheet: its marks, or with an address of their own the points of one test. */
const SheetBoard = ({ kept, document }: Props) => {
  const columnId = useSearchParams()[0].get(POINTS) ?? '';
  const isTest = useSelector(
    document,
    ({ content }) => testColumn(content, columnId) !== undefined,
  );
  const { isWide } = useScreen();
  const describe = useEvent(async (earlier?: unknown) => {
    const [{ describeMark }, { withEarlier }] = await Promise.all([
      import('#frontend/record/components/conflict/describe-mark.ts'),
      import('#frontend/components/conflict/described-overlap.ts'),
    ]);
    const { content, newest } = document.get();
    return describeMark(withEarlier(markSheetContent, [content, newest.content], earlier), kept);
  });
  return (
    <div onKeyDown={documentKeys(document.get())} style={isWide ? fromTabs : column}>
      <div style={isWide ? besideTabs : undefined}>
        <DocumentBar document={document} describe={describe}>
          {!isWide && termChoice}
        </DocumentBar>
      </div>
      {isTest ? (
        <PointsBoard key={columnId} {...{ kept, document, columnId }} />
      ) : (
        <MarksBoard {...{ kept, document }} />
      )}
    </div>
  );
};

export default SheetBoard;
