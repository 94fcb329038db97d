import { Sha256 } from '@aws-crypto/sha256-js';
import { SFNClient } from '@aws-sdk/client-sfn';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod/mini';

/** What preflight asks an AWS account. */
export interface Account {
  readonly region: string;
  /** The account's number, which any valid credentials may ask for. */
  number(): Promise<string>;
  /** Whether the CDK can deploy to a Region of the account. */
  isBootstrapped(region: string): Promise<boolean>;
  /** How many functions may run at once, and how many of these are not reserved. */
  concurrency(): Promise<{ readonly total: number; readonly unreserved: number }>;
  /** The quotas of a service, by their names. */
  quotas(service: string): Promise<ReadonlyMap<string, number>>;
  /** Whether an inference profile is offered in this Region. */
  hasProfile(id: string): Promise<boolean>;
  /** What prevents the account from using a model; empty if nothing does. */
  obstaclesTo(model: string): Promise<readonly string[]>;
  /** How many mails SES sends in a day, and whether to everybody or only to verified addresses. */
  mails(): Promise<{ readonly perDay: number; readonly toEverybody: boolean }>;
  /** Whether SES may send from a domain or an address. */
  maySendFrom(identity: string): Promise<boolean>;
}

/** A service refused; its name is the service's own, such as `AccessDeniedException`. */
export class AwsRefusal extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

const failure = z.object({
  __type: z.optional(z.string()),
  message: z.optional(z.string()),
  Message: z.optional(z.string()),
});

const settings = z.object({
  AccountLimit: z.object({
    ConcurrentExecutions: z.number(),
    UnreservedConcurrentExecutions: z.number(),
  }),
});
const quotaPage = z.object({
  Quotas: z.array(z.object({ QuotaName: z.string(), Value: z.number() })),
  NextToken: z.optional(z.nullable(z.string())),
});
const sending = z.object({
  ProductionAccessEnabled: z.boolean(),
  SendQuota: z.object({ Max24HourSend: z.number() }),
});
const identity = z.object({ VerifiedForSendingStatus: z.boolean() });
const availability = z.object({
  agreementAvailability: z.optional(z.object({ status: z.string() })),
  authorizationStatus: z.optional(z.string()),
  entitlementAvailability: z.optional(z.string()),
  regionAvailability: z.optional(z.string()),
});

interface Call {
  readonly service: string;
  /** How the service's host begins, if not with its name. */
  readonly host?: string;
  readonly region: string;
  readonly path?: string;
  /** The operation of a JSON service. */
  readonly target?: string;
  readonly body?: string;
}

/**
 * The account of the SDK's usual credentials and Region. Its calls are signed here, because six services are asked one
 * question or two, and a client of each would be a package of its own.
 * @throws if no Region is set
 */
export async function awsAccount(send: typeof fetch = fetch): Promise<Account> {
  const { credentials, region: usualRegion } = new SFNClient({}).config;
  const region = await usualRegion();

  const call = async ({
    service,
    host = service,
    region,
    path = '/',
    target,
    body,
  }: Call): Promise<string> => {
    const hostname = `${host}.${region}.amazonaws.com`;
    const type = target === undefined ? 'application/x-www-form-urlencoded' : jsonType;
    const request = new HttpRequest({
      method: body === undefined ? 'GET' : 'POST',
      protocol: 'https:',
      hostname,
      path,
      headers: {
        host: hostname,
        ...(body !== undefined && { 'content-type': type }),
        ...(target !== undefined && { 'x-amz-target': target }),
      },
      body,
    });
    const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 });
    const { method, headers } = await signer.sign(request);
    const answer = await send(`https://${hostname}${path}`, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok) throw refusalOf(answer, text);
    return text;
  };
  const json = (service: string, target: string, input: object, where = region) =>
    call({ service, region: where, target, body: JSON.stringify(input) });
  const ses = async (path: string): Promise<unknown> =>
    JSON.parse(await call({ service: 'ses', host: 'email', region, path: `/v2/email${path}` }));
  const unless = async (name: string, asked: Promise<unknown>): Promise<boolean> => {
    try {
      await asked;
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === name) return false;
      throw error;
    }
  };

  return {
    region,
    async number() {
      const body = 'Action=GetCallerIdentity&Version=2011-06-15';
      const answer = await call({ service: 'sts', region, body });
      return /<Account>(\d+)</.exec(answer)?.[1] ?? 'unknown';
    },
    isBootstrapped: (where) =>
      unless(
        'ParameterNotFound',
        json('ssm', 'AmazonSSM.GetParameter', { Name: bootstrapVersion }, where),
      ),
    async concurrency() {
      const answer = await call({
        service: 'lambda',
        region,
        path: '/2016-08-19/account-settings',
      });
      const { AccountLimit } = settings.parse(JSON.parse(answer));
      const { ConcurrentExecutions: total, UnreservedConcurrentExecutions: unreserved } =
        AccountLimit;
      return { total, unreserved };
    },
    async quotas(ServiceCode) {
      const found = new Map<string, number>();
      // Quotas that were never changed may be in the first list only.
      for (const list of ['ListAWSDefaultServiceQuotas', 'ListServiceQuotas']) {
        const target = `ServiceQuotasV20190624.${list}`;
        let NextToken: string | null | undefined;
        do {
          const input = { ServiceCode, MaxResults: 100, ...(NextToken && { NextToken }) };
          const page = quotaPage.parse(JSON.parse(await json('servicequotas', target, input)));
          for (const { QuotaName, Value } of page.Quotas) found.set(QuotaName, Value);
          ({ NextToken } = page);
        } while (NextToken);
      }
      return found;
    },
    hasProfile: (id) =>
      unless(
        'ResourceNotFoundException',
        call({ service: 'bedrock', region, path: `/inference-profiles/${encodeURIComponent(id)}` }),
      ),
    async mails() {
      const { ProductionAccessEnabled, SendQuota } = sending.parse(await ses('/account'));
      return { perDay: SendQuota.Max24HourSend, toEverybody: ProductionAccessEnabled };
    },
    async maySendFrom(name) {
      const asked = ses(`/identities/${encodeURIComponent(name)}`);
      if (!(await unless('NotFoundException', asked))) return false;
      return identity.parse(await asked).VerifiedForSendingStatus;
    },
    async obstaclesTo(model) {
      const path = `/foundation-model-availability/${encodeURIComponent(model)}`;
      const answer = availability.parse(
        JSON.parse(await call({ service: 'bedrock', region, path })),
      );
      const { agreementAvailability, ...statuses } = answer;
      const all = { agreementAvailability: agreementAvailability?.status, ...statuses };
      return Object.entries(all).flatMap(([what, status]) =>
        status === undefined || ready.has(status) ? [] : [`${what}: ${status}`],
      );
    },
  };
}

const jsonType = 'application/x-amz-json-1.1';
const bootstrapVersion = '/cdk-bootstrap/hnb659fds/version';
const ready = new Set(['AVAILABLE', 'AUTHORIZED']);

/** The error that an answer describes, in one of the forms that AWS's services use. */
function refusalOf(answer: Response, text: string): AwsRefusal {
  const parsed = z.safeParse(failure, asJson(text)).data ?? {};
  const name =
    answer.headers.get('x-amzn-errortype') ??
    parsed.__type ??
    /<Code>(\w+)</.exec(text)?.[1] ??
    `HTTP ${answer.status}`;
  const message = parsed.message ?? parsed.Message ?? /<Message>([^<]+)</.exec(text)?.[1] ?? '';
  return new AwsRefusal(name.replace(/^.*#|:.*$/g, ''), message);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
