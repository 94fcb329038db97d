import * as z from 'zod/mini';
import { noticeAcceptance, noticeVersion } from '../model/pupil-data-notice.ts';
import { defineEndpoint } from './endpoint.ts';

export const getPupilDataNotice = defineEndpoint({
  id: 'get-pupil-data-notice',
  summary:
    "Which version of the text about pupils' data the caller has accepted, and when; 204 when none. No other call depends on it",
  method: 'GET',
  path: '/account/pupil-data-notice',
  audience: 'teacher',
  status: 200,
  emptyStatus: 204,
  response: noticeAcceptance,
  errors: [],
});

export const putPupilDataNotice = defineEndpoint({
  id: 'put-pupil-data-notice',
  summary:
    "Says that the caller accepts a version of the text about pupils' data; the first time of each version is kept",
  method: 'PUT',
  path: '/account/pupil-data-notice',
  audience: 'teacher',
  body: z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(noticeVersion)) }),
  status: 200,
  response: noticeAcceptance,
  errors: [],
});

/** Which version of the text each teacher has accepted. */
export const noticeItem = {
  item: 'PUPIL-DATA-NOTICE',
  attribute: 'acceptance',
  schema: noticeAcceptance,
};
