import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { schoolYear, type SchoolYear } from '#shared/model/school-year.ts';
import { schoolYearKey } from '#core/aws/table-keys.ts';
import { valueStore, type ValueStore } from './value-store.ts';

/** Timetables and holidays by owner; the profile page saves them, and every notebook prints them. */
export const schoolYearStore = (
  client: DynamoDBDocumentClient,
  table: string,
): ValueStore<SchoolYear> =>
  valueStore(client, table, { keyOf: schoolYearKey, attribute: 'schoolYear', schema: schoolYear });
