import { planPages } from '#shared/notebook/page-plan.ts';
import type { PlannedNotebook } from '#shared/notebook/planned-notebook.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { ChosenContents } from '../../hooks/use-contents.ts';

export interface PageCountProps {
  readonly chosen: ChosenContents;
  /** Whether its mark grids may have corner marks. */
  readonly hasCorners: boolean;
  readonly planned: Omit<PlannedNotebook, keyof ChosenContents>;
}

/** The pages of the notebook, and the sheets of paper for them. */
export const PageCount = ({ chosen, hasCorners, planned }: PageCountProps) => {
  const cornerMarks = hasCorners && chosen.cornerMarks;
  const plan = planPages({ ...planned, ...chosen, cornerMarks });
  return <Message id={`contents.plan.${chosen.format}`} values={{ ...plan }} />;
};
