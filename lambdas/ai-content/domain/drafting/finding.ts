import { isHard, type Fault } from '#shared/draft/fault.ts';
import type { Finding } from '../assemble/assembled.ts';
import { describeFault } from '../faults/describe-fault.ts';

/** Describes a broken rule for the model that repairs it. */
export const findingOf = (fault: Fault): Finding => ({
  rule: fault.rule,
  path: fault.path,
  problem: describeFault(fault),
  isHard: isHard(fault),
});

export const isBroken = (findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.isHard);
