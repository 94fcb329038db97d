import { attendanceVersions, getAttendance, listAttendance } from '#shared/contracts/attendance.ts';
import { emptyRoll, mergeRolls } from '#shared/attendance/roll.ts';
import { attendance, type AttendanceContent } from '#shared/model/attendance.ts';
import { call } from '#frontend/lib/api/client.ts';
import { listedDocumentsOf, partsOfId } from '#frontend/lib/listed-documents/listed-documents.ts';

/** What a list of rolls asks for: `2026-11/2026-12`, of all classes, or with `?classId=…` of one. */
const partsOf = (asked: string) => {
  const [months = '', query] = asked.split('?');
  const [from = '', to = ''] = months.split('/');
  const classId = new URLSearchParams(query).get('classId') ?? undefined;
  return { from, to, classId };
};

/** What two devices have said in a month. */
const mergeMonths = (one: AttendanceContent, other: AttendanceContent): AttendanceContent => {
  const rolls = { ...one.rolls };
  for (const [key, roll] of Object.entries(other.rolls))
    rolls[key] = mergeRolls(rolls[key] ?? emptyRoll, roll);
  return { rolls };
};

/** The rolls of classes by month, as editable documents. */
export const attendanceDocuments = listedDocumentsOf(
  attendance,
  {
    versions: attendanceVersions,
    get: getAttendance,
    param: 'monthId',
    list: {
      ...{ id: listAttendance.id, path: '/attendance/', response: listAttendance.response },
      fetch: (asked) => {
        const { from, to, classId } = partsOf(asked);
        return call(listAttendance, { params: { from, to }, query: { classId } });
      },
      has: (asked, documentId) => {
        const [ofClass, id] = partsOfId(documentId);
        const { from, to, classId = ofClass } = partsOf(asked);
        const month = id.slice(1);
        return classId === ofClass && from <= month && month <= to;
      },
    },
  },
  async () => (await import('../model/attendance-form.ts')).mergeAttendance,
  mergeMonths,
);
