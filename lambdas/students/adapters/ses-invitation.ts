import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { AppError } from '#shared/errors.ts';
import { isBusy } from '#core/aws/is-busy.ts';
import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';
import { invitationMail, senderName } from '../domain/invitation-mail.ts';
import { clientLimits, timed, timedAround } from '../../core/aws/call-time.ts';

/** One client per instance of the function. */
const mailClient = new SESv2Client(clientLimits);
mailClient.middlewareStack.add(timed, timedAround);

interface Sender {
  readonly from: string;
  readonly configurationSet: string | undefined;
}

const inUtf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** A name for the header of a mail (RFC 2047). */
const encoded = (name: string): string => `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;

/**
 * Sends invitations by SES, with a link that the identity provider makes.
 * @throws AppError `mail-unavailable` if SES refuses the mail; its own error while it is busy; those of `makeLink`
 */
export const sesInvitation =
  (
    makeLink: IdentityAccounts['makeSignInLink'],
    { from, configurationSet }: Sender,
  ): IdentityAccounts['sendSignInLink'] =>
  async (invitation) => {
    const { email, language, fullName } = invitation;
    const link = await makeLink(invitation);
    const { subject, text, html } = invitationMail({ language, fullName, link });
    try {
      await mailClient.send(
        new SendEmailCommand({
          FromEmailAddress: `${encoded(senderName(language))} <${from}>`,
          Destination: { ToAddresses: [email] },
          ConfigurationSetName: configurationSet,
          Content: {
            Simple: {
              Subject: inUtf8(subject),
              Body: { Text: inUtf8(text), Html: inUtf8(html) },
            },
          },
        }),
      );
    } catch (cause) {
      throw isBusy(cause) ? cause : new AppError('mail-unavailable', { cause });
    }
  };
