import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ListOrdered } from 'lucide-react';
import { useStable } from '#frontend/lib/use-stable.ts';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { constant, derive } from '#frontend/lib/store.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { GridContext } from '../../hooks/grid/grid-context.ts';
import { useSheet } from '../../hooks/record/use-sheet.ts';
import type { GridAction } from '../../model/grid/grid-reducer.ts';
import {
  countUnfinished,
  sheetOfPoints,
  sumOf,
  testColumn,
  writePoints,
  type TestColumn,
} from '../../model/record/points-sheet.ts';
import type { QuestionsDialogProps } from './questions-dialog.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetKeys } from './sheet-keys.tsx';

const QuestionsDialog = lazyOverlay<QuestionsDialogProps>(() => import('./questions-dialog.tsx'));

/** Columns are questions here, which have a dialog of their own. */
const ofColumns: ReadonlySet<GridAction['do']> = new Set(['menu', 'open-menu']);

export interface PointsBoardProps {
  readonly kept: SavedClass;
  readonly document: OpenDocument<MarkSheetContent>;
  readonly test: TestColumn;
}

/** The points of a test, question by question; their sum is the mark. */
const PointsBoard = ({ kept, document, test }: PointsBoardProps) => {
  const text = useMessage();
  const [asksQuestions, setAsksQuestions] = useState<boolean>();
  const { content } = document;
  const { id: columnId, heading, scale, questions } = test;
  const points = useMemo(() => {
    const column = testColumn(content, columnId);
    return column ? sheetOfPoints(content, column) : content;
  }, [content, columnId]);
  const total = useMemo(
    () => ({
      heading: text('record.pointsMark'),
      scale,
      of: (pupil: string) => content.marks[pupil]?.[columnId]?.text ?? '',
    }),
    [content, columnId, scale, text],
  );
  const change = (next: (before: MarkSheetContent) => MarkSheetContent): void =>
    document.change((before) => {
      const changed = testColumn(before, columnId);
      return changed ? writePoints(before, changed, next(sheetOfPoints(before, changed))) : before;
    });
  const sheet = useSheet(
    kept,
    {
      content: useMemo(() => constant(points), [points]),
      change,
      replaced: useStable(() => document.replaced),
    },
    total,
  );
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
  const unfinished = countUnfinished(kept.pupils, content, test);
  const sum = sumOf(questions.map((question) => question.points));
  return (
    <GridContext value={shown}>
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
      <SheetGrid hasColumnMenus={false} onRange={() => notify('error', 'record.pointsPaste')} />
      {unfinished > 0 && (
        <Typography>
          <Message id="record.pointsUnfinished" values={{ count: unfinished }} />
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" component={Link} to="?" replace>
          <Message id="record.pointsDone" />
        </Button>
        <Button
          color="inherit"
          startIcon={<ListOrdered size={18} aria-hidden />}
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

export default PointsBoard;
