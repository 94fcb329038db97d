import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { bandOf } from '#shared/record/figures/statistics.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { ReportSettings } from '#shared/model/report-settings.ts';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import { DocumentContent, Followed } from '#frontend/components/documents/document-content.tsx';
import { DocumentStatus } from '#frontend/components/documents/document-status.tsx';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/record/api/mark-sheet-documents.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { Mark, NONE, ReportCard, ReportTable } from './report-parts.tsx';

const RemarksDialog = lazyOverlay(() => import('./remarks-dialog.tsx'));

interface Props {
  readonly classId: string;
  readonly sheetId: string;
  readonly report: TermReport;
  readonly settings: ReportSettings;
  /** Called when remarks were saved. */
  readonly onSaved: () => void;
}

/** Writes or, with an empty text, removes the remark of a pupil. */
const withRemark =
  (pupil: string, remark: string) =>
  (before: MarkSheetContent): MarkSheetContent => {
    const { [pupil]: _, ...others } = before.remarks ?? {};
    return { ...before, remarks: remark ? { ...others, [pupil]: remark } : others };
  };

interface TableProps {
  readonly document: OpenDocument<MarkSheetContent>;
  readonly report: TermReport;
  readonly bank: NonNullable<ReportSettings['remarks']>;
  readonly onSaved: () => void;
}

const RemarksTable = ({ document, report, bank, onSaved }: TableProps) => {
  const text = useMessage();
  const { remarks = {} } = document.content;
  const { version } = document.newest;
  const saved = useEffectEvent(onSaved);
  const [first] = useState(version);
  useEffect(() => {
    if (version !== first) saved();
  }, [version, first]);
  return (
    <>
      <DocumentStatus document={document.store} />
      <ReportTable label={text('report.remarks')}>
        <thead>
          <tr>
            {(['pupil', 'average', 'remark'] as const).map((id) => (
              <th key={id} scope="col">
                <Message id={`report.${id}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.pupils.map(({ id, fullName, average }) => {
            const own = remarks[id] ?? '';
            const band = average === undefined ? undefined : bandOf(average, report.scale);
            const offered = bank.flatMap((one) => (one.band === band ? one.text : []));
            return (
              <tr key={id}>
                <th scope="row">
                  <bdi>{fullName}</bdi>
                </th>
                <td>
                  <Mark value={average} />
                </td>
                <td>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                    {[...new Set([...(own ? [own] : []), ...offered])].map((remark) => (
                      <Button
                        key={remark}
                        size="small"
                        variant="outlined"
                        color="inherit"
                        dir="auto"
                        aria-pressed={remark === own}
                        onClick={() =>
                          document.change(withRemark(id, remark === own ? '' : remark))
                        }
                        sx={{
                          minHeight: 36,
                          textAlign: 'start',
                          fontWeight: 400,
                          '&[aria-pressed=true]': {
                            bgcolor: 'paper.tealWash',
                            borderColor: 'primary.main',
                            color: 'primary.main',
                          },
                        }}
                      >
                        {remark}
                      </Button>
                    ))}
                    {!own && offered.length === 0 && NONE}
                  </Box>
                </td>
              </tr>
            );
          })}
        </tbody>
      </ReportTable>
    </>
  );
};

/** The remarks of a term: one press gives a pupil one of the teacher's own remarks. */
const RemarksPanel = ({ classId, sheetId, report, settings, onSaved }: Props) => {
  const [open, setOpen] = useState<boolean>();
  const bank = settings.remarks ?? [];
  return (
    <ReportCard
      title="report.remarks"
      actions={
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          <Message id="report.bank" />
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        <Message id={bank.length > 0 ? 'report.remarksHelp' : 'report.remarksNone'} />
      </Box>
      <DocumentContent
        key={sheetId}
        documents={markSheetDocuments}
        jobId={sheetDocumentId(classId, sheetId)}
        shape={<Skeleton variant="rounded" height={200} />}
        loadFailed="classes.marksLoadFailed"
        withoutDocument={() => <Message id="report.sheetGone" />}
      >
        {(_, store) => (
          <Followed document={store}>
            {(document) => <RemarksTable {...{ document, report, bank, onSaved }} />}
          </Followed>
        )}
      </DocumentContent>
      {open !== undefined && (
        <RemarksDialog
          key={JSON.stringify(settings.remarks)}
          settings={settings}
          scale={report.scale}
          open={open}
          onClose={() => setOpen(false)}
          onExited={() => setOpen(undefined)}
        />
      )}
    </ReportCard>
  );
};

export default RemarksPanel;
