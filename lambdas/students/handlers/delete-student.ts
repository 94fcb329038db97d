import { deleteStudent } from '#shared/contracts/students.ts';
import { AppError } from '#shared/errors.ts';
import { readEnvironment } from '#core/environment.ts';
import { liveSessionHandler } from '#core/http/live-session-handler.ts';
import { noteInTrail } from '#core/trail/note-in-trail.ts';
import { releaseStudent } from '../stores/release-student.ts';
import { rosterPorts } from '../adapters/roster-ports.ts';
import { studentsEnvironment } from '../environment.ts';

const environment = readEnvironment(studentsEnvironment);
const ports = rosterPorts(environment);

export const handler = liveSessionHandler(
  deleteStudent,
  async ({ user, params: { studentId }, headers }) => {
    if (!(await ports.roster.find(user.uid, studentId))) throw new AppError('student-not-found');
    // The row goes last, so that after a failure the student is still listed and can be deleted again.
    await releaseStudent(ports, studentId, user.uid);
    await ports.roster.remove(user.uid, studentId);
    await noteInTrail(environment.TABLE_NAME, 'student-deleted', { user, headers });
  },
);
