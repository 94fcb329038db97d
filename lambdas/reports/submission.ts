import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import type { SubmissionRules } from '#core/jobs/submit-handlers.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { namesOfClasses } from '#lambdas/record/stores/classes/names-of-classes.ts';
import { touchLastUsed } from '#lambdas/record/stores/classes/touch-last-used.ts';
import { reportRequest, type ReportRequest } from './domain/report-request.ts';

const { TABLE_NAME } = readEnvironment(jobFilesEnvironment);
const classes = dynamoClassStore(documentClient, TABLE_NAME);

const refused = (path: string, code: string) =>
  new AppError('validation-failed', { issues: [{ path, code }] });

const isRepeated = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

function checkChoices({ classIds, contents, council, slips, term }: ReportRequest): void {
  if (isRepeated(classIds)) throw refused('/classIds', 'repeated');
  if (isRepeated(contents)) throw refused('/contents', 'repeated');
  if (isRepeated(council ?? [])) throw refused('/council', 'repeated');
  const needsTerm = contents.some((content) => content !== 'year');
  if (needsTerm && term === undefined) throw refused('/term', 'invalid_type');
  const isOfOne = slips?.pupilId !== undefined;
  if (isOfOne && classIds.length > 1) throw refused('/slips/pupilId', 'one_class_only');
}

/** A report needs saved classes of the caller, the choices that belong together, and a pupil of the list. */
export const reportSubmission: SubmissionRules<ReportRequest> = {
  request: reportRequest,
  sourceOf: async ({ classIds }, uid) =>
    namesOfClasses(await Promise.all(classIds.map((id) => classes.find(uid, id)))),
  async check(uid, request) {
    checkChoices(request);
    const used = await touchLastUsed(classes, uid, request.classIds);
    const pupils = used.flatMap((kept) => kept.pupils);
    if (pupils.length > limits.notebookPupils) throw refused('/classIds', 'too_big');
    const wanted = request.slips?.pupilId;
    if (wanted !== undefined && !pupils.some(({ id }) => id === wanted))
      throw refused('/slips/pupilId', 'not_listed');
  },
};
