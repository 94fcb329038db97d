import { RemovalPolicy } from 'aws-cdk-lib';
import { metricNamespace } from '#core/metrics.ts';

/** The stage where none is named: the one whose data are kept whatever happens to its stacks. */
export const defaultStage = 'production';

/** Its stacks have no stage in their names: they had those before there were others. */
const suffixOf = (stage: string): string => (stage === defaultStage ? '' : `-${stage}`);

/** The name of a part's stack, which no other stage of the account has. */
export const stackNameOf = (stage: string, part: string): string =>
  `daftar${suffixOf(stage)}-${part}`;

/** How people read which stage it is. */
export const productNameOf = (stage: string): string => `Daftar${suffixOf(stage)}`;

/** Under which CloudWatch has the metrics of a stage: what one costs and fails at is not another's. */
export const metricNamespaceOf = (stage: string): string => `${metricNamespace}${suffixOf(stage)}`;

/** What becomes of data with their stack: those of the default stage outlive it, those of every other go along. */
export const removalOf = (stage: string): RemovalPolicy =>
  stage === defaultStage ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
