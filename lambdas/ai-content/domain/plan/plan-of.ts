import { questionGroups, type QuestionType } from '#shared/model/content-types.ts';
import type { Plan } from '../task.ts';

/** A number of items of a type; exercises have none. */
export interface Wanted {
  readonly type: QuestionType | undefined;
  readonly count: number;
}

/** The plan reduced to these items, without other parts; undefined if there are none. */
export function planOf(plan: Plan, wanted: readonly Wanted[]): Plan | undefined {
  const { request } = plan;
  const [first, ...more] = wanted.filter(({ count }) => count > 0);
  if (!first) return undefined;
  if (request.contentType !== 'TEST') return { ...plan, exerciseCount: first.count };
  const asked = questionGroups(request);
  const groupOf = ({ type = request.questionType, count }: Wanted) => {
    const difficulty = asked.find(({ questionType }) => questionType === type)?.difficulty;
    return {
      ...{ questionType: type, questionCount: count },
      ...(difficulty !== undefined && { difficulty }),
    };
  };
  const { moreQuestions: _, difficulty: __, ...others } = request;
  return {
    ...plan,
    request: {
      ...{ ...others, ...groupOf(first) },
      ...(more.length > 0 && { moreQuestions: more.map(groupOf) }),
    },
    integrationTask: false,
  };
}
