import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useMemo, useState } from 'react';
import { draft as schema, type Draft } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import type { Typing } from '#frontend/lib/documents/document-editor.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { fetchReading } from '../../draft-api.ts';
import { partName } from '../../model/draft/part-names.ts';
import { editDraft, type Edit } from '../../model/draft/edit-draft.ts';
import type { BankKeeperProps } from '../bank/bank-keeper.tsx';
import { KeepingContext, type Keeping } from '../bank/keeping.ts';
import { DraftContext, type FigureOwner, type RewriteText } from './draft-context.ts';
import { DraftHints } from './draft-hints.tsx';
import { DraftNotes } from './draft-notes.tsx';
import { DraftSheet } from './draft-sheet.tsx';
import type { OpenDraft } from './open-draft.ts';
import { DraftTools } from './draft-tools.tsx';
import { PrintStyles } from './print-styles.tsx';
import { VersionChanges } from './version-changes.tsx';

export interface RedraftDialogProps {
  readonly jobId: string;
  /** The id of the part to rewrite. */
  readonly part: string;
  readonly document: OpenDocument<Draft>;
  readonly edit: (next: Edit) => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface FigureDialogProps extends FigureOwner {
  readonly jobId: string;
  readonly language: DraftLanguage;
  readonly edit: (next: Edit) => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One column, never wider than the page. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 };

const RefineLine = lazyComponent(
  () => import('./refine-line.tsx'),
  <Skeleton variant="rounded" height={96} />,
);
const BankKeeper = lazyComponent<BankKeeperProps>(() => import('../bank/bank-keeper.tsx'), null);
const RedraftDialog = lazyOverlay<RedraftDialogProps>(() => import('./redraft-dialog.tsx'));
const FigureDialog = lazyOverlay<FigureDialogProps>(() => import('./figure-dialog.tsx'));

// The same for each draw, so that React does not look into it again.
const printStyles = <PrintStyles />;

/** The editor of a draft: the sheet, its warnings and its tools. */
export const DraftBoard = ({ job, document }: OpenDraft) => {
  const { content: draft, change, typing: typed } = document;
  const { drafter, notes, language } = draft;
  const [withKeys, setWithKeys] = useState(true);
  const [withSource, setWithSource] = useState(false);
  const [part, setPart] = useState('');
  const [asking, setAsking] = useState(false);
  const [owner, setOwner] = useState<FigureOwner>();
  const [drawing, setDrawing] = useState(0);
  const [isDrawing, setIsDrawing] = useState(false);
  const [said, setSaid] = useState('');
  const isTest = draft.type === 'TEST';
  const [keeping, setKeeping] = useState<Keeping | 'loading' | undefined>(
    isTest ? 'loading' : undefined,
  );
  // Memoised, so that the sheet does not render again with every key.
  const edit = useCallback(
    (next: Edit, field?: string) => change((before) => editDraft(before, next), field),
    [change],
  );
  const typing = useMemo(
    (): Typing<Draft> => ({
      ...typed,
      type: (text, next) => typed.type(text, (before) => editDraft(before, next)),
    }),
    [typed],
  );
  const draftNow = useEvent(() => draft);
  const redraft = useCallback((id: string) => {
    setPart(id);
    setAsking(true);
  }, []);
  const editFigure = useCallback((chosen: FigureOwner) => {
    setOwner(chosen);
    // Each opening is a new form, because the figure may have changed since the last one.
    setDrawing((times) => times + 1);
    setIsDrawing(true);
  }, []);
  const describe = useEvent(async (earlier?: unknown) => {
    const [{ describeBlock }, { withEarlier }] = await Promise.all([
      import('../conflict/describe-block.ts'),
      import('#frontend/components/conflict/described-overlap.ts'),
    ]);
    return describeBlock(withEarlier(schema, [draft, document.newest.content], earlier), partName);
  });
  const rewriteText = useEvent(async (...[level, keep]: Parameters<RewriteText>) => {
    // The version has to fit the newest saved questions.
    await document.saveNow();
    return fetchReading(job.id, level, keep);
  });
  return (
    <Box onKeyDown={documentKeys(document)} sx={column}>
      {printStyles}
      {isTest && <BankKeeper job={job} draftNow={draftNow} onKeeping={setKeeping} />}
      <Box sx={{ ...column, displayPrint: 'none' }}>
        <DocumentBar document={document.store} changes={VersionChanges} describe={describe} />
        <DraftNotes {...{ drafter, notes, language, edit }} />
        <DraftHints draft={draft} />
        <KeepingContext value={keeping}>
          <DraftContext value={draft}>
            <DraftTools
              job={job}
              document={document}
              withKeys={withKeys}
              onKeys={setWithKeys}
              withSource={withSource}
              onSource={setWithSource}
            />
          </DraftContext>
        </KeepingContext>
      </Box>
      <Card
        sx={{
          overflow: 'visible',
          p: { xs: 2, sm: 4, md: 6 },
          '@media print': { p: 0, border: 0, bgcolor: 'transparent' },
        }}
      >
        <KeepingContext value={keeping}>
          <DraftSheet
            draft={draft}
            edit={edit}
            typing={typing}
            redraft={redraft}
            editFigure={editFigure}
            announce={setSaid}
            rewriteText={rewriteText}
            withKeys={withKeys}
            withSource={withSource}
          />
        </KeepingContext>
      </Card>
      <Box aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
      <Box sx={{ displayPrint: 'none' }}>
        <DraftContext value={draft}>
          <RefineLine jobId={job.id} saveNow={document.saveNow} draftNow={draftNow} edit={edit} />
        </DraftContext>
      </Box>
      <RedraftDialog
        key={part}
        jobId={job.id}
        part={part}
        document={document}
        edit={edit}
        open={asking}
        onClose={() => setAsking(false)}
      />
      {owner && (
        <FigureDialog
          key={drawing}
          {...owner}
          jobId={job.id}
          language={draft.language}
          edit={edit}
          open={isDrawing}
          onClose={() => setIsDrawing(false)}
        />
      )}
    </Box>
  );
};
