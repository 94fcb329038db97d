import { isolate } from '#lambdas/print/typography/direction.ts';

/** Texts of the notebook's records other than the pupils', in English. */
export const en = {
  cards: 'Teacher and school',
  schoolCard: 'School card',
  school: {
    educationalAdministration: 'Directorate of education',
    school: 'School',
    code: 'School number',
    municipality: 'Municipality',
    address: 'Address',
    phone: 'Telephone',
    inspection: 'Inspection district',
    inspector: 'Inspector of the subject',
    head: 'Head teacher',
    groups: 'Classes in the school',
    pupils: 'Pupils in the school',
    teachers: 'Teachers in the school',
  },

  holidays: {
    title: 'Holidays of the year',
    name: 'Holiday',
    from: 'From',
    to: 'To',
    days: 'Days',
    basis: {
      reported: (asOf: string) =>
        `School holidays: as the press reported the ministry’s announcement (${asOf}).`,
      usual: (asOf: string) =>
        `School holidays: the usual dates (as of ${asOf}); check them against the ministry’s calendar.`,
    },
    feasts:
      'Religious feasts are calculated: the day may differ by one with the sighting of the moon.',
    own: 'As the teacher entered them.',
  },

  distribution: {
    title: 'Annual distribution of lessons',
    of: (classes: string) => `Annual distribution: ${classes}`,
    month: 'Month',
    week: 'Week',
    dates: 'From – to',
    unit: 'Unit',
    lessons: 'Lessons and activities',
    hours: 'Hours',
    remarks: 'Holidays and remarks',
  },

  daily: {
    title: 'Daily pages',
    period: (position: number) => `Period ${position}`,
    day: 'Day',
    date: 'Date',
    time: 'Time',
    class: 'Class',
    activity: 'Activity',
    lesson: 'Lesson',
    objective: 'Objective',
    procedure: 'Procedure',
    materials: 'Materials',
    remarks: 'Remarks',
  },

  council: {
    title: 'Council minutes',
    of: (name: string) => `Council minutes: ${isolate(name)}`,
    date: 'Date',
    chair: 'Chaired by',
    present: 'Present',
    absent: 'Absent',
    average: 'Class average',
    passed: 'Pass rate',
    highest: 'Highest average',
    lowest: 'Lowest average',
    observations: 'Remarks on conduct and work',
    decisions: 'Decisions and recommendations',
  },

  training: {
    title: 'Training log',
    seminars: 'Seminars and training days',
    visits: 'Inspection and guidance visits',
    date: 'Date',
    kind: 'Kind',
    subject: 'Subject',
    place: 'Place',
    leader: 'Led by',
    remarks: 'Remarks',
    visitor: 'Visitor',
    class: 'Class',
    lesson: 'Lesson',
    advice: 'Remarks and advice',
    signature: 'Signature',
  },

  seating: {
    title: 'Seating plan',
    board: 'Board',
    desk: 'Desk',
    note: 'Pupils in the order of the list, two at a table, from the front. Correct it in pencil.',
  },
};
export type Records = typeof en;
