import type { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import { gradebookReaders } from '#lambdas/pages/environment.ts';
import { demoFirebase } from './demo-firebase.ts';
import { defaultStage } from './stage.ts';
import { throttleGroups } from './stacks/throttles.ts';

const firebaseSettings = z.object({
  projectId: z.string().check(z.regex(/^[a-z0-9-]{4,40}$/)),
  apiKey: z.string().check(z.minLength(1)),
  authDomain: z.string().check(z.regex(/^[a-z0-9.-]+$/)),
});

/** The Firebase project for sign-in. It is public: every page contains it. */
export type FirebaseSettings = z.infer<typeof firebaseSettings>;

const domainSettings = z.object({
  domainName: z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/)),
  /** For this domain or a wildcard above it. CloudFront accepts certificates of one Region only. */
  certificateArn: z.string().check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/)),
  /** The domain's Route 53 zone, where its records are created. */
  hostedZoneId: z.optional(z.string().check(z.regex(/^Z[A-Z0-9]+$/))),
});

export type DomainSettings = z.infer<typeof domainSettings>;

const mailSettings = z.strictObject({
  /** The address that invitations come from; it, or its domain, is verified at SES. */
  from: z.email(),
  /** Invitations of all teachers in a day: fewer than the account's quota at SES. */
  perDay: z._default(
    z.int().check(z.positive(), z.lte(limits.mailedInvitationsPerDayMax)),
    limits.mailedInvitationsPerDay,
  ),
});

/** The platform's own mail. */
export type MailSettings = z.infer<typeof mailSettings>;

const schoolSettings = z.strictObject({
  /** Of the identity provider, where it is set up as a SAML or an OIDC provider. */
  providerId: z.string().check(z.regex(/^(?:saml|oidc)\.[a-z0-9.-]+$/)),
  /** What the button says after “Continue with”. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});

/** The id of a Bedrock model, or of an inference profile, which newer models require. */
const modelId = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/));

const settings = z.object({
  /** The environment within the account; part of its stacks' names. */
  stage: z.string().check(z.regex(/^[a-z][a-z0-9]{1,15}$/)),
  /** Whether calls go to a new version of the API a tenth first, or all at once. */
  release: z.enum(['canary', 'all-at-once']),
  firebase: firebaseSettings,
  /** Only addresses of these domains may become teachers; an empty list allows all. */
  allowedEmailDomains: z._default(z.array(z.string().check(z.regex(/^[a-z0-9.-]+\.[a-z]+$/))), []),
  gradebookReader: z._default(z.enum(gradebookReaders), 'own'),
  /** The model that reads doubtful cells a second time; without one, pages are read once. */
  visionModel: z.optional(modelId),
  /** The model that writes drafts first; a better one, which is asked for what is not good enough. */
  firstModel: modelId,
  draftModel: modelId,
  /** A different cheap one, which solves their questions without the keys. */
  solverModel: modelId,
  /** Calls per second of all callers together, by group of routes or by route; others keep their default. */
  throttles: z._default(
    z.record(
      z
        .string()
        .check(z.refine((name) => throttleGroups.includes(name) || /^[A-Z]+ \//.test(name))),
      z.number().check(z.positive(), z.lte(10_000)),
    ),
    {},
  ),
  /** How many functions the steps of jobs may take at once, all together; without it, all that the account has. */
  jobConcurrency: z.optional(z.int().check(z.gte(100))),
  /** Whether SES sends the invitations, instead of the identity provider. */
  mail: z.optional(mailSettings),
  /** The school's or ministry's own sign-on, which the site offers. */
  schoolSignOn: z.optional(schoolSettings),
  alarmEmails: z._default(z.array(z.email()).check(z.maxLength(10)), []),
  /** US dollars: a month of models, after which rules draft; a day that raises an alarm; a month of everything. */
  modelBudget: z._default(z.number().check(z.positive()), 500),
  dailyModelBudget: z._default(z.number().check(z.positive()), 20),
  monthlyBudget: z.optional(z.number().check(z.positive())),
  domain: z.optional(domainSettings),
  /** Whether to put a firewall in front of the distribution, which costs money each month. */
  firewall: z._default(z.boolean(), false),
  /** Whether a customer-managed key encrypts stored data and logs, which costs money each month. */
  customerKey: z._default(z.boolean(), false),
  /** The account and Region whose vault `daftar` receives a copy of a daily backup, which costs money. */
  backupCopy: z.optional(
    z.strictObject({
      account: z.string().check(z.regex(/^\d{12}$/)),
      region: z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/)),
    }),
  ),
  /** Origin of the site, if another host is in front of the distribution. Mails link to it. */
  siteUrl: z.optional(z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+$/))),
  /** Whether the templates may name a Firebase project that does not exist. */
  demo: z._default(z.boolean(), false),
});
export type Settings = z.infer<typeof settings>;

/** AWS only sends mails about a budget, so without addresses it would have no effect. */
const budgetIsHeard = z.refine<Settings>(
  ({ monthlyBudget, alarmEmails }) => monthlyBudget === undefined || alarmEmails.length > 0,
  { path: ['monthlyBudget'] },
);

/** Every model that functions call, once. */
export const modelsOf = ({ firstModel, draftModel, solverModel, visionModel }: Settings) => [
  ...new Set([firstModel, draftModel, solverModel, ...(visionModel ? [visionModel] : [])]),
];
export type BackupDestination = NonNullable<Settings['backupCopy']>;
/** The models that write and check drafts. */
export type Models = Pick<Settings, 'firstModel' | 'draftModel' | 'solverModel'>;
export type PaidModels = Models & Pick<Settings, 'modelBudget'>;

