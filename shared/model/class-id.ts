import { ulid } from './ulid.ts';

/** A saved class's id; ids sort by when the classes were saved. */
export const classId = ulid;
