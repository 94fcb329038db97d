import { getClassSubjects } from '#shared/contracts/class-subjects.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { useClassOf } from '../domain/mark-sheet.ts';
import { connectClassSubjects, NO_SUBJECTS } from '../class-subjects.ts';

const ports = connectClassSubjects();

export const handler = endpointHandler(getClassSubjects, async ({ user, params }) => {
  await useClassOf(ports, { uid: user.uid, ...params });
  return (await ports.subjects.find(user.uid, params.classId)) ?? NO_SUBJECTS;
});
