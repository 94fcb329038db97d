import { resendInvitation as contract } from '../../../shared/contracts/students.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { letterTo } from '../adapters/letter-to.ts';
import { rosterPorts } from '../adapters/roster-ports.ts';
import { resendInvitation } from '../domain/resend-invitation.ts';
import { studentsEnvironment } from '../environment.ts';

const ports = rosterPorts(readEnvironment(studentsEnvironment));

export const handler = endpointHandler(contract, ({ user, params, headers }) =>
  resendInvitation(ports, user.uid, {
    studentId: params.studentId,
    letterTo: letterTo(headers),
  }),
);
