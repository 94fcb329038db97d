import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { problemWithDemo, readSettings, SettingsError } from './settings.ts';

const firebase = {
  projectId: 'school-1',
  apiKey: 'k',
  authDomain: 'school-1.firebaseapp.com',
};
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c-aaaa';
const read = (context: Record<string, unknown>) =>
  readSettings(new App({ context: { firebase, ...context } }));

describe('the settings of a deployment', () => {
  it('require only a Firebase project', () => {
    expect(read({})).toMatchObject({
      ...{ stage: 'production', firebase, allowedEmailDomains: [], demo: false },
      ...{ gradebookReader: 'own', release: 'canary' },
    });
  });

  it('are read from the command line', () => {
    const given = {
      firebase: JSON.stringify(firebase),
      allowedEmailDomains: '["school.example"]',
      demo: 'true',
    };
    expect(read(given)).toMatchObject({
      firebase,
      allowedEmailDomains: ['school.example'],
      demo: true,
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['stage', { stage: 'Staging' }],
    ['stage', { stage: 'eu-west' }],
    ['release', { release: 'blue-green' }],
    ['firebase', { firebase: '{projectId: school-1}' }],
    ['firebase', { firebase: { ...firebase, apiKey: '' } }],
    ['allowedEmailDomains', { allowedEmailDomains: 'school.example' }],
    ['gradebookReader', { gradebookReader: 'tesseract' }],
    ['visionModel', { visionModel: 'claude' }],
    ['throttles', { throttles: '{"everything":5}' }],
    ['throttles', { throttles: { calls: 0 } }],
    ['monthlyBudget', { monthlyBudget: 100 }],
    ['jobConcurrency', { jobConcurrency: 50 }],
    ['mail', { mail: 'daftar@school.example' }],
    ['mail', { mail: { from: 'daftar@school.example', perDay: 1_000_000 } }],
    ['schoolSignOn', { schoolSignOn: '{"providerId":"google.com","name":"Google"}' }],
    ['schoolSignOn', { schoolSignOn: { providerId: 'saml.ministry', name: ' ' } }],
    ['siteUrl', { siteUrl: 'school.example' }],
    ['certificateArn', { domainName: 'daftar.school.example' }],
    [
      'certificateArn',
      { domainName: 'a.example', certificateArn: certificateArn.replace('us-east-1', 'eu-west-3') },
    ],
    ['domainName', { certificateArn }],
    ['domainName', { domainName: 'https://daftar.school.example', certificateArn }],
    ['hostedZoneId', { domainName: 'a.example', certificateArn, hostedZoneId: 'a.example' }],
    ['firewall', { firewall: 'us-east-1' }],
    ['customerKey', { customerKey: 'arn:aws:kms:eu-west-3:111122223333:key/1' }],
    ['backupCopy', { backupCopy: { account: '4444', region: 'eu-central-1' } }],
    ['backupCopy', { backupCopy: 'eu-central-1' }],
    ['demo', { demo: 'perhaps' }],
  ])('are rejected for %s in one line: %j', (name, context) => {
    const message = new RegExp(`^The CDK context is wrong: ${name} must be [^\\n]+\\.$`);
    expect(() => read(context)).toThrow(SettingsError);
    expect(() => read(context)).toThrow(message);
  });

  it('are rejected for a name that is not theirs, because a mistyped one would have no effect', () => {
    expect(() => read({ alarmEmail: '["ops@school.example"]', customerkey: true })).toThrow(
      'The CDK context is wrong: it has no alarmEmail, customerkey.',
    );
    const ofCdk = { 'availability-zones:account=1:region=eu-west-3': [], '@aws-cdk/core:x': true };
    expect(read(ofCdk)).toMatchObject({ firebase });
  });

  it('are rejected with all errors at once', () => {
    const context = { visionModel: '*', siteUrl: 'http://a.example' };
    expect(() => read(context)).toThrow(/visionModel must be .+\. siteUrl must be .+\.$/);
  });
});

describe('the models, if none are named', () => {
  const modelsIn = (region: string, context: Record<string, unknown> = {}) =>
    readSettings(new App({ context: { firebase, ...context } }), region);

  it.each([
    ['eu-west-3', 'eu'],
    ['us-east-1', 'us'],
    ['ap-southeast-2', 'apac'],
  ])('stay within the geography of %s', (region, geography) => {
    expect(modelsIn(region)).toMatchObject({
      draftModel: `${geography}.anthropic.claude-sonnet-5-5`,
      firstModel: `${geography}.anthropic.claude-haiku-5-5`,
      solverModel: `${geography}.amazon.nova-2-lite-v1:0`,
    });
  });

  it('must be named where only a global profile would do', () => {
    expect(() => modelsIn('me-south-1')).toThrow(/draftModel must be .+ global .+solverModel must/);
    const given = { firstModel: 'global.a.a', draftModel: 'global.a.b', solverModel: 'global.a.c' };
    expect(modelsIn('me-south-1', given)).toMatchObject(given);
  });
});

describe('the demonstration’s Firebase project', () => {
  const demo = { firebase: { ...firebase, projectId: 'demo-daftar' } };

  it('is not deployed, and one line says what to pass', () => {
    expect(problemWithDemo(read(demo))).toMatch(
      /^The Firebase project demo-daftar exists nowhere\. Pass yours: -c firebase='[^\n]+$/,
    );
  });

  it('is used when none is given', () => {
    expect(read({ firebase: undefined }).firebase.projectId).toBe('demo-daftar');
  });

  it('is allowed in templates that are not deployed', () => {
    expect(problemWithDemo(read({ ...demo, demo: true }))).toBeUndefined();
    expect(problemWithDemo(read({}))).toBeUndefined();
  });
});
