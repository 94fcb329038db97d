import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { CourseLine } from '#shared/course/course.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { PlannedLine } from '#frontend/lib/plan-paths.ts';
import { usePlanOf, type PlanOfLine } from '../../hooks/use-plan-of.ts';

interface Props {
  /** What the distribution of the line is for. */
  readonly of: PlannedLine['of'];
  readonly line: CourseLine;
}

/** Opens the plan of a planned lesson. */
export const PlanLink = ({ of, line }: Props) => <LinkToPlan plan={usePlanOf()(of, line)} />;

interface LinkProps {
  readonly plan: PlanOfLine;
  /** Nothing is prepared any more. */
  readonly isOver?: boolean;
}

/** Opens a plan, or the form that prepares it; nothing for a lesson that is over without a plan. */
export const LinkToPlan = ({ plan: { state, path }, isOver = false }: LinkProps) => {
  if (isOver && state === 'none') return null;
  return (
    <Link component={RouterLink} to={path}>
      <Message id={`plans.${state}`} />
    </Link>
  );
};
