import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormattedDate } from 'react-intl';
import { DownloadButton } from '#frontend/components/jobs/download-button.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { Read } from '#frontend/lib/api/read-response.ts';
import type { GradeJob } from '#shared/contracts/grades.ts';
import { SURE } from '#shared/page/doubts.ts';
import { FillWorkbook } from '#frontend/features/workbook-filling/components/filling/fill-workbook.tsx';
import { AddToClass } from '#frontend/record/components/merge/add-to-class.tsx';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { GeneratedFile } from '#shared/model/job.ts';

const HandOffer = lazyComponent(async () => ({
  default: (await withTexts(import('#frontend/components/hand/hand-parts.ts'), 'hand')).HandOffer,
}));

/** With fewer marks to check, learning the handwriting is not worth a question. */
const MANY = 10;

/** The number of marks that the reader was not sure of. */
const countUnsure = ({ columns, rows }: Gradebook): number =>
  rows
    .flatMap(({ cells }) => cells.filter((_, index) => columns[index]?.kind === 'mark'))
    .filter(({ confidence = 100 }) => confidence < SURE.mark).length;

export interface ConfirmedNoteProps {
  readonly confirmed: { readonly version: number; readonly at: string };
  /** Whether the marks have not changed since the confirmation. */
  readonly isCurrent: boolean;
  readonly job: Pick<Read<GradeJob>, 'id' | 'source' | 'generatedFiles'>;
  readonly gradebook: Gradebook;
  /** Whether the teacher has just confirmed them, and is asked for their class. */
  readonly asks: boolean;
}

/** The label of a download, by the type of file. */
const labelOf = ({ name }: GeneratedFile) =>
  name.toLowerCase().endsWith('.csv') ? 'review.downloadCsv' : 'review.downloadXlsx';

/** When the marks were confirmed, or that they have changed since, with the downloads. */
const ConfirmedNote = ({ confirmed, isCurrent, job, gradebook, asks }: ConfirmedNoteProps) => {
  const unsure = countUnsure(gradebook);
  // Signs of other scripts are not learnt.
  const isOffered = asks && isCurrent && unsure >= MANY && gradebook.digits === 'western';
  const when = <FormattedDate value={confirmed.at} dateStyle="medium" timeStyle="short" />;
  return (
    <Alert severity={isCurrent ? 'success' : 'warning'} role="status">
      <Message id={isCurrent ? 'review.confirmedAt' : 'review.changedSince'} values={{ when }} />
      {isCurrent && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {job.generatedFiles.map((file) => (
            <DownloadButton key={file.name} file={file} label={labelOf(file)} />
          ))}
          <FillWorkbook gradebook={gradebook} />
          <AddToClass job={job} gradebook={gradebook} asks={asks} />
        </Box>
      )}
      {isOffered && <HandOffer count={unsure} />}
    </Alert>
  );
};

export default ConfirmedNote;
