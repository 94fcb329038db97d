import { describe, expect, it, vi } from 'vitest';
import type { Invoke } from './invocation.ts';
import { invokeByPolicy } from './resource-policy.ts';

const permissions = [
  {
    function: 'arn:f',
    principal: 'apigateway.amazonaws.com',
    sourceArn: 'arn:api/*/*/jobs/{id}',
  },
  { function: 'arn:any', principal: 'apigateway.amazonaws.com' },
];

describe('invokeByPolicy', () => {
  it.each([
    ['arn:f', 'apigateway.amazonaws.com', 'arn:api/api/GET/jobs/{id}', true],
    ['arn:f', 'apigateway.amazonaws.com', 'arn:api/api/GET/jobs', false],
    ['arn:f', 'events.amazonaws.com', 'arn:api/api/GET/jobs/{id}', false],
    ['arn:g', 'apigateway.amazonaws.com', 'arn:api/api/GET/jobs/{id}', false],
    ['arn:any', 'apigateway.amazonaws.com', 'arn:whatever', true],
  ])('%s by %s from %s: %s', async (functionArn, principal, sourceArn, allowed) => {
    const invoke = vi.fn<Invoke>().mockResolvedValue({ ok: true, payload: null });
    const lines: string[] = [];
    const invokeFrom = invokeByPolicy(invoke, permissions, principal, (line) => lines.push(line));
    const outcome = await invokeFrom(functionArn, {}, sourceArn);
    expect([outcome.ok, invoke.mock.calls.length, lines.length]).toEqual(
      allowed ? [true, 1, 0] : [false, 0, 1],
    );
  });
});
