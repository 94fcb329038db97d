import * as z from 'zod/mini';
import { environment } from '#infra/local/platform.ts';
import { localAssembly } from '#infra/local/platform/paths.ts';
import { readApplication } from '#infra/local/template/application.ts';
import { readAssembly } from '#infra/local/template/assembly.ts';
import { resolveStacks } from '#infra/local/template/resolved-stack.ts';
import type { Witness } from '../support/world.ts';
import { figureOf, rangeOf, readAlarm, stateOf, type Alarm } from './alarm.ts';
import { createDeadLetters } from './dead-letters.ts';
import { embeddedMetrics } from './embedded-metrics.ts';
import { logLine, type LogLine } from './log-query.ts';
import { createMetrics, minute, type Datum } from './metrics.ts';
import { serviceMay } from './permissions.ts';
import { accessLogs } from './access-logs.ts';
import { serviceMetrics } from './service-metrics.ts';

const json = z.record(z.string(), z.unknown());
const topicPolicy = z.object({ PolicyDocument: z.unknown(), Topics: z.array(z.string()) });

const parseLine = (line: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    return z.safeParse(json, JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/** The same alarm with one binding changed, and with missing data ignored. */
const misbound = (alarm: Alarm): Alarm[] => {
  const other = (change: (stat: Alarm['metrics'][string]) => Alarm['metrics'][string]): Alarm => ({
    ...alarm,
    isSilenceBad: false,
    metrics: Object.fromEntries(
      Object.entries(alarm.metrics).map(([id, stat]) => [id, change(stat)]),
    ),
  });
  return [
    other((stat) => ({ ...stat, Unit: 'Bytes' })),
    other((stat) => ({ ...stat, Metric: { ...stat.Metric, Namespace: 'Another' } })),
    other((stat) => ({ ...stat, Metric: { ...stat.Metric, MetricName: 'Another' } })),
    other(({ Metric, ...stat }) => {
      const [first, ...rest] = Metric.Dimensions;
      const Dimensions = [{ Name: first?.Name ?? 'Another', Value: 'another' }, ...rest];
      return { ...stat, Metric: { ...Metric, Dimensions } };
    }),
  ];
};

/**
 * CloudWatch, as far as the templates' alarms need it: it receives the lines that functions write and the metrics of
 * AWS's services, and knows the state of each alarm at each minute.
 */
export const createMonitor = ({ now }: { readonly now: () => number }) => {
  const surroundings = { environment, parameters: {} };
  const assembly = readAssembly(localAssembly);
  const application = readApplication(assembly, surroundings);
  const resources = resolveStacks(assembly.templates, surroundings);
  const resourcesOfType = (type: string) =>
    resources.filter(({ resource }) => resource.Type === type);

  const alarms = new Map(
    resourcesOfType('AWS::CloudWatch::Alarm').map(({ logicalId, properties }) => [
      logicalId.replace(/[0-9A-F]{8}$/, ''),
      readAlarm(properties),
    ]),
  );
  const topicPolicies = resourcesOfType('AWS::SNS::TopicPolicy').map(({ properties }) =>
    z.parse(topicPolicy, properties),
  );
  const metrics = createMetrics();
  const letters = createDeadLetters(metrics, { application, resources, now });
  const services = serviceMetrics(metrics, { now, stage: application.httpApis[0]?.stage ?? '' });
  const functions = new Set(application.functions.map(({ name }) => name));
  let lines: LogLine[] = [];

  const toAccessLog = accessLogs(metrics, { application, resources, now });

  const witness: Witness = {
    ...services,
    onAnswered: (...answer) => {
      services.onAnswered(...answer);
      lines.push(toAccessLog(...answer));
    },
    onInvoked: (invocation) => {
      services.onInvoked(invocation);
      letters.onInvoked(invocation);
    },
    onLog: (source, line) => {
      const parsed = functions.has(source) ? parseLine(line) : undefined;
      if (parsed === undefined) return;
      for (const datum of embeddedMetrics(parsed)) metrics.put(datum);
      lines.push(logLine(parsed, now()));
    },
  };
  const alarmOf = (name: string): Alarm => {
    const alarm = alarms.get(name);
    if (alarm === undefined) throw new Error(`there is no alarm ${name}`);
    return alarm;
  };
  /** The next whole minute, because a minute counts once it is over. */
  const next = (): number => (Math.floor(now() / minute) + 1) * minute;
  const mayTell = (name: string, topicArn: string): boolean => {
    const policies = topicPolicies.filter(({ Topics }) => Topics.includes(topicArn));
    const { region, accountId: account } = environment;
    const arn = `arn:aws:cloudwatch:${region}:${account}:alarm:${name}`;
    return serviceMay(
      policies.map(({ PolicyDocument }) => PolicyDocument),
      'cloudwatch.amazonaws.com',
      'sns:Publish',
      topicArn,
      { arn, account },
    );
  };

  return {
    witness,
    alarms,
    application,
    metrics,
    letters,
    lines: (): readonly LogLine[] => lines,
    /** Forgets everything so far. */
    begin: (): void => {
      metrics.clear();
      letters.clear();
      lines = [];
    },
    state: (name: string) => stateOf(alarmOf(name), metrics, next()),
    /** The same after two quiet minutes, the delay of metrics. */
    stateLater: (name: string) => stateOf(alarmOf(name), metrics, next() + 2 * minute),
    /** The value that an alarm compares with its threshold. */
    figure: (name: string) => figureOf(alarmOf(name), metrics, next()),
    /** The alarms that are not OK. */
    ringing: (): string[] =>
      [...alarms.keys()].filter((name) => stateOf(alarmOf(name), metrics, next()) !== 'OK'),
    /** Minutes after which an alarm depends only on newer data. */
    memoryOf: (name: string): number => rangeOf(alarmOf(name)) / minute,
    /** The topics that an alarm may notify when it goes off and when it ends. */
    told: (name: string): readonly [string[], string[]] => {
      const { alarmActions, okActions } = alarmOf(name);
      const heard = (actions: readonly string[]) =>
        actions.filter((topicArn) => mayTell(name, topicArn));
      return [heard(alarmActions), heard(okActions)];
    },
    /** How many wrong bindings would make the alarm go off as well. */
    misboundRinging: (name: string): number =>
      misbound(alarmOf(name)).filter((one) => stateOf(one, metrics, next()) === 'ALARM').length,
    /** The state of an alarm with only these current values. */
    stateGiven: (name: string, data: readonly Omit<Datum, 'at'>[]) => {
      const given = createMetrics();
      for (const datum of data) given.put({ ...datum, at: now() });
      return stateOf(alarmOf(name), given, next());
    },
  };
};
export type Monitor = ReturnType<typeof createMonitor>;
