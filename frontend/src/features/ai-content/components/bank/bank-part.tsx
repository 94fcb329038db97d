import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useQuestionBank } from '../../bank-api.ts';
import { BankBoard } from './bank-board.tsx';

/** The question bank, or why it shows nothing. */
const BankPart = () => {
  const bank = useQuestionBank();
  const { questions, isKnown, error, reload } = bank;
  if (error !== undefined && !isKnown && !questions?.length)
    return (
      <ErrorState
        title="bank.loadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={reload}
      />
    );
  if (!questions) return <Skeleton variant="rounded" height={560} />;
  return (
    <BankBoard
      bank={bank}
      questions={questions}
      empty={
        <EmptyState
          title="bank.emptyTitle"
          text="bank.emptyText"
          action={<TextButton label="bank.toDrafts" to={paths.aiContent} variant="contained" />}
        />
      }
    />
  );
};

export default BankPart;
