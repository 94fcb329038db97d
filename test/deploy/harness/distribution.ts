import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Deployment } from './set-up.ts';

/** Calls a deployed distribution by its own name, without the proxy of the integration tests. */
export const askDistribution =
  ({ account, outputs }: Deployment) =>
  async (path: string, headers: Record<string, string> = {}) => {
    const { host } = new URL(outputs['daftar-web']!['Url']!);
    const ca = readFileSync(account.certificate);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = { ...headers, host };
      request(
        `${account.gateway}${path}`,
        { ca, servername: 'localhost', agent: false, headers: sent },
        resolve,
      )
        .once('error', reject)
        .end();
    });
    answer.setEncoding('latin1');
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      text: await text(answer),
    };
  };
