import type * as z from 'zod/mini';
import type { ClassValue } from '#shared/contracts/class-value.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler, type ApiHandler } from '#core/http/endpoint-handler.ts';
import { holdsPrecondition, isConditional } from '#core/http/precondition.ts';
import { useClassOf } from './domain/mark-sheet.ts';
import { putClassValue, type ClassValuePorts } from './domain/put-class-value.ts';
import { classesEnvironment } from './environment.ts';
import { dynamoClassStore } from './stores/classes/dynamo-class-store.ts';
import { dynamoClassValueStore } from './stores/classes/dynamo-class-value-store.ts';

export function connectClassValue<S extends ClassValue['schema']>(
  value: ClassValue<S>,
): ClassValuePorts<z.output<S>> {
  const { TABLE_NAME } = readEnvironment(classesEnvironment);
  return {
    classes: dynamoClassStore(documentClient, TABLE_NAME),
    values: dynamoClassValueStore(documentClient, TABLE_NAME, value),
    closure: dynamoAccountClosure(documentClient, TABLE_NAME),
  };
}

/** Answers a value of a class, or the empty one if none was saved. */
export function getClassValue(value: ClassValue): ApiHandler {
  const ports = connectClassValue(value);
  return endpointHandler(value.get, async ({ user: { uid }, params }) => {
    await useClassOf(ports, { uid, ...params });
    return (await ports.values.find(uid, params.classId)) ?? value.empty;
  });
}

/** Saves a value of a class as a whole; with a precondition, only over the version that the caller has seen. */
export function saveClassValue(value: ClassValue): ApiHandler {
  const ports = connectClassValue(value);
  return endpointHandler(value.put, ({ user: { uid }, params, body, headers }) =>
    putClassValue(
      ports,
      { uid, ...params },
      body,
      isConditional(headers)
        ? (stored) => holdsPrecondition(value.put, headers, stored ?? value.empty)
        : undefined,
    ),
  );
}
