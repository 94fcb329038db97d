import { putClassSubjects as contract } from '#shared/contracts/class-subjects.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { holdsPrecondition, isConditional } from '#core/http/precondition.ts';
import { putClassSubjects } from '../domain/put-class-subjects.ts';
import { connectClassSubjects, NO_SUBJECTS } from '../class-subjects.ts';

const ports = connectClassSubjects();

export const handler = endpointHandler(contract, ({ user, params, body, headers }) =>
  putClassSubjects(
    ports,
    { uid: user.uid, ...params },
    body,
    isConditional(headers)
      ? (stored) => holdsPrecondition(contract, headers, stored ?? NO_SUBJECTS)
      : undefined,
  ),
);
