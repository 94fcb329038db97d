const alarmEmails = ['ops@school.example'];

const ownDomain = {
  domainName: 'daftar.school.example',
  certificateArn:
    'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c-aaaa-bbbb-cccc-1234567890ab',
};

const everything = {
  stage: 'staging',
  release: 'canary',
  firewall: true,
  customerKey: true,
  backupCopy: { account: '444455556666', region: 'eu-central-1' },
  visionModel: 'eu.anthropic.claude-haiku-5-5',
  ...ownDomain,
  hostedZoneId: 'Z0123456789ABCDEFGHIJ',
  alarmEmails,
  monthlyBudget: 100,
  mail: { from: 'daftar@school.example' },
  schoolSignOn: { providerId: 'saml.ministry', name: 'My Ministry' },
  jobConcurrency: 600,
  throttles: { calls: 1_000, costly: 50 },
} as const;

/** Contexts in which the templates are reviewed: the default, and with every switch turned on. */
export const variants = { plain: { alarmEmails, monthlyBudget: 100 }, everything } as const;

const model = 'eu.anthropic.claude-opus-5-5';

/** Each switch alone, and what only one of its values does. */
export const switches: readonly Readonly<Record<string, unknown>>[] = [
  ...Object.entries(everything)
    .filter(([name]) => !(name in ownDomain) && !['hostedZoneId', 'monthlyBudget'].includes(name))
    .map(([name, value]) => ({ [name]: value })),
  { alarmEmails, monthlyBudget: 100 },
  ownDomain,
  { ...ownDomain, hostedZoneId: everything.hostedZoneId },
  { release: 'all-at-once' },
  { allowedEmailDomains: ['school.example'] },
  { gradebookReader: 'textract' },
  { gradebookReader: 'both' },
  { firstModel: model },
  { draftModel: model },
  { solverModel: 'eu.amazon.nova-pro-v1:0' },
  { modelBudget: 5 },
  { dailyModelBudget: 5 },
  { siteUrl: 'https://daftar.school.example' },
];
