import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { FileInput, Redo2, Sigma, Undo2, UserRound } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import { usualHonours } from '#shared/model/honours.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { languageOf } from '#shared/model/locale.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { subjectKey } from '#shared/record/general/class-results.ts';
import { termRule } from '#shared/record/general/rule-text.ts';
import { subjectsOfClass } from '#shared/record/general/subjects-of-class.ts';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Segments } from '#frontend/components/form/segments.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { REPORT } from '#frontend/lib/class-paths.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { termOn } from '#frontend/lib/school-season.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { useClassSubjects } from '#frontend/record/api/class-subjects.ts';
import { useMarkSheets, type MarkSheetSummary } from '#frontend/record/api/mark-sheets.ts';
import { useReportSettings } from '#frontend/record/api/report-settings.ts';
import { cellNow, GridContext } from '#frontend/record/hooks/grid/grid-context.ts';
import { useClassGrid, type ClassGrid } from '../../hooks/subjects/use-class-grid.ts';
import type { TableWords } from '../../model/subjects/class-table.ts';
import { SheetGrid } from '../record/sheet-grid.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { OpenSheets, type OpenSheet } from './open-sheets.tsx';
import { PupilCards } from './pupil-cards.tsx';
import type { PupilDialogProps } from './pupil-dialog.tsx';
import type { PasteColumnProps } from './paste-column.tsx';
import type { SubjectsDialogProps } from './subjects-dialog.tsx';
import type { YearTableProps } from './year-table.tsx';

const FilesDialog = lazyOverlay(() => withTexts(import('./files-dialog.tsx'), 'reading', 'jobs'));
const SubjectsDialog = lazyOverlay<SubjectsDialogProps>(() => import('./subjects-dialog.tsx'));
const PupilDialog = lazyOverlay<PupilDialogProps>(() => import('./pupil-dialog.tsx'));
const PasteColumn = lazyOverlay<PasteColumnProps>(() => import('./paste-column.tsx'));
const YearTable = lazyComponent<YearTableProps>(
  () => import('./year-table.tsx'),
  <Skeleton variant="rounded" height={300} />,
);

const YEAR = 'year';
/** What is missing of a pupil stays on one line, so that rows stay low. */
const tableStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '& tbody [data-kind=other]': { whiteSpace: 'nowrap' },
} as const;

const views = ['pupils', 'table'] as const;

/** The words of the table. */
const useTableWords = ({ level }: Pick<SavedClass, 'level'>): TableWords => {
  const text = useMessage();
  return useMemo(
    () => ({
      general: text('subjects.general'),
      rank: text('subjects.rank'),
      honour: text('subjects.honour'),
      honourOf: ({ honour, gaps }) =>
        gaps.length > 0
          ? text('subjects.gaps', { count: gaps.length })
          : honour === undefined
            ? ''
            : text(`review.honour.${honour}`),
      noteOf: ({ kind, coefficient, bonus }) =>
        kind === 'words'
          ? text('subjects.wordsNote')
          : kind === 'none'
            ? text('subjects.notCounted')
            : coefficient === undefined
              ? text('subjects.coefficientUnknown')
              : // Primary schools have no coefficients.
                level === 'Primary' && coefficient === 1
                ? ''
                : text(bonus ? 'subjects.bonusNote' : 'subjects.coefficientNote', { coefficient }),
    }),
    [text, level],
  );
};

interface TermProps {
  readonly kept: SavedClass;
  readonly term: Term;
  readonly settings: ClassSubjects;
  readonly sheets: readonly MarkSheetSummary[];
  readonly onSubjects: (key?: string) => void;
  readonly onFiles: () => void;
}

interface ReadyProps extends TermProps {
  readonly stores: ReadonlyMap<string, DocumentStore<MarkSheetContent>>;
}

/** Sheets with something to decide, such as edits of another device, each with its bar. */
const Notes = ({
  subject,
  store,
}: {
  readonly subject: string;
  readonly store: DocumentStore<MarkSheetContent>;
}) => {
  const hasNotes = useSelector(store, ({ controls: { status, recovered, problem } }) =>
    Boolean(status === 'changed-elsewhere' || status === 'not-saved' || recovered || problem),
  );
  return (
    hasNotes && (
      <Box component="section" aria-label={subject}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{subject}</bdi>
        </Box>
        <DocumentBar document={store} />
      </Box>
    )
  );
};

const Rule = ({
  grid,
  settings,
}: {
  readonly grid: ClassGrid;
  readonly settings: ClassSubjects;
}) => {
  const language = languageOf(useLocale().locale);
  const rule = useSelector(grid.shown, ({ results }) =>
    termRule(results, settings, language).join(' '),
  );
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', maxWidth: '100ch' }}>{rule}</Box>
  );
};

