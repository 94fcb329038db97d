import { Stack } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { MailSettings } from '../settings.ts';
import type { Grant } from './node-function.ts';

/** What functions need to send mails by SES from a verified address; nothing notes who opens a mail. */
export class OwnMail extends Construct {
  readonly environment;
  readonly grant: Grant;

  constructor(scope: Construct, id: string, { from, perDay }: MailSettings) {
    super(scope, id);
    const { configurationSetName } = new ConfigurationSet(this, 'Settings', {
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      // The link signs its reader in.
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    });
    const arn = (resource: string, resourceName: string): string =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    this.environment = {
      MAIL_FROM: from,
      MAIL_CONFIGURATION_SET: configurationSetName,
      INVITATIONS_PER_DAY: String(perDay),
    };
    this.grant = {
      actions: ['ses:SendEmail'],
      resources: [
        // Either may be what was verified.
        ...[from, from.replace(/^.*@/, '')].map((identity) => arn('identity', identity)),
        arn('configuration-set', configurationSetName),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': from } },
    };
  }
}
