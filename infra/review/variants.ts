/** Contexts in which the templates are reviewed: the default, and with every switch turned on. */
export const variants = {
  plain: { alarmEmails: ['ops@school.example'], monthlyBudget: 100 },
  everything: {
    stage: 'staging',
    release: 'canary',
    firewall: true,
    customerKey: true,
    backupCopy: { account: '444455556666', region: 'eu-central-1' },
    visionModel: 'eu.anthropic.claude-haiku-5-5',
    domainName: 'daftar.school.example',
    certificateArn:
      'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c-aaaa-bbbb-cccc-1234567890ab',
    hostedZoneId: 'Z0123456789ABCDEFGHIJ',
    alarmEmails: ['ops@school.example'],
    monthlyBudget: 100,
    mail: { from: 'daftar@school.example' },
    jobConcurrency: 600,
    throttles: { calls: 1_000, costly: 50 },
  },
} as const;
