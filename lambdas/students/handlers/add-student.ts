import { addStudent as contract } from '../../../shared/contracts/students.ts';
import { readEnvironment } from '../../core/environment.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';
import { letterTo } from '../adapters/letter-to.ts';
import { rosterPorts } from '../adapters/roster-ports.ts';
import { addStudent } from '../domain/add-student.ts';
import { studentsEnvironment } from '../environment.ts';

const ports = rosterPorts(readEnvironment(studentsEnvironment));

export const handler = endpointHandler(contract, async ({ user, body, headers }) => {
  const addition = { teacherId: user.uid, draft: body, letterTo: letterTo(headers) };
  return { studentId: await addStudent(ports, addition) };
});
