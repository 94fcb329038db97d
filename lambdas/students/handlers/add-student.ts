import { addStudent as contract } from '#shared/contracts/students.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { invitationLinkFor } from '../adapters/invitation-link.ts';
import { invitingPorts } from '../adapters/inviting-ports.ts';
import { siteAddress } from '../adapters/site-address.ts';
import { addStudent } from '../domain/add-student.ts';
import { invitingEnvironment } from '../environment.ts';

const environment = readEnvironment(invitingEnvironment);
const ports = invitingPorts(environment);
const site = siteAddress(environment.ARTWORK_BUCKET);

export const handler = endpointHandler(contract, async ({ user, body, headers }) => {
  const addition = {
    teacher: user,
    draft: body,
    invitationLinkFor: invitationLinkFor(headers, await site()),
  };
  const studentId = await addStudent(ports, addition);
  return { studentId, firebaseUid: studentId };
});