/** Bedrock's profiles that stay within a geography, by how its Regions' names begin. */
const GEOGRAPHIES = [
  ['eu-', 'eu'],
  ['us-', 'us'],
  ['ap-', 'apac'],
] as const;
const geographyOf = (region: string) =>
  GEOGRAPHIES.find(([begins]) => region.startsWith(begins))?.[1];

/** A model through the profile of a Region's geography; undefined if there is none. */
function profileNear(region: string, model: string): string | undefined {
  const geography = geographyOf(region);
  return geography && `${geography}.${model}`;
}

const firebaseForm = '{"projectId":"…","apiKey":"…","authDomain":"….firebaseapp.com"}';

const ofModel =
  'the id of a model at Bedrock or of its inference profile, such as eu.anthropic.claude-haiku-5-5';

const ofDrafts = `${ofModel}; only Regions that begin with ${GEOGRAPHIES.map(([begins]) => begins).join(', ')} have a default, because others have only global profiles, which read texts anywhere`;

/** What each context value must be; used in error messages. */
const expected = {
  release: 'canary or all-at-once',
  stage: 'a name of two to sixteen small letters and digits, such as staging',
  firebase: `the configuration of a Firebase web app, ${firebaseForm}`,
  allowedEmailDomains: 'a list of domains, such as ["school.example"]',
  gradebookReader: "own (Daftar's reader), textract or both",
  visionModel: ofModel,
  firstModel: ofDrafts,
  draftModel: ofDrafts,
  solverModel: ofDrafts,
  throttles: `calls a second (${throttleGroups.join(', ')}, or a route), such as {"calls":1000,"costly":50,"GET /profile/professional":500}`,
  jobConcurrency: 'a number of functions from 100, such as 600',
  mail: 'an address that SES may send from, and the most invitations in a day, such as {"from":"daftar@school.example","perDay":40000}',
  schoolSignOn:
    'a SAML or OIDC provider of Firebase and its name, such as {"providerId":"saml.ministry","name":"My Ministry"}',
  alarmEmails: 'a list of at most ten addresses, such as ["ops@school.example"]',
  modelBudget: 'a number of US dollars above 0, such as 500',
  dailyModelBudget: 'a number of US dollars, such as 20',
  monthlyBudget: 'a number of US dollars, such as 100, and alarmEmails who gets its mails',
  domainName: 'a domain, such as daftar.school.example',
  certificateArn:
    'the ARN of a certificate of domainName in us-east-1, where CloudFront takes it from',
  hostedZoneId: 'the id of the hosted zone of domainName, such as Z0123456789ABCDEFGHIJ',
  siteUrl: 'an origin without a path, such as https://daftar.school.example',
  firewall: 'true or false',
  customerKey: 'true or false',
  backupCopy: 'an account and a Region, {"account":"444455556666","region":"eu-central-1"}',
  demo: 'true or false',
} as const;
const names = new Map<PropertyKey, string>(Object.entries(expected));

/** Every name that the context may have. */
export const contextNames: readonly string[] = Object.keys(expected);

/** A setting is invalid; the message says which one and what it must be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The names of the CDK and of its plug-ins have another sign in them. */
function unknownNames(app: App): readonly string[] {
  const context = z.parse(z.record(z.string(), z.unknown()), app.node.getAllContext());
  return Object.keys(context).filter((name) => /^[a-z]+$/i.test(name) && !names.has(name));
}

/** Parses JSON from the command line; other values stay as they are. */
const document = (given: unknown): unknown => {
  try {
    return typeof given === 'string' ? JSON.parse(given) : given;
  } catch {
    return given;
  }
};

/**
 * The settings of a deployment, from the CDK context (`cdk.json`, `cdk.context.json`, or `-c name=value`).
 * @param region where it is deployed to; templates that are only looked at are for Europe
 * @throws {SettingsError}
 */
export function readSettings(
  app: App,
  region = process.env['CDK_DEFAULT_REGION'] ?? process.env['AWS_REGION'] ?? 'eu-west-3',
): Settings {
  const unknown = unknownNames(app);
  if (unknown.length > 0)
    throw new SettingsError(`The CDK context is wrong: it has no ${unknown.join(', ')}.`);
  const { domainName, certificateArn, hostedZoneId, ...given } = Object.fromEntries(
    [...names].map(([name]) => [name, document(app.node.tryGetContext(String(name))) ?? undefined]),
  );
  const domain = { domainName, certificateArn, hostedZoneId };
  const stage = given['stage'] ?? defaultStage;
  const parsed = z.safeParse(settings.check(budgetIsHeard), {
    release: stage === defaultStage ? 'canary' : 'all-at-once',
    firebase: demoFirebase,
    firstModel: profileNear(region, 'anthropic.claude-haiku-5-5'),
    draftModel: profileNear(region, 'anthropic.claude-sonnet-5-5'),
    solverModel: profileNear(region, 'amazon.nova-2-lite-v1:0'),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    stage,
    domain: Object.values(domain).some((value) => value !== undefined) ? domain : undefined,
  });
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path.find((key) => names.has(key))));
  const sentences = [...wrong].map(
    (name = '') => `${String(name)} must be ${names.get(name) ?? 'something else'}.`,
  );
  throw new SettingsError(`The CDK context is wrong: ${sentences.join(' ')}`);
}

/** Why these settings must not be deployed, if the Firebase project does not exist. */
export const problemWithDemo = ({ firebase, demo }: Settings): string | undefined =>
  demo || !firebase.projectId.startsWith('demo-')
    ? undefined
    : `The Firebase project ${firebase.projectId} exists nowhere. Pass yours: -c firebase='${firebaseForm}'. ` +
      'To look at the templates alone: -c demo=true';
