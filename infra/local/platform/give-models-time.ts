import * as z from 'zod/mini';
import { asksModel } from '../lambda/asks-model.ts';
import type { Application } from '../template/application.ts';

/** Seconds. Calls of the API are answered sooner, whatever their model does. */
const API = 30;
/** What a state waits beyond its function's time. */
const MARGIN = 30;

const definition = z.looseObject({
  States: z.record(
    z.string(),
    z.looseObject({ Resource: z.optional(z.string()), TimeoutSeconds: z.optional(z.number()) }),
  ),
});

type Hosted = Pick<Application, 'functions' | 'stateMachines'>;

/**
 * Gives the steps that ask a model as long as a model on this machine needs. The limits in the templates are those of
 * Bedrock's models, which write ten times as fast. A job still ends after the time that all jobs have.
 * @param seconds for a step
 */
export function giveModelsTime<Given extends Hosted>(application: Given, seconds: number): Given {
  const slow = new Set(
    application.functions
      .filter((spec) => asksModel(spec) && spec.timeoutSeconds > API)
      .map(({ arn }) => arn),
  );
  const longer = (time: number): number => Math.max(time, seconds);
  return {
    ...application,
    functions: application.functions.map((spec) =>
      slow.has(spec.arn) ? { ...spec, timeoutSeconds: longer(spec.timeoutSeconds) } : spec,
    ),
    stateMachines: application.stateMachines.map((machine) => {
      const { States, ...rest } = z.parse(definition, JSON.parse(machine.definition));
      const states = Object.entries(States).map(([name, state]): [string, object] => [
        name,
        state.Resource !== undefined && slow.has(state.Resource)
          ? { ...state, TimeoutSeconds: longer(state.TimeoutSeconds ?? 0) + MARGIN }
          : state,
      ]);
      const changed = { ...rest, States: Object.fromEntries(states) };
      return { ...machine, definition: JSON.stringify(changed) };
    }),
  };
}
