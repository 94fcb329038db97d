import { beforeEach, describe, expect, it, vi } from 'vitest';
import { awsAccount } from './account.ts';
import { firebaseProject } from './firebase.ts';

interface Sent {
  readonly url: string;
  readonly method?: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/** A network in which each call is answered by what `answer` returns for it. */
function network(answer: (sent: Sent) => { status?: number; body: unknown; errorType?: string }) {
  const sent: Sent[] = [];
  const send = async (url: unknown, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? init.body : undefined;
    const call = {
      url: String(url),
      method: init.method,
      headers: { ...(init.headers as Record<string, string>) },
      body: body?.startsWith('{') ? (JSON.parse(body) as unknown) : body,
    };
    sent.push(call);
    const { status = 200, body: said, errorType } = answer(call);
    const headers = errorType === undefined ? undefined : { 'x-amzn-errortype': errorType };
    return new Response(typeof said === 'string' ? said : JSON.stringify(said), {
      status,
      headers,
    });
  };
  return { sent, send: send as typeof fetch };
}

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'eu-west-3');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  return () => vi.unstubAllEnvs();
});

describe('the account that preflight asks', () => {
  it('is asked with signed calls', async () => {
    const { sent, send } = network(() => ({
      body: '<GetCallerIdentityResponse><Account>111122223333</Account></GetCallerIdentityResponse>',
    }));
    const account = await awsAccount(send);
    expect(await account.number()).toBe('111122223333');
    expect(sent).toMatchObject([
      {
        url: 'https://sts.eu-west-3.amazonaws.com/',
        method: 'POST',
        headers: {
          authorization: expect.stringMatching(
            /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-3\/sts\/aws4_request/,
          ) as unknown,
        },
      },
    ]);
  });

  it('lists all pages of the quotas, and prefers those of the account to the defaults', async () => {
    const { sent, send } = network(({ headers, body }) => {
      const { NextToken } = body as { NextToken?: string };
      const isDefault = headers['x-amz-target']?.includes('AWSDefault');
      if (isDefault && NextToken === undefined)
        return { body: { Quotas: [{ QuotaName: 'a', Value: 1 }], NextToken: 'more' } };
      return {
        body: isDefault
          ? { Quotas: [{ QuotaName: 'b', Value: 2 }] }
          : { Quotas: [{ QuotaName: 'b', Value: 20 }], NextToken: null },
      };
    });
    const account = await awsAccount(send);
    expect(await account.quotas('states')).toEqual(
      new Map([
        ['a', 1],
        ['b', 20],
      ]),
    );
    expect(sent).toHaveLength(3);
  });

  it('reads how many functions may run', async () => {
    const AccountLimit = { ConcurrentExecutions: 10, UnreservedConcurrentExecutions: 10 };
    const { sent, send } = network(() => ({ body: { AccountLimit, AccountUsage: {} } }));
    const account = await awsAccount(send);
    expect(await account.concurrency()).toEqual({ total: 10, unreserved: 10 });
    expect(sent[0]).toMatchObject({ method: 'GET', body: undefined });
  });

  it('reads what SES sends, and from which addresses', async () => {
    const { sent, send } = network(({ url }) => {
      if (url.endsWith('/account'))
        return { body: { ProductionAccessEnabled: true, SendQuota: { Max24HourSend: 50_000 } } };
      if (url.endsWith('/school.example')) return { body: { VerifiedForSendingStatus: true } };
      return { status: 404, body: {}, errorType: 'NotFoundException' };
    });
    const account = await awsAccount(send);
    expect(await account.mails()).toEqual({ perDay: 50_000, toEverybody: true });
    expect(await account.maySendFrom('school.example')).toBe(true);
    expect(await account.maySendFrom('a@other.example')).toBe(false);
    expect(sent.map(({ url }) => url.replace('https://email.eu-west-3.amazonaws.com', ''))).toEqual(
      ['account', 'identities/school.example', 'identities/a%40other.example'].map(
        (path) => `/v2/email/${path}`,
      ),
    );
    expect(sent[0]?.headers['authorization']).toContain('/eu-west-3/ses/aws4_request');
  });

  it.each([
    ['ParameterNotFound', false],
    ['ResourceNotFoundException', false],
  ])('takes %s for a no', async (errorType) => {
    const { send } = network(() => ({
      status: 400,
      body: { __type: `com.amazonaws#${errorType}`, message: '' },
    }));
    const account = await awsAccount(send);
    const asked =
      errorType === 'ParameterNotFound'
        ? account.isBootstrapped('us-east-1')
        : account.hasProfile('eu.anthropic.claude-haiku-5-5');
    expect(await asked).toBe(false);
  });

  it('names the refusal of a service', async () => {
    const { send } = network(() => ({
      status: 403,
      errorType: 'AccessDeniedException:http://internal.amazon.com/',
      body: { message: 'not you' },
    }));
    const account = await awsAccount(send);
    await expect(account.hasProfile('eu.a.b')).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: 'not you',
    });
  });

  it('says what is missing before a model may be used', async () => {
    const { sent, send } = network(() => ({
      body: {
        modelId: 'anthropic.claude-haiku-5-5',
        agreementAvailability: { status: 'NOT_AVAILABLE' },
        authorizationStatus: 'AUTHORIZED',
        entitlementAvailability: 'AVAILABLE',
        regionAvailability: 'NOT_AVAILABLE',
      },
    }));
    const account = await awsAccount(send);
    expect(await account.obstaclesTo('anthropic.claude-haiku-4-5-20251001-v1:0')).toEqual([
      'agreementAvailability: NOT_AVAILABLE',
      'regionAvailability: NOT_AVAILABLE',
    ]);
    expect(sent[0]?.url).toMatch(/foundation-model-availability\/anthropic\.claude.+-v1%3A0$/);
  });
});

describe('the Firebase project that preflight asks', () => {
  it.each([
    ['EMAIL_NOT_FOUND', 'INVALID_OOB_CODE', { password: true, link: true }],
    ['PASSWORD_LOGIN_DISABLED', 'OPERATION_NOT_ALLOWED', { password: false, link: false }],
  ])('tells from the refusals %s and %s how people sign in', async (password, link, methods) => {
    const { send } = network(({ url }) => ({
      status: 400,
      body: { error: { message: url.includes('EmailLink') ? link : password } },
    }));
    expect(await firebaseProject({ apiKey: 'k' }, send).methods()).toEqual(methods);
  });

  it('reads the domains, and says why it cannot', async () => {
    const { send } = network(() => ({ body: { authorizedDomains: ['localhost'] } }));
    expect(await firebaseProject({ apiKey: 'k' }, send).authorisedDomains()).toEqual(['localhost']);
    const refusing = network(() => ({ body: { error: { message: 'API key not valid.' } } }));
    await expect(
      firebaseProject({ apiKey: 'k' }, refusing.send).authorisedDomains(),
    ).rejects.toThrow('API key not valid.');
  });
});
