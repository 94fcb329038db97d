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

/**
 * What a distribution of a domain of one's own has besides. Only with a certificate does it choose its viewers' TLS:
 * under CloudFront's own name, TLS 1.0 is among what is spoken.
 */
export const ownDomain = (
  scope: Construct,
  { domainName, certificateArn }: DomainSettings,
): Pick<DistributionProps, 'domainNames' | 'certificate' | 'minimumProtocolVersion'> => ({
  domainNames: [domainName],
  certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
  minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
});

/** Leads the domain to the distribution by the records of its hosted zone, which the distribution's IPv6 asks two of. */
export function addRecords(
  scope: Construct,
  { domainName, hostedZoneId }: DomainSettings,
  distribution: Distribution,
): void {
  if (hostedZoneId === undefined) return;
  const record = {
    zone: HostedZone.fromHostedZoneId(scope, 'Zone', hostedZoneId),
    // Ends with a dot: it is the whole name, whatever the zone's is.
    recordName: `${domainName}.`,
    target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
  };
  new ARecord(scope, 'Address', record);
  new AaaaRecord(scope, 'Ipv6Address', record);
}
