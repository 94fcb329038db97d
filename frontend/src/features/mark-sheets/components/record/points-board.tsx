import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ListOrdered } from 'lucide-react';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { memo, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { derive, useStore, type Readable } from '#frontend/lib/store.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { GridContext } from '#frontend/record/hooks/grid/grid-context.ts';
import { useSheet } from '../../hooks/record/use-sheet.ts';
import { pointsView } from '../../model/record/sheet-table.ts';
import type { GridAction } from '#frontend/record/model/grid/grid-reducer.ts';
import {
  countUnfinished,
  sumOf,
  testColumn,
  type TestColumn,
} from '#shared/record/sheet/points-sheet.ts';
import type { QuestionsDialogProps } from './questions-dialog.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetKeys } from './sheet-keys.tsx';

const QuestionsDialog = lazyOverlay<QuestionsDialogProps>(() => import('./questions-dialog.tsx'));

/** Columns are questions here, which have a dialog of their own. */
const ofColumns: ReadonlySet<GridAction['do']> = new Set(['menu', 'open-menu']);

export interface PointsBoardProps {
  readonly kept: SavedClass;
  readonly document: DocumentStore<MarkSheetContent>;
  readonly columnId: string;
}

interface OpenTest {
  readonly content: Readable<MarkSheetContent>;
  readonly test: TestColumn;
}

/** What the points are of, and whether those of the questions make the full mark. */
const Head = memo(({ test: { heading, scale, questions } }: Pick<OpenTest, 'test'>) => {
  const text = useMessage();
  const sum = sumOf(questions.map(({ points }) => points));
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="h2">
        <Message
          id="record.pointsOf"
          values={{
            heading: heading || text('record.pointsTest'),
            scale: isolateFigure(`/${scale}`),
          }}
        />
      </Typography>
      <Typography color="textSecondary">
        <Message id="record.pointsHelp" />
      </Typography>
      {sum !== scale && (
        <Typography sx={{ color: 'paper.saffronText', fontWeight: 500 }}>
          <Message id="record.pointsSum" values={{ sum, scale }} />
        </Typography>
      )}
    </Box>
  );
});

/** A plain element, because each point may change it. */
const Unfinished = ({ kept, content, test }: OpenTest & Pick<PointsBoardProps, 'kept'>) => {
  const text = useMessage();
  const count = useSelector(content, (now) => countUnfinished(kept.pupils, now, test));
  return count > 0 && <p style={{ margin: 0 }}>{text('record.pointsUnfinished', { count })}</p>;
};

/** A pasted range would fill several questions with the marks of one. */
const refuseRange = () => notify('error', 'record.pointsPaste');

interface PointsProps extends Omit<PointsBoardProps, 'columnId'>, OpenTest {}

const Points = ({ kept, document, content, test }: PointsProps) => {
  const text = useMessage();
  const [asksQuestions, setAsksQuestions] = useState<boolean>();
  const { id: columnId } = test;
  const view = useMemo(
    () =>
      pointsView(kept, test, { total: text('record.pointsMark'), advice: text('merge.advice') }),
    [kept, test, text],
  );
  const sheet = useSheet(document, view, kept.level);
  const shown = useMemo(
    () =>
      derive(sheet, (now) => ({
        ...now,
        dispatch: (action: GridAction): void => {
          if (!ofColumns.has(action.do)) now.dispatch(action);
        },
      })),
    [sheet],
  );
  return (
    <GridContext value={shown}>
      <Head test={test} />
      <SheetGrid hasColumnMenus={false} onRange={refuseRange} />
      <Unfinished {...{ kept, content, test }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" component={Link} to="?" replace>
          <Message id="record.pointsDone" />
        </Button>
        <Button
          color="inherit"
          startIcon={<ListOrdered size={18} />}
          onClick={() => setAsksQuestions(true)}
        >
          <Message id="record.questions" />
        </Button>
      </Box>
      <SheetKeys />
      {asksQuestions !== undefined && (
        <QuestionsDialog
          document={document}
          columnId={columnId}
          open={asksQuestions}
          onClose={() => setAsksQuestions(false)}
          onExited={() => setAsksQuestions(undefined)}
        />
      )}
    </GridContext>
  );
};

/** The points of a test, question by question; their sum is the mark. */
const PointsBoard = ({ kept, document, columnId }: PointsBoardProps) => {
  const { content, tests } = useMemo(() => {
    const whole = derive(document, (now) => now.content);
    // Points leave the columns as they are, and so the test stays the same object.
    const columns = derive(whole, (now) => now.columns);
    const test = derive(columns, (now) => testColumn({ columns: now }, columnId));
    return { content: whole, tests: test };
  }, [document, columnId]);
  const test = useStore(tests);
  return test && <Points {...{ kept, document, content, test }} />;
};

export default PointsBoard;
