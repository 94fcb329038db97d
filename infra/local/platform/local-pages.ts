import type { IncomingMessage, ServerResponse } from 'node:http';
import { mailPage } from '../auth/mail-page.ts';
import type { Auth } from '../auth/start-auth.ts';

/** Serves the pages that only this host has; returns false for other requests. */
export const createLocalPages =
  (auth: Pick<Auth, 'mails'>) =>
  async (message: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = message.url?.split('?')[0];
    const answer = (contentType: string, body: string): true => {
      response.writeHead(200, {
        'content-type': contentType,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      response.end(message.method === 'HEAD' ? undefined : body);
      return true;
    };
    if (message.method !== 'GET' && message.method !== 'HEAD') return false;
    if (path === '/__local/mail')
      return answer('text/html; charset=utf-8', mailPage(await auth.mails()));
    if (path === '/__local/mail.json') {
      return answer('application/json', JSON.stringify(await auth.mails()));
    }
    return false;
  };