/** Undoes and redoes edits in the order in which they were made, whichever subject they belong to. */
const Steps = ({ grid }: { readonly grid: ClassGrid }) => {
  const text = useMessage();
  const can = {
    undo: useSelector(grid.steps, ({ past }) => past.length > 0),
    redo: useSelector(grid.steps, ({ future }) => future.length > 0),
  };
  const step = (name: 'undo' | 'redo', Icon: typeof Undo2) => (
    <IconButton
      aria-label={text(`subjects.${name}`)}
      title={text(`subjects.${name}`)}
      aria-disabled={!can[name]}
      onClick={grid[name]}
    >
      <Icon size={20} className="flip-rtl" />
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex' }}>
      {step('undo', Undo2)}
      {step('redo', Redo2)}
    </Box>
  );
};

/** The subjects of a term once their sheets are open. */
const TermBoard = (props: ReadyProps) => {
  const { kept, term, settings, sheets, stores, onSubjects, onFiles } = props;
  const text = useMessage();
  const words = useTableWords(kept);
  const { data: report } = useReportSettings();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [view, setView] = useState<string>();
  const [pupil, setPupil] = useState<{ readonly row: number; readonly open: boolean }>();
  const [pasting, setPasting] =
    useState<Omit<PasteColumnProps, 'kept' | 'grid' | 'onClose' | 'onExited'>>();
  const thresholds = report?.honours?.thresholds ?? usualHonours.thresholds;
  const grid = useClassGrid({
    ...{ kept, term, settings, thresholds, stores, words },
    onSubject: (column) => onSubjects(column?.key),
    onPupil: (row) => setPupil({ row, open: true }),
  });
  const board = useRef<HTMLDivElement>(null);
  const shown = view ?? (isPhone ? 'pupils' : 'table');
  const type = (key: string): void => {
    const { table, dispatch } = grid.grid.get();
    const column = table.columns.findIndex(({ id }) => id === key);
    setView('table');
    requestAnimationFrame(() => dispatch({ do: 'focus', cell: { row: 0, column } }));
  };
  const saveAll = async (): Promise<void> => {
    await Promise.all([...stores.values()].map((store) => store.get().keys.saveNow()));
  };
  const keys = { undo: grid.undo, redo: grid.redo, saveNow: saveAll };
  return (
    <GridContext value={grid.grid}>
      <Box
        ref={board}
        onKeyDown={documentKeys({ keys })}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <TextButton
            label="subjects.addFiles"
            variant="contained"
            icon={FileInput}
            onClick={onFiles}
          />
          <TextButton
            label="subjects.coefficients"
            variant="outlined"
            icon={Sigma}
            onClick={() => onSubjects()}
          />
          <TextButton
            label="subjects.pupilByPupil"
            variant="outlined"
            icon={UserRound}
            onClick={() => setPupil({ row: Math.max(cellNow(grid.grid.get()).row, 0), open: true })}
          />
          <Box sx={{ flex: 1 }} />
          {isPhone && (
            <Segments
              label={text('subjects.view')}
              value={shown}
              onChange={setView}
              options={views.map((value) => ({ value, label: text(`subjects.view.${value}`) }))}
            />
          )}
          <Steps grid={grid} />
        </Box>
        {shown === 'pupils' ? (
          <PupilCards grid={grid} onPupil={(row) => setPupil({ row, open: true })} />
        ) : (
          <Box sx={tableStyles}>
            <SheetGrid
              onRange={(range) =>
                setPasting({ range, start: cellNow(grid.grid.get()), open: true })
              }
            />
          </Box>
        )}
        {/* Below the table, which must not move while marks are typed. */}
        {grid.failed.length > 0 && (
          <Alert
            severity="error"
            action={
              <TextButton label="common.retry" color="inherit" size="small" onClick={grid.retry} />
            }
          >
            <Message
              id="subjects.notBegun"
              values={{ names: grid.failed.map(({ subject }) => subject).join(' · ') }}
            />
          </Alert>
        )}
        {grid.left.map(({ subject, cells, close }) => (
          <Alert key={subject} severity="warning" closeText={text('common.close')} onClose={close}>
            <Message id="subjects.leftOut" values={{ subject, cells }} />
          </Alert>
        ))}
        {sheets.map(({ id, subject }) => {
          const store = stores.get(subjectKey(subject));
          return store && <Notes key={id} {...{ subject, store }} />;
        })}
        <Rule grid={grid} settings={settings} />
        <MissingPanel
          grid={grid}
          classId={kept.id}
          sheets={sheets}
          onType={type}
          onSubjects={onSubjects}
        />
      </Box>
      {pupil && (
        <PupilDialog
          grid={grid}
          {...pupil}
          onRow={(row) => setPupil({ row, open: true })}
          onClose={() => setPupil({ ...pupil, open: false })}
        />
      )}
      {pasting && (
        <PasteColumn
          {...{ kept, grid }}
          {...pasting}
          onClose={() => setPasting({ ...pasting, open: false })}
          onExited={() => setPasting(undefined)}
        />
      )}
    </GridContext>
  );
};

