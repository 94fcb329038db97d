import { modelOf } from '#core/model/model-strategies.ts';
import { modelsOf, problemWithDemo, type Settings } from '#infra/settings.ts';
import { groupThrottle } from '#infra/stacks/throttles.ts';
import type { Account } from './account.ts';
import type { FirebaseProject } from './firebase.ts';

/** Something that preflight found: `stop` prevents a deployment or its use, `look` is worth a person's attention. */
export interface Finding {
  readonly verdict: 'good' | 'look' | 'stop';
  readonly what: string;
  /** What to do about it. */
  readonly todo?: string;
}

export interface Surroundings {
  readonly settings: Settings;
  readonly account: Account;
  readonly firebase: FirebaseProject;
}

type Check = (asked: Surroundings) => Promise<readonly Finding[]>;

const good = (what: string): Finding => ({ verdict: 'good', what });
const look = (what: string, todo: string): Finding => ({ verdict: 'look', what, todo });
const stop = (what: string, todo: string): Finding => ({ verdict: 'stop', what, todo });
const number = (value: number): string => value.toLocaleString('en');

/** The functions at once that a class needs, and those that 1,000 teachers need. */
const CLASS = 100;
const SCHOOLS = 1_000;
/** What Lambda never reserves. */
const UNRESERVED = 100;
/** Fewer calls of a model a minute than this keep a school waiting. */
const MODEL_CALLS = 50;
/** Pages a second that Textract should read; a phone sends up to six at once. */
const PAGES = 5;

const askFor = (code: string, quota: string): string =>
  `Ask for more: https://console.aws.amazon.com/servicequotas/home/services/${code}/quotas${quota} (can take a day).`;

const bootstrap: Check = async ({ account, settings }) => {
  const regions = new Set([account.region, ...(settings.firewall ? ['us-east-1'] : [])]);
  const findings: Finding[] = [];
  for (const region of regions)
    findings.push(
      (await account.isBootstrapped(region))
        ? good(`The CDK can deploy to ${region}.`)
        : stop(
            `The CDK cannot deploy to ${region} yet.`,
            `Run: npx cdk bootstrap aws://${await account.number()}/${region}`,
          ),
    );
  return findings;
};

const concurrency: Check = async ({ account, settings: { jobConcurrency = 0 } }) => {
  const { total, unreserved } = await account.concurrency();
  const what = `Lambda runs ${number(total)} functions of this account at once in ${account.region}, ${number(unreserved)} of them unreserved.`;
  const todo = askFor('lambda', '/L-B99A9384').replace('more', number(SCHOOLS));
  if (jobConcurrency > 0 && total - jobConcurrency < UNRESERVED)
    return [
      stop(
        `${what} AWS does not reserve ${number(jobConcurrency)} for jobs, because ${UNRESERVED} must stay unreserved.`,
        `Leave jobConcurrency out, or: ${todo}`,
      ),
    ];
  if (total < CLASS) return [stop(`${what} That is too few for a class.`, todo)];
  return [total < SCHOOLS ? look(`${what} That is enough for a school.`, todo) : good(what)];
};

/** One quota of a service, found by its name. */
interface Quota {
  readonly service: string;
  readonly name: RegExp;
  readonly what: (value: number) => string;
  readonly least: number;
  /** The value below which nothing works. */
  readonly needed?: number;
}

const quotaFinding = (
  quotas: ReadonlyMap<string, number>,
  { service, name, what, least, needed = 0 }: Quota,
): Finding => {
  const values = [...quotas].filter(([known]) => name.test(known)).map(([, value]) => value);
  if (values.length === 0)
    return look(
      `Service Quotas lists nothing for ${service} that matches ${name.source}.`,
      `Look there: https://console.aws.amazon.com/servicequotas/home/services/${service}/quotas`,
    );
  const value = Math.max(...values);
  if (value >= least) return good(what(value));
  return (value <= needed ? stop : look)(what(value), askFor(service, ''));
};

const calls: Check = async ({ account, settings: { throttles } }) => {
  const api = await account.quotas('apigateway');
  const states = await account.quotas('states');
  return [
    quotaFinding(api, {
      service: 'apigateway',
      name: /^Throttle rate$/i,
      what: (value) => `API Gateway takes ${number(value)} calls a second.`,
      least: groupThrottle(throttles, 'calls').rateLimit,
    }),
    quotaFinding(states, {
      service: 'states',
      name: /^StartExecution throttle token refill rate/i,
      what: (value) => `Step Functions starts ${number(value)} jobs a second.`,
      least: groupThrottle(throttles, 'costly').rateLimit,
    }),
  ];
};

const pages: Check = async ({ account, settings }) => {
  if (settings.gradebookReader === 'own') return [];
  const quota = {
    service: 'textract',
    name: /\bAnalyzeDocument\b/,
    what: (value: number) => `Textract reads ${number(value)} pages a second.`,
    least: PAGES,
  };
  return [quotaFinding(await account.quotas('textract'), quota)];
};

