import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { CourseLine } from '#shared/course/course.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { PlannedLine } from '#frontend/lib/plan-paths.ts';
import { usePlanOf } from '../../hooks/use-plan-of.ts';

interface Props {
  /** What the distribution of the line is for. */
  readonly of: PlannedLine['of'];
  readonly line: CourseLine;
  /** Nothing is prepared any more. */
  readonly isOver?: boolean;
}

/** Opens the plan of a planned lesson, or the form that prepares it; nothing for one that is over without a plan. */
export const PlanLink = ({ of, line, isOver = false }: Props) => {
  const { state, path } = usePlanOf()(of, line);
  if (isOver && state === 'none') return null;
  return (
    <Link component={RouterLink} to={path}>
      <Message id={`plans.${state}`} />
    </Link>
  );
};
