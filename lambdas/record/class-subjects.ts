import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import type { SubjectsPorts } from './domain/put-class-subjects.ts';
import { classesEnvironment } from './environment.ts';
import { dynamoClassStore } from './stores/classes/dynamo-class-store.ts';
import { dynamoClassSubjectsStore } from './stores/classes/dynamo-class-subjects-store.ts';

/** The answer while nothing is saved. */
export const NO_SUBJECTS: ClassSubjects = { subjects: [] };

export function connectClassSubjects(): SubjectsPorts {
  const { TABLE_NAME } = readEnvironment(classesEnvironment);
  return {
    classes: dynamoClassStore(documentClient, TABLE_NAME),
    subjects: dynamoClassSubjectsStore(documentClient, TABLE_NAME),
    closure: dynamoAccountClosure(documentClient, TABLE_NAME),
  };
}
