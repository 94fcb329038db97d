import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ClipboardList, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { classMarksPath, markSheetPath } from '#frontend/lib/class-paths.ts';
import type { AddedWorkbook } from '../../api/marks-into-record.ts';
import type { MarksProgress } from './use-workbook-marks.ts';

interface Props {
  readonly name: string;
  readonly progress: MarksProgress | undefined;
  /** Whether the class is saved, so that its marks can be added. */
  readonly isSaved: boolean;
  readonly busy: boolean;
  readonly onAdd: () => void;
}

const below = { flexBasis: '100%', pb: 1, fontSize: '0.875rem' };

/** What was added, in one line. */
const Summary = ({ added }: { readonly added: AddedWorkbook }) => {
  const { marks, remarks, same } = added;
  const both = marks > 0 && remarks > 0 ? 1 : 0;
  if (marks + remarks > 0) {
    return <Message id="workbookMarks.added" values={{ marks, remarks, both }} />;
  }
  return <Message id={same > 0 ? 'workbookMarks.same' : 'workbookMarks.none'} />;
};

/** What was not added, and why. */
const reasons = ({ different, wrong, leftOut, strangers }: AddedWorkbook) =>
  (
    [
      ['workbookMarks.different', different],
      ['workbookMarks.wrong', wrong],
      ['workbookMarks.leftOut', leftOut],
      ['workbookMarks.strangers', strangers],
    ] satisfies [MessageId, number][]
  ).filter(([, count]) => count > 0);

const Added = ({
  name,
  classId,
  added,
}: {
  readonly name: string;
  readonly classId: string;
  readonly added: AddedWorkbook;
}) => {
  const text = useMessage();
  const [sheet, ...others] = added.sheets;
  return (
    <Box role="status" sx={{ ...below, color: 'text.secondary' }}>
      <Summary added={added} />
      {reasons(added).map(([id, count]) => (
        <div key={id}>
          <Message id={id} values={{ count }} />
        </div>
      ))}
      {sheet !== undefined && (
        <Button
          component={Link}
          to={others.length === 0 ? markSheetPath(classId, sheet) : classMarksPath(classId)}
          size="small"
          aria-label={text('workbookMarks.openOf', { name })}
          startIcon={<ClipboardList size={16} />}
          sx={{ display: 'flex', width: 'fit-content' }}
        >
          <Message id="workbookMarks.open" />
        </Button>
      )}
    </Box>
  );
};

/** The marks that a file has of a class: the way to add them, and what became of them. */
export const MarksOfClass = ({ name, progress, isSaved, busy, onAdd }: Props) => {
  const text = useMessage();
  if (progress?.state === 'adding') {
    return (
      <Box role="status" sx={{ ...below, color: 'text.secondary' }}>
        <Message id="workbookMarks.adding" />
      </Box>
    );
  }
  if (!progress && !isSaved) return null;
  const hasFailed = progress?.state === 'failed';
  const Icon = hasFailed ? RefreshCw : ClipboardList;
  const button = (
    <Button
      size="small"
      aria-disabled={busy}
      aria-label={text(hasFailed ? 'workbookMarks.retryOf' : 'workbookMarks.addOf', { name })}
      startIcon={<Icon size={16} />}
      onClick={() => busy || onAdd()}
    >
      <Message id={hasFailed ? 'common.retry' : 'workbookMarks.add'} />
    </Button>
  );
  if (!progress) return button;
  if (progress.state === 'added') {
    return (
      <>
        {/* The class may have been updated meanwhile. */}
        {progress.added.strangers > 0 && button}
        <Added name={name} {...progress} />
      </>
    );
  }
  return (
    <Box role="alert" sx={{ ...below, color: 'error.main' }}>
      <Message {...progress.text} /> {button}
    </Box>
  );
};
