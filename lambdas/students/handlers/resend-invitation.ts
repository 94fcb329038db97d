import { resendInvitation as contract } from '#shared/contracts/students.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { invitationLinkFor } from '../adapters/invitation-link.ts';
import { invitingPorts } from '../adapters/inviting-ports.ts';
import { siteAddress } from '../adapters/site-address.ts';
import { resendInvitation } from '../domain/resend-invitation.ts';
import { invitingEnvironment } from '../environment.ts';

const environment = readEnvironment(invitingEnvironment);
const ports = invitingPorts(environment);
const site = siteAddress(environment.ARTWORK_BUCKET);

export const handler = endpointHandler(contract, async ({ user, params, headers }) =>
  resendInvitation(ports, user, {
    studentId: params.studentId,
    invitationLinkFor: invitationLinkFor(headers, await site()),
  }),
);
