import type { FunctionSpec } from '../template/functions.ts';

/** Functions that call a model have its id in their environment. */
export const asksModel = ({ environment }: Pick<FunctionSpec, 'environment'>): boolean =>
  Object.entries(environment).some(([name, value]) => name.endsWith('_MODEL') && value !== '');
