import Button from '@mui/material/Button';
import { markRoles } from '#shared/model/mark-role.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { ReviewAction } from '../../model/review/review-reducer.ts';
import { ProposedAnswer } from './proposed-answer.tsx';

interface Props {
  /** The most likely role. */
  readonly proposed: MarkRole | undefined;
  /** Whether the column holds ticks and other signs, which is then the likeliest answer. */
  readonly asksTicks: boolean;
  readonly dispatch: (action: ReviewAction) => void;
}

/** Asks for the role of a column's marks; the most likely answer comes first and Enter confirms it. */
const RoleAnswers = ({ proposed, asksTicks, dispatch }: Props) => {
  const choose = (role: MarkRole | undefined) => () => dispatch({ do: 'choose-role', role });
  const text = useMessage();
  return (
    <div role="group" aria-label={text('review.roleLabel')} data-answers>
      {asksTicks && (
        <ProposedAnswer onClick={() => dispatch({ do: 'keep-ticks' })}>
          <Message id="review.keepTicks" />
        </ProposedAnswer>
      )}
      {proposed && (
        <ProposedAnswer onClick={choose(proposed)}>
          <Message id="review.accept" values={{ value: text(`review.role.${proposed}`) }} />
        </ProposedAnswer>
      )}
      {markRoles
        .filter((role) => role !== proposed)
        .map((role) => (
          <Button key={role} size="small" color="inherit" onClick={choose(role)}>
            <Message id={`review.role.${role}`} />
          </Button>
        ))}
      <Button size="small" color="inherit" onClick={choose(undefined)}>
        <Message id="review.role.none" />
      </Button>
      <Button size="small" color="inherit" onClick={() => dispatch({ do: 'menu' })}>
        <Message id="review.kind.other" />
      </Button>
    </div>
  );
};

export default RoleAnswers;
