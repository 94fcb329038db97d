import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { emptySchoolYear } from '#shared/model/school-year.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { schoolYearStore } from '../stores/school-year-store.ts';
import { profileEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(profileEnvironment);
const schoolYears = schoolYearStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(
  getSchoolYear,
  async ({ user }) => (await schoolYears.find(user.uid)) ?? emptySchoolYear,
);