/** Opens the sheets of a term, then shows them. */
const OpenTerm = (props: TermProps) => {
  const { kept, sheets } = props;
  const [open, setOpen] = useState<ReadonlyMap<string, OpenSheet>>(new Map());
  const onOpen = useCallback((id: string, opened: OpenSheet | undefined) => {
    setOpen((before) => {
      const after = new Map(before);
      if (opened) after.set(id, opened);
      else after.delete(id);
      return after;
    });
  }, []);
  const [wasOpen, setWasOpen] = useState(false);
  const stores = useMemo(
    () =>
      new Map(
        sheets.flatMap(({ id, subject }) => {
          const store = open.get(id)?.store;
          return store ? [[subjectKey(subject), store] as const] : [];
        }),
      ),
    [sheets, open],
  );
  const failed = sheets.flatMap(({ id }) => {
    const one = open.get(id);
    return one?.error !== undefined && !one.store ? [one] : [];
  });
  // A sheet that is added later opens below the table that is there.
  const isOpen = wasOpen || sheets.every(({ id }) => open.get(id)?.store);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <OpenSheets classId={kept.id} sheetIds={sheets.map(({ id }) => id)} onOpen={onOpen} />
      {failed.length > 0 && (
        <ErrorState
          title="subjects.loadFailed"
          text={textOfError(failed[0]?.error)}
          action="common.retry"
          onAction={() => failed.forEach(({ reload }) => reload())}
        />
      )}
      {isOpen ? (
        <TermBoard {...props} stores={stores} />
      ) : (
        failed.length === 0 && <Skeleton variant="rounded" height={420} />
      )}
    </>
  );
};

/** All subjects of a class: a term, or the year. */
const SubjectsBoard = ({ kept }: { readonly kept: SavedClass }) => {
  const text = useMessage();
  const sheets = useMarkSheets(kept.id);
  const stored = useClassSubjects(kept.id);
  const [search, setSearch] = useSearchParams();
  const [files, setFiles] = useState<boolean>();
  const [dialog, setDialog] = useState<{
    readonly focus?: string | undefined;
    readonly open: boolean;
  }>();
  const settings = useMemo(() => {
    const recorded = (sheets.data ?? []).map(({ subject }) => subject);
    return subjectsOfClass(kept, stored.data?.settings, recorded);
  }, [stored.data, sheets.data, kept]);
  const names = useMemo(() => settings.subjects.map(({ subject }) => subject), [settings]);
  const asked = search.get(REPORT.period) ?? '';
  const term = terms.find((one) => String(one) === asked) ?? termOn(new Date());
  const period = asked === YEAR ? YEAR : String(term);
  const error = sheets.error ?? stored.error;
  if (!sheets.data || !stored.data)
    return error === undefined ? (
      <Skeleton variant="rounded" height={420} />
    ) : (
      <ErrorState
        title="subjects.loadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={() => void Promise.all([sheets.mutate(), stored.mutate()])}
      />
    );
  const choose = (value: string): void => {
    const next = new URLSearchParams(search);
    next.set(REPORT.period, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const onSubjects = (focus?: string): void => setDialog({ focus, open: true });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        justifyItems: 'start',
        '& > *': { minWidth: 0 },
      }}
    >
      <Segments
        label={text('subjects.period')}
        value={period}
        onChange={choose}
        options={[
          ...terms.map((one) => ({
            value: String(one),
            label: text('subjects.termName', { term: one }),
          })),
          { value: YEAR, label: text('subjects.year') },
        ]}
      />
      <Box sx={{ width: '100%' }}>
        {period === YEAR ? (
          <YearTable {...{ kept, settings }} />
        ) : (
          <OpenTerm
            key={term}
            {...{ kept, term, settings, onSubjects }}
            sheets={sheets.data.filter((sheet) => sheet.term === term)}
            onFiles={() => setFiles(true)}
          />
        )}
      </Box>
      {files !== undefined && (
        <FilesDialog
          {...{ kept, term }}
          subjects={names}
          open={files}
          onClose={() => setFiles(false)}
          onExited={() => setFiles(undefined)}
        />
      )}
      {dialog && (
        <SubjectsDialog
          {...{ kept, settings }}
          stored={stored.data}
          {...dialog}
          onClose={() => setDialog({ ...dialog, open: false })}
          onExited={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
};

export default SubjectsBoard;
