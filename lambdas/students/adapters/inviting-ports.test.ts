import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { functionEnvironment } from '#test/support/environment.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { useMockClient } from '#test/support/mock-client.ts';
import { isBusy } from '#core/aws/is-busy.ts';
import { projectInvitationUsageKey } from '#core/aws/table-keys.ts';
import { describeError } from '#core/log.ts';
import { invitingPorts } from './inviting-ports.ts';

const table = useDynamoTable();
const identity = useIdentityProvider(() => []);
const ses = useMockClient(SESv2Client);
beforeEach(() => ses.reset());

const own = {
  ...functionEnvironment,
  MAIL_FROM: 'daftar@school.example',
  MAIL_CONFIGURATION_SET: 'settings',
  INVITATIONS_PER_DAY: String(limits.projectInvitationsPerDay + 10),
};
const continueUrl = 'https://school.example/sign-in-link?email=salma%40example.com&language=ar';
const invitation = {
  email: 'salma@example.com',
  language: 'ar',
  continueUrl,
  fullName: 'سلمى',
} as const;
const send = (environment: typeof functionEnvironment = own) =>
  invitingPorts(environment).accounts.sendSignInLink(invitation);

it('an invitation is mailed by SES, with a link that the identity provider only makes', async () => {
  ses.on(SendEmailCommand).resolves({});
  await send();
  expect(identity.provider.mails).toEqual([]);
  const [mail] = ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);
  expect(mail).toMatchObject({
    FromEmailAddress: '=?UTF-8?B?2K/Zgdiq2LE=?= <daftar@school.example>',
    Destination: { ToAddresses: ['salma@example.com'] },
    ConfigurationSetName: 'settings',
    Content: { Simple: { Subject: { Data: 'دعوتك إلى دفتر' } } },
  });
  const { Text, Html } = mail!.Content!.Simple!.Body!;
  expect(Text!.Data).toContain(`${continueUrl}&oobCode=1`);
  expect(Html!.Data).toContain(`${continueUrl}&oobCode=1`.replaceAll('&', '&amp;'));
});

it('without an address to send from, the identity provider mails it', async () => {
  await send(functionEnvironment);
  expect(identity.provider.mails).toMatchObject([{ email: 'salma@example.com', locale: 'ar' }]);
  expect(ses.calls()).toEqual([]);
});

it('a refusal by SES has a code, and the log no address', async () => {
  const refused = Object.assign(
    new Error('Email address is not verified in EU-WEST-3: salma@example.com'),
    { name: 'MessageRejected', $metadata: { httpStatusCode: 400 } },
  );
  ses.on(SendEmailCommand).rejects(refused);
  const error = await send().catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: 'mail-unavailable' });
  const logged = JSON.stringify(describeError(error));
  expect(logged).toContain('is not verified');
  expect(logged).not.toContain('salma');
});

it('while SES has no room, the caller is told to come back', async () => {
  ses
    .on(SendEmailCommand)
    .rejects(Object.assign(new Error('rate exceeded'), { name: 'TooManyRequestsException' }));
  expect(isBusy(await send().catch((cause: unknown) => cause))).toBe(true);
});

it('as many may be sent in a day as the deployment says', async () => {
  const now = new Date('2026-03-01T10:00:00.000Z');
  const Item = {
    ...projectInvitationUsageKey('2026-03-01'),
    mails: limits.projectInvitationsPerDay,
  };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  const teacher = { uid: 't', emailVerified: true };
  const spend = (environment: typeof functionEnvironment) =>
    invitingPorts(environment).quota.spend({ teacher, email: 'a@example.com', now });
  expect(await spend(functionEnvironment)).toBe('project-quota-exceeded');
  expect(await spend(own)).toBe('spent');
});
