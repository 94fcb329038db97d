import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountId, allow, openFixture, region, type Fixture } from '#test/support/aws-gateway.ts';
import type { SentMail } from './ses.ts';

const deliver = vi.fn<(mail: SentMail) => Promise<void>>();
const from = 'daftar@school.example';
const arn = (resource: string) => `arn:aws:ses:${region}:${accountId}:${resource}`;
let door: Fixture;

beforeEach(async () => {
  deliver.mockReset().mockResolvedValue();
  door = await openFixture({ deliver });
  door.role.statements = [
    allow('ses:SendEmail', [arn('identity/school.example'), arn('configuration-set/own')], {
      Condition: { StringEquals: { 'ses:FromAddress': from } },
    }),
  ];
});
afterEach(() => door.close());

const send = (address = from, ConfigurationSetName = 'own', ToAddresses = ['a@example.com']) =>
  new SESv2Client(door.client).send(
    new SendEmailCommand({
      FromEmailAddress: `Daftar <${address}>`,
      Destination: { ToAddresses },
      ConfigurationSetName,
      Content: {
        Simple: {
          Subject: { Data: 'Welcome' },
          Body: { Text: { Data: 'a link' }, Html: { Data: '<p>a link</p>' } },
        },
      },
    }),
  );

describe('the local SES', () => {
  it('puts a mail into the mailbox', async () => {
    expect(await send()).toMatchObject({ MessageId: expect.any(String) as string });
    expect(deliver).toHaveBeenCalledExactlyOnceWith({
      to: 'a@example.com',
      subject: 'Welcome',
      text: 'a link',
    });
  });

  it.each([
    ['another sender', 'boss@school.example', 'own'],
    ['another configuration set', from, 'tracking'],
  ])('refuses %s, which the role does not name', async (_, address, set) => {
    await expect(send(address, set)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(deliver).not.toHaveBeenCalled();
  });

  it('refuses a mail to several people, who would see one another', async () => {
    const several = send(from, 'own', ['a@example.com', 'b@example.com']);
    await expect(several).rejects.toMatchObject({ name: 'BadRequestException' });
  });
});
