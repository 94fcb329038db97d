import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { languages } from '../model/locale.ts';
import {
  markSheet,
  markSheetContent,
  markSheetHeading,
  markSheetId,
  markSheetOfClass,
  markSheetSummary,
} from '../model/mark-sheet.ts';
import { versionEndpoints } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';

const path = '/classes/{classId}/mark-sheets';
const byClass = z.strictObject({ classId });
const bySheet = z.strictObject({ classId, sheetId: markSheetId });

export const listMarkSheets = defineEndpoint({
  id: 'list-mark-sheets',
  summary: 'The mark sheets of a class, without their marks',
  method: 'GET',
  path,
  audience: 'teacher',
  params: byClass,
  status: 200,
  response: z.array(markSheetSummary),
  errors: ['class-not-found'],
});

export const listAllMarkSheets = defineEndpoint({
  id: 'list-all-mark-sheets',
  summary: 'The mark sheets of all classes, without their marks',
  method: 'GET',
  path: '/mark-sheets',
  audience: 'teacher',
  status: 200,
  response: z.array(markSheetOfClass),
  errors: [],
});

export const addMarkSheet = defineEndpoint({
  id: 'add-mark-sheet',
  summary: 'Adds the mark sheet of a subject of a class in a term, which has one at most',
  method: 'POST',
  path,
  audience: 'teacher',
  params: byClass,
  body: z.extend(markSheetHeading, { content: markSheetContent }),
  status: 201,
  response: markSheet,
  errors: ['class-not-found', 'mark-sheet-exists', 'mark-sheets-full', 'document-too-large'],
});

export const getMarkSheet = defineEndpoint({
  id: 'get-mark-sheet',
  summary: 'A mark sheet with the newest version of its marks',
  method: 'GET',
  path: `${path}/{sheetId}`,
  audience: 'teacher',
  params: bySheet,
  status: 200,
  response: markSheet,
  versioned: true,
  errors: ['class-not-found', 'mark-sheet-not-found'],
});

export const deleteMarkSheet = defineEndpoint({
  id: 'delete-mark-sheet',
  summary: 'Deletes a mark sheet with all its versions',
  method: 'DELETE',
  path: `${path}/{sheetId}`,
  audience: 'teacher',
  params: bySheet,
  status: 204,
  live: true,
  errors: ['class-not-found', 'mark-sheet-not-found', 'identity-unavailable'],
});

/** Each page has corner marks, by which a photo of it is recognised; what they mean is kept as long as the class. */
export const printMarkSheet = defineEndpoint({
  id: 'print-mark-sheet',
  summary: 'A mark sheet as a PDF to fill in by hand and to photograph',
  method: 'POST',
  path: `${path}/{sheetId}/print`,
  audience: 'teacher',
  params: bySheet,
  body: z.strictObject({
    /** Missing: English. */
    language: z.optional(z.enum(languages)),
    /** With the marks that it has. Missing: its cells are empty. */
    filled: z.optional(z.boolean()),
  }),
  status: 201,
  file: true,
  errors: ['class-not-found', 'mark-sheet-not-found'],
});

export const markSheetVersions = versionEndpoints({
  name: 'mark-sheet',
  noun: 'mark sheet',
  path: `${path}/{sheetId}`,
  savePath: `${path}/{sheetId}`,
  params: bySheet,
  content: markSheetContent,
  missing: 'mark-sheet-not-found',
  refusals: ['class-not-found'],
});
