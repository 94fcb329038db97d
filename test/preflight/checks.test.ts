import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#infra/settings.ts';
import { AwsRefusal, type Account } from './account.ts';
import { preflight } from './checks.ts';
import type { FirebaseProject } from './firebase.ts';

const firebaseSettings = {
  projectId: 'school-1',
  apiKey: 'k',
  authDomain: 'school-1.firebaseapp.com',
};
const settingsOf = (context: Record<string, unknown> = {}) =>
  readSettings(new App({ context: { firebase: firebaseSettings, ...context } }));

const quotas: Record<string, [string, number][]> = {
  apigateway: [
    ['Throttle rate', 10_000],
    ['Throttle burst rate', 5_000],
  ],
  states: [['StartExecution throttle token refill rate per second', 300]],
  textract: [
    ['Transactions per second per account for the AnalyzeDocument synchronous operation', 1],
    ['Transactions per second per account for the StartDocumentAnalysis operation', 10],
  ],
  bedrock: [
    [
      'Global cross-region model inference requests per minute for Anthropic Claude Sonnet 5.5',
      200,
    ],
    ['Global cross-region model inference requests per minute for Anthropic Claude Haiku 5.5', 0],
    ['Cross-region model inference requests per minute for Anthropic Claude Haiku 5.5', 500],
    ['On-demand model inference requests per minute for Anthropic Claude Sonnet 5.5', 3],
    ['Cross-region model inference requests per minute for Anthropic Claude Haiku 4.5 V1', 40],
  ],
};
const ready: Account = {
  region: 'eu-west-3',
  number: async () => '111122223333',
  isBootstrapped: async () => true,
  concurrency: async () => ({ total: 1_000, unreserved: 1_000 }),
  quotas: async (service) => new Map(quotas[service]),
  hasProfile: async () => true,
  obstaclesTo: async () => [],
  mails: async () => ({ perDay: 50_000, toEverybody: true }),
  maySendFrom: async () => true,
};
const open: FirebaseProject = {
  authorisedDomains: async () => ['localhost', 'daftar.school.example'],
  methods: async () => ({ password: true, link: true }),
};
const sonnet = { draftModel: 'global.anthropic.claude-sonnet-5-5' };
const small = 'eu.anthropic.claude-haiku-5-5';
const haiku = { ...sonnet, firstModel: small, solverModel: small };

const found = async (
  account: Partial<Account> = {},
  context: Record<string, unknown> = haiku,
  firebase: Partial<FirebaseProject> = {},
) => {
  const surroundings = {
    settings: settingsOf(context),
    account: { ...ready, ...account },
    firebase: { ...open, ...firebase },
  };
  const all = await preflight(surroundings);
  const of = (verdict: string) => all.filter((one) => one.verdict === verdict);
  return { all, stops: of('stop'), looks: of('look') };
};

