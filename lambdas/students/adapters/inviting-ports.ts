import { documentClient } from '#core/aws/document-client.ts';
import type { RosterPorts } from '../domain/ports.ts';
import type { InvitingEnvironment } from '../environment.ts';
import { dynamoInvitationQuota } from './dynamo-invitation-quota.ts';
import { rosterPorts } from './roster-ports.ts';
import { sesInvitation } from './ses-invitation.ts';

/** The ports of a function that invites, by SES if the deployment has an address to send from. */
export function invitingPorts(environment: InvitingEnvironment): RosterPorts {
  const ports = rosterPorts(environment);
  const { TABLE_NAME, MAIL_FROM: from, INVITATIONS_PER_DAY } = environment;
  if (from === undefined) return ports;
  const perDay = INVITATIONS_PER_DAY === undefined ? undefined : Number(INVITATIONS_PER_DAY);
  return {
    ...ports,
    accounts: {
      ...ports.accounts,
      sendSignInLink: sesInvitation(ports.accounts.makeSignInLink, {
        from,
        configurationSet: environment.MAIL_CONFIGURATION_SET,
      }),
    },
    quota: dynamoInvitationQuota(documentClient, TABLE_NAME, perDay),
  };
}
