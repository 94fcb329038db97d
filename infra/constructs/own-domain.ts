import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  SecurityPolicyProtocol,
  type Distribution,
  type DistributionProps,
} from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { DomainSettings } from '../settings.ts';

/** A distribution's own domain. Only a certificate allows choosing the viewers' TLS version. */
export const ownDomain = (
  scope: Construct,
  { domainName, certificateArn }: DomainSettings,
): Pick<DistributionProps, 'domainNames' | 'certificate' | 'minimumProtocolVersion'> => ({
  domainNames: [domainName],
  certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
  minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
});

/** Adds the domain's records in its hosted zone: one for IPv4 and one for IPv6. */
export function addRecords(
  scope: Construct,
  { domainName, hostedZoneId }: DomainSettings,
  distribution: Distribution,
): void {
  if (hostedZoneId === undefined) return;
  const record = {
    zone: HostedZone.fromHostedZoneId(scope, 'Zone', hostedZoneId),
    // A trailing dot marks a full name, whatever the zone is.
    recordName: `${domainName}.`,
    target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
  };
  new ARecord(scope, 'Address', record);
  new AaaaRecord(scope, 'Ipv6Address', record);
}
