import { matchesGlob } from '../aws-gateway/glob.ts';
import type { InvokePermission } from '../template/workflows.ts';
import { failure, type Invocation, type Invoke } from './invocation.ts';

/** Invokes a function on behalf of a resource with an ARN: a route, an authorizer, a rule. */
export type InvokeFrom = (
  functionArn: string,
  event: unknown,
  sourceArn: string,
) => Promise<Invocation>;

/**
 * Checks a function's resource policy before a service invokes it.
 * @param principal the service, e.g. `events.amazonaws.com`
 * @param onDenied called with one line if the policy refuses
 */
export const invokeByPolicy =
  (
    invoke: Invoke,
    permissions: readonly InvokePermission[],
    principal: string,
    onDenied: (line: string) => void,
  ): InvokeFrom =>
  async (functionArn, event, sourceArn) => {
    const allowed = permissions.some(
      (permission) =>
        permission.principal === principal &&
        permission.function === functionArn &&
        matchesGlob(permission.sourceArn ?? '*', sourceArn),
    );
    if (allowed) return await invoke(functionArn, event);
    const errorMessage = `${sourceArn} is not permitted to invoke ${functionArn}`;
    onDenied(errorMessage);
    return failure('AccessDeniedException', errorMessage);
  };
