import { getGradePicture } from '#shared/contracts/gradebooks.ts';
import { pageLinks } from '#core/documents/page-links.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { extractions } from '../jobs.ts';

const linkTo = pageLinks(extractions.kind);

export const handler = endpointHandler(getGradePicture, ({ user, params, query }) =>
  linkTo(user.uid, params.jobId, Number(query.page ?? 0)),
);
