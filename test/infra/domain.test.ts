import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { synthesized } from '../support/synthesized.ts';

const domainName = 'daftar.school.example';
const certificateArn =
  'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c-aaaa-bbbb-cccc-1234567890ab';
const hostedZoneId = 'Z0123456789ABCDEFGHIJ';

const distributionOf = (web: Template): Record<string, unknown> => {
  const [found] = Object.values(web.findResources('AWS::CloudFront::Distribution')) as {
    Properties: { DistributionConfig: Record<string, unknown> };
  }[];
  return found!.Properties.DistributionConfig;
};

describe('a domain of one’s own', () => {
  it('is not promised what only a certificate gives', () => {
    const { web } = synthesized();
    expect(distributionOf(web)).not.toHaveProperty('Aliases');
    expect(distributionOf(web)).not.toHaveProperty('ViewerCertificate');
    web.resourceCountIs('AWS::Route53::RecordSet', 0);
  });

  it('is the distribution’s, with TLS 1.2 at least, and where invitations lead', () => {
    const { web } = synthesized({ domainName, certificateArn });
    expect(distributionOf(web)).toMatchObject({
      Aliases: [domainName],
      ViewerCertificate: {
        AcmCertificateArn: certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
    web.resourceCountIs('AWS::Route53::RecordSet', 0);
    web.hasOutput('Url', { Value: `https://${domainName}` });
    web.hasOutput('DistributionDomain', { Value: { 'Fn::GetAtt': Match.anyValue() } });
  });

  it('has its records made where the zone is Route 53’s', () => {
    const { web } = synthesized({ domainName, certificateArn, hostedZoneId });
    const records = Object.values(web.findResources('AWS::Route53::RecordSet'));
    expect(records.map(({ Properties }) => Properties as unknown)).toEqual(
      ['A', 'AAAA'].map((Type) => ({
        Type,
        Name: `${domainName}.`,
        HostedZoneId: hostedZoneId,
        AliasTarget: expect.objectContaining({
          DNSName: { 'Fn::GetAtt': [expect.stringMatching(/^Distribution/), 'DomainName'] },
        }) as unknown,
      })),
    );
  });
});
