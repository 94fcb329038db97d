import { getAnswersPicture } from '#shared/contracts/answers-documents.ts';
import { pageLinks } from '#core/documents/page-links.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { readings } from '../jobs.ts';

const linkTo = pageLinks(readings.kind);

export const handler = endpointHandler(getAnswersPicture, ({ user, params, query }) =>
  linkTo(user.uid, params.jobId, Number(query.sheet)),
);
