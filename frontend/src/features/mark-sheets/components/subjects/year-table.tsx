import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { usualHonours } from '#shared/model/honours.ts';
import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import { languageOf } from '#shared/model/locale.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms } from '#shared/model/term.ts';
import { bySubject, yearResults, type YearResults } from '#shared/record/general/class-results.ts';
import { yearRule } from '#shared/record/general/rule-text.ts';
import { languageOfClass } from '#shared/record/sheet/sheet-book.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { LeftOn } from '#frontend/components/text/left-on.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import { statusOf } from '#frontend/lib/documents/edited-document.ts';
import { addressOf, editorKey } from '#frontend/lib/documents/open-document.ts';
import { unsavedCopies, unsavedKey } from '#frontend/lib/documents/unsaved-copies.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/record/api/mark-sheet-documents.ts';
import { useReportSettings } from '#frontend/record/api/report-settings.ts';
import {
  nameCell,
  tableCell,
  tableFrame,
  tableHeading,
} from '#frontend/record/components/grid/table-frame.ts';
import { useSheetsOfClass } from '#frontend/record/hooks/use-sheets-of-class.ts';
import { writeNumber } from '#frontend/record/model/table/decimal-mark.ts';
import { useStore } from '#frontend/lib/store.ts';
import { waitingMarks } from '../../hooks/subjects/waiting-marks.ts';

export interface YearTableProps {
  readonly kept: SavedClass;
  readonly settings: ClassSubjects;
}

/** Who has left comes below the others. */
type Listed = YearResults['pupils'][number] & { readonly leftOn?: string };

const NONE = '—';
const former = { display: 'block', fontSize: '0.75rem', color: 'text.secondary' } as const;

/** Whether marks of a class are not on the server yet: in its documents, kept on the device, or without a sheet. */
const useUnsent = (classId: string): boolean => {
  const uid = useUser()?.uid ?? '';
  // All addresses of its sheets begin like this.
  const address = addressOf(markSheetDocuments, sheetDocumentId(classId, ''));
  const { entries } = markSheetDocuments.editors;
  const isWaiting = [...useStore(waitingMarks).values()].some(({ kept }) => kept.id === classId);
  const isKept = useSyncExternalStore(
    entries.subscribe,
    () =>
      unsavedCopies.keys(unsavedKey(uid, address)).length > 0 ||
      [...entries.get()].some(
        ([key, { editor }]) =>
          key.startsWith(editorKey(uid, address)) && statusOf(editor.state.get()) !== 'saved',
      ),
  );
  return isWaiting || isKept;
};

/** The general averages of the three terms, the average of the year, and what the rule says of it. */
const YearTable = ({ kept, settings }: YearTableProps) => {
  const text = useMessage();
  const language = languageOf(useLocale().locale);
  const { data: sheets, error, reload } = useSheetsOfClass(kept.id);
  const isUnsent = useUnsent(kept.id);
  const wasUnsent = useRef(false);
  const readAgain = useEffectEvent(reload);
  useEffect(() => {
    if (wasUnsent.current && !isUnsent) readAgain();
    wasUnsent.current = isUnsent;
  }, [isUnsent]);
  const { data: report } = useReportSettings();
  const thresholds = report?.honours?.thresholds ?? usualHonours.thresholds;
  const year = useMemo(() => {
    const known = (sheets ?? []).flatMap(({ subject, term: of, content }) => {
      const term = terms.find((one) => one === of);
      return term ? [{ subject, term, content }] : [];
    });
    return sheets && yearResults(kept, settings, bySubject(known), thresholds);
  }, [sheets, kept, settings, thresholds]);
  if (!year)
    return error === undefined ? (
      <Skeleton variant="rounded" height={420} />
    ) : (
      <ErrorState
        title="subjects.loadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={reload}
      />
    );
  const listed: readonly Listed[] = [...year.pupils, ...year.left];
  const decimal = languageOfClass(kept) === 'en' ? '.' : ',';
  const figure = (value: number | undefined): string =>
    value === undefined ? NONE : writeNumber(value, decimal);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {isUnsent && (
        <Alert severity="warning">
          <Message id="subjects.notInYear" />
        </Alert>
      )}
      <Box
        tabIndex={0}
        role="region"
        aria-label={text('subjects.year')}
        sx={{
          ...tableFrame,
          maxHeight: '70dvh',
          '& th, & td': { ...tableCell, px: 1.25, py: 1, textAlign: 'center' },
          '& thead th': tableHeading,
          '& tr > th:first-of-type': { ...nameCell, textAlign: 'start' },
          '& thead tr > th:first-of-type': { zIndex: 3 },
        }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Message id="subjects.pupil" />
              </th>
              {terms.map((term) => (
                <th key={term} scope="col">
                  <Message id="subjects.termName" values={{ term }} />
                </th>
              ))}
              {(['annual', 'rank', 'honour', 'decision'] as const).map((id) => (
                <th key={id} scope="col">
                  <Message id={`subjects.${id}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.map((pupil) => (
              <tr key={pupil.id}>
                <th scope="row">
                  <bdi>{pupil.fullName}</bdi>
                  {pupil.leftOn !== undefined && (
                    <Box component="span" sx={former}>
                      <LeftOn on={pupil.leftOn} />
                    </Box>
                  )}
                </th>
                {pupil.terms.map((average, index) => (
                  <td key={index} dir="ltr">
                    {figure(average)}
                  </td>
                ))}
                <td dir="ltr">
                  <strong>{figure(pupil.average)}</strong>
                </td>
                <td>{pupil.rank ?? NONE}</td>
                <td>{pupil.honour && <Message id={`review.honour.${pupil.honour}`} />}</td>
                <td>{pupil.decision && <Message id={`subjects.decision.${pupil.decision}`} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', maxWidth: '100ch' }}>
        {yearRule(settings, language).join(' ')}
      </Box>
    </Box>
  );
};

export default YearTable;
