import { usualHonours, type HonourThresholds } from '../../model/honours.ts';
import type { ReportSettings } from '../../model/report-settings.ts';

/** From which averages honours are awarded, and who decided that. */
export interface SchoolHonours {
  /** Out of 20. */
  readonly thresholds: HonourThresholds;
  /** `YYYY-MM-DD`. */
  readonly since?: string;
  readonly source?: string;
  /** Whether the teacher has set none. */
  readonly areUsual: boolean;
}

/** The honours of a teacher's settings, or the usual ones. */
export function honoursOf({ honours }: ReportSettings = {}): SchoolHonours {
  if (!honours) return { ...usualHonours, areUsual: true };
  const { thresholds, source, since } = honours;
  return { thresholds, areUsual: false, ...(source && { source }), ...(since && { since }) };
}
