/** What Today loads after its first drawing, as one file. */
export { AbsenceRows } from './absence-rows.tsx';
export { ClassStanding } from './class-standing.tsx';
export { DayLessons } from './day-lessons.tsx';
export { DaysSource } from './days-source.tsx';
export { LostRows } from './lost-rows.tsx';