describe('preflight', () => {
  it('stops nothing where account and project are ready, and says what cannot be asked', async () => {
    const { stops, looks, all } = await found();
    expect(stops).toEqual([]);
    expect(looks.map(({ what }) => what)).toEqual([
      expect.stringContaining('localhost'),
      expect.stringContaining('plan'),
    ]);
    expect(all[0]?.what).toContain('111122223333');
    expect(all.map(({ what }) => what).join('\n')).toContain(
      '200 calls a minute of global.anthropic.claude-sonnet-5-5',
    );
  });

  it('asks nothing else when the credentials are wrong', async () => {
    const number = async () => {
      throw new AwsRefusal('InvalidClientTokenId', 'The security token is invalid.');
    };
    const { all } = await found({ number });
    expect(all).toEqual([
      {
        verdict: 'stop',
        what: expect.stringContaining('InvalidClientTokenId') as unknown,
        todo: expect.stringContaining('AWS_PROFILE') as unknown,
      },
    ]);
  });

  it('does not blame the credentials when AWS is not reached', async () => {
    const number = async () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
    };
    const { all } = await found({ number });
    expect(all).toMatchObject([
      {
        what: expect.stringContaining('(getaddrinfo ENOTFOUND)') as unknown,
        todo: expect.stringContaining('reaches AWS') as unknown,
      },
    ]);
  });

  it('names the command that prepares each Region', async () => {
    const { stops } = await found(
      { isBootstrapped: async (region) => region !== 'us-east-1' },
      { ...haiku, firewall: true },
    );
    expect(stops).toMatchObject([{ todo: 'Run: npx cdk bootstrap aws://111122223333/us-east-1' }]);
  });

  it.each([
    [10, 'stop', 'too few for a class'],
    [500, 'look', 'enough for a school'],
    [1_000, 'good', 'runs 1,000 functions'],
  ])('judges room for %d functions as %s', async (total, verdict, words) => {
    const { all } = await found({ concurrency: async () => ({ total, unreserved: total }) });
    expect(all).toContainEqual(
      expect.objectContaining({ verdict, what: expect.stringContaining(words) as unknown }),
    );
  });

  it('stops where AWS would not reserve what jobs are to have', async () => {
    const { stops } = await found({}, { ...haiku, jobConcurrency: 950 });
    expect(stops[0]?.what).toContain('does not reserve 950');
    expect((await found({}, { ...haiku, jobConcurrency: 600 })).stops).toEqual([]);
  });

  it('stops at a model whose quota is nothing, as in a fresh account', async () => {
    const { stops } = await found(
      {},
      { ...sonnet, solverModel: 'global.anthropic.claude-haiku-5-5' },
    );
    expect(stops.map(({ what }) => what)).toEqual([
      'Bedrock takes 0 calls a minute of global.anthropic.claude-haiku-5-5.',
    ]);
  });

  it('knows a model of an older name by its quota', async () => {
    const visionModel = 'eu.anthropic.claude-haiku-4-5-20251001-v1:0';
    const { looks } = await found({}, { ...haiku, visionModel });
    expect(looks[0]?.what).toBe(`Bedrock takes 40 calls a minute of ${visionModel}.`);
  });

  it('stops at a profile of another part of the world, and at a model that is not opened', async () => {
    const { stops } = await found({
      hasProfile: async (id) => !id.startsWith('eu.'),
      obstaclesTo: async (model) =>
        model.includes('sonnet') ? ['agreementAvailability: NOT_AVAILABLE'] : [],
    });
    expect(stops.map(({ what }) => what)).toEqual([
      'eu.anthropic.claude-haiku-5-5 is not offered in eu-west-3.',
      expect.stringContaining('agreementAvailability: NOT_AVAILABLE'),
    ]);
  });

  it('looks at Textract only where it reads', async () => {
    const reading = await found({}, { ...haiku, gradebookReader: 'both' });
    expect(reading.looks[0]?.what).toBe('Textract reads 1 pages a second.');
    const { all } = await found();
    expect(all.some(({ what }) => what.includes('Textract'))).toBe(false);
  });

  it('asks SES only where it sends, and stops where it may not', async () => {
    const mail = { from: 'daftar@school.example', perDay: 60_000 };
    const early = await found(
      {
        mails: async () => ({ perDay: 200, toEverybody: false }),
        maySendFrom: async () => false,
      },
      { ...haiku, mail },
    );
    expect(early.stops.map(({ what }) => what)).toEqual([
      'SES does not send from daftar@school.example yet.',
      'SES mails verified addresses alone, so students get no invitation.',
    ]);
    expect(early.looks[0]?.what).toBe('SES sends 200 mails a day; mail.perDay is 60,000.');
    const maySendFrom = async (identity: string) => identity === mail.from;
    const later = await found({ maySendFrom }, { ...haiku, mail: { ...mail, perDay: 40_000 } });
    expect(later.stops).toEqual([]);
    const { all } = await found();
    expect(all.some(({ what }) => what.includes('SES'))).toBe(false);
  });

  it('stops at a project where teachers could not sign in', async () => {
    const { stops } = await found(
      {},
      { ...haiku, siteUrl: 'https://elsewhere.example' },
      { methods: async () => ({ password: true, link: false }) },
    );
    expect(stops.map(({ what }) => what)).toEqual([
      'school-1 has no sign-in by a link in a mail.',
      'Nobody can sign in at elsewhere.example yet.',
    ]);
  });

  it('refuses the demonstration’s project', async () => {
    const { stops } = await found({}, { ...haiku, firebase: undefined });
    expect(stops).toMatchObject([{ what: expect.stringContaining('exists nowhere') as unknown }]);
  });

  it('goes on where it may not ask', async () => {
    const denied = async () => {
      throw new AwsRefusal('AccessDeniedException', '');
    };
    const { looks, all } = await found({ concurrency: denied });
    expect(looks[0]?.what).toBe('Not answered about Lambda’s concurrency (AccessDeniedException).');
    expect(all.some(({ what }) => what.includes('Step Functions'))).toBe(true);
  });

  it('says so when a quota has another name', async () => {
    const { looks } = await found({ quotas: async () => new Map() });
    expect(looks).toHaveLength(6);
    expect(looks[0]?.what).toContain('Service Quotas lists nothing for apigateway');
  });
});