/** Letters and digits of a model's name, without its date and version: `claudesonnet55`. */
const plain = (name: string): string =>
  name
    .replace(/-\d{8}(?=-v|$)|-v\d+(?::\d+)?$/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** How the quota of calls begins, by the profile of a model. */
const familyOf = (id: string): RegExp =>
  id === modelOf(id)
    ? /^On-demand model inference requests per minute for /i
    : id.startsWith('global.')
      ? /^Global cross-region model inference requests per minute for /i
      : /^Cross-region model inference requests per minute for /i;

const models: Check = async ({ account, settings }) => {
  const quotas = await account.quotas('bedrock');
  const findings: Finding[] = [];
  for (const id of modelsOf(settings)) {
    const model = modelOf(id);
    const obstacles = await account.obstaclesTo(model);
    if (id !== model && !(await account.hasProfile(id)))
      findings.push(
        stop(
          `${id} is not offered in ${account.region}.`,
          'Choose a profile of this Region: aws bedrock list-inference-profiles',
        ),
      );
    else if (obstacles.length > 0)
      findings.push(
        stop(
          `The account may not use ${id} yet (${obstacles.join(', ')}).`,
          'Open it in the Bedrock console (Model catalog); models of Anthropic ask once what they are used for.',
        ),
      );
    else findings.push(callsOf(id, quotas));
  }
  return findings;
};

function callsOf(id: string, quotas: ReadonlyMap<string, number>): Finding {
  const family = familyOf(id);
  const wanted = plain(modelOf(id).replace(/^[a-z0-9]+\./, ''));
  const found = [...quotas].filter(
    ([name]) => family.test(name) && plain(name.replace(/ V\d+$/, '')).endsWith(wanted),
  );
  const what = (value: number) => `Bedrock takes ${number(value)} calls a minute of ${id}.`;
  const quota = { service: 'bedrock', name: family, what, least: MODEL_CALLS };
  return quotaFinding(new Map(found), quota);
}

const signIn: Check = async ({ settings, firebase }) => {
  const problem = problemWithDemo(settings);
  if (problem !== undefined) return [stop(problem, 'See "First deployment" in docs/RUNBOOK.md.')];
  const { projectId } = settings.firebase;
  const domains = await firebase.authorisedDomains();
  const { password, link } = await firebase.methods();
  const providers = 'Enable it: Firebase console, Authentication → Sign-in method.';
  const ours =
    settings.domain?.domainName ?? (settings.siteUrl && new URL(settings.siteUrl).hostname);
  const isMissing = ours !== undefined && !domains.includes(ours);
  const domainTodo = 'Add it: Firebase console, Authentication → Settings → Authorised domains.';
  return [
    password
      ? good(`${projectId} has accounts with passwords.`)
      : stop(`${projectId} has no sign-in with a password.`, providers),
    link
      ? good(`${projectId} has sign-in by a link in a mail, which invitations use.`)
      : stop(`${projectId} has no sign-in by a link in a mail.`, providers),
    isMissing
      ? stop(`Nobody can sign in at ${ours} yet.`, domainTodo)
      : look(`Sign-in is possible at ${domains.join(', ')}.`, 'The site must be among them.'),
    look(
      `The plan of ${projectId} cannot be asked for.`,
      'Invitations by mail need Blaze: Firebase console, Usage and billing.',
    ),
  ];
};

const mails: Check = async ({ account, settings: { mail } }) => {
  if (mail === undefined) return [];
  const { perDay, toEverybody } = await account.mails();
  const domain = mail.from.replace(/^.*@/, '');
  const isVerified = (await account.maySendFrom(domain)) || (await account.maySendFrom(mail.from));
  const todo = 'See "Mail of your own" in docs/RUNBOOK.md.';
  return [
    isVerified
      ? good(`SES sends from ${mail.from}.`)
      : stop(`SES does not send from ${mail.from} yet.`, todo),
    toEverybody
      ? good('SES mails everybody.')
      : stop('SES mails verified addresses alone, so students get no invitation.', todo),
    perDay > mail.perDay
      ? good(`SES sends ${number(perDay)} mails a day.`)
      : look(
          `SES sends ${number(perDay)} mails a day; mail.perDay is ${number(mail.perDay)}.`,
          `Lower mail.perDay, or: ${askFor('ses', '')}`,
        ),
  ];
};

const checks: Readonly<Record<string, Check>> = {
  'the bootstrap of the CDK': bootstrap,
  'Lambda’s concurrency': concurrency,
  'the quotas of calls': calls,
  Textract: pages,
  'the models': models,
  SES: mails,
  'the Firebase project': signIn,
};

/** All findings. A question that is not answered is a finding as well; without credentials nothing else is asked. */
export async function preflight(asked: Surroundings): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  try {
    const { account } = asked;
    findings.push(good(`The credentials are of account ${await account.number()}.`));
  } catch (error) {
    const isUnreached = error instanceof TypeError;
    const todo = isUnreached
      ? 'Look at AWS_REGION, and whether this machine reaches AWS.'
      : 'Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
    return [stop(`AWS does not answer to these credentials (${reasonOf(error)}).`, todo)];
  }
  for (const [name, check] of Object.entries(checks)) {
    try {
      findings.push(...(await check(asked)));
    } catch (error) {
      findings.push(
        look(
          `Not answered about ${name} (${reasonOf(error)}).`,
          'Look for yourself, or ask again with credentials that may read it.',
        ),
      );
    }
  }
  return findings;
}

/** `fetch` says in its cause why there is no connection. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { name, message, cause } = error;
  if (name === 'TypeError' && cause instanceof Error) return cause.message;
  return [name, message].filter(Boolean).join(': ');
};
