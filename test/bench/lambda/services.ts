import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '#infra/local/listen.ts';
import { storedObjects, tokenKey } from './calls.ts';
import { createTable, type BenchTable, type DynamoCall } from './table.ts';

const UNDO = '/undo';

/** The response of the benchmark's server. */
interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Buffer;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });

function json(body: object): Answer {
  return { type: 'application/json', body: JSON.stringify(body) };
}

/** Every user has an account at the identity provider. */
function lookup({ localId = ['someone'] }: { readonly localId?: readonly string[] }) {
  return { users: localId.map((uid) => ({ localId: uid, email: 'yacine.benali@example.com' })) };
}

function s3(method: string, url: URL): Answer {
  if (url.searchParams.has('list-type')) {
    const body = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';
    return { type: 'application/xml', body };
  }
  if (method === 'DELETE') return { status: 204 };
  if (method === 'PUT') return {};
  return storedObjects.get(decodeURIComponent(url.pathname)) ?? { status: 404 };
}

function answer(request: IncomingMessage, body: string, origin: string, table: BenchTable) {
  const [service, action = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  if (service?.startsWith('DynamoDB'))
    return json(table.answer(action, JSON.parse(body) as DynamoCall));
  if (service === 'Textract') return json({ Blocks: [{ BlockType: 'PAGE', Id: '1' }] });
  if (service === 'AWSStepFunctions') return json({ executionArn: 'arn:aws:states', startDate: 1 });
  if (service === 'secretsmanager') {
    const account = { private_key_id: '1', private_key: pem, client_email: 'a@example.com' };
    const SecretString = JSON.stringify({
      ...{ type: 'service_account', project_id: 'demo-daftar', ...account },
      token_uri: `${origin}/identity/token`,
    });
    return json({ SecretString });
  }
  const url = new URL(request.url ?? '', origin);
  if (url.pathname === UNDO) {
    table.undo();
    return {};
  }
  if (url.pathname === '/keys') return json({ keys: [tokenKey.jwk] });
  if (url.pathname === '/identity/token') return json({ access_token: 'token', expires_in: 3600 });
  if (url.pathname.endsWith('accounts:lookup')) return json(lookup(JSON.parse(body) as object));
  if (url.pathname.startsWith('/identity/')) return json({});
  return s3(request.method ?? '', url);
}

/** Answers for every service at once and on this machine, because the function is measured, not the network. */
export async function startServices() {
  const table = createTable();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { status = 200, type, body: content = '' } = answer(request, body, origin, table);
      response.writeHead(status, { ...(type && { 'content-type': type }) });
      response.end(request.method === 'HEAD' ? undefined : content);
    });
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    /** The table's items when a run begins. */
    hold: table.hold,
    /** An address requested between two calls of a run: the table then drops what the first has written. */
    undo: `${origin}${UNDO}`,
    close,
  };
}
