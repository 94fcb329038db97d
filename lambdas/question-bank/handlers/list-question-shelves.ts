import { listQuestionShelves } from '#shared/contracts/question-bank.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectShelves } from '../shelves.ts';

const store = connectShelves();

export const handler = endpointHandler(listQuestionShelves, ({ user, params }) =>
  store.list(user.uid, `s${params.tens}`),
);
