import { RemovalPolicy } from 'aws-cdk-lib';
import { metricNamespace } from '#core/metrics.ts';

/** The default stage; its data are kept when its stacks are deleted. */
export const defaultStage = 'production';

/** The default stage's stacks have no suffix, because their names are older than other stages. */
const suffixOf = (stage: string): string => (stage === defaultStage ? '' : `-${stage}`);

/** The name of a part's stack; unique to the stage within the account. */
export const stackNameOf = (stage: string, part: string): string =>
  `daftar${suffixOf(stage)}-${part}`;

export const productNameOf = (stage: string): string => `Daftar${suffixOf(stage)}`;

/** CloudWatch namespace; one per stage, so that stages do not mix. */
export const metricNamespaceOf = (stage: string): string => `${metricNamespace}${suffixOf(stage)}`;

/** The alarms that stop a release. Their names are fixed, because stacks that come before them refer to them. */
export const releaseAlarms: readonly string[] = ['ApiErrors', 'SlowCalls'];

/** What happens to data when their stack is deleted: the default stage keeps them, others delete them. */
export const removalOf = (stage: string): RemovalPolicy =>
  stage === defaultStage ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
