import type { JobChange } from './job-store.ts';

const whileOpen = {
  ConditionExpression: '#status IN (:pending, :processing)',
  ExpressionAttributeNames: { '#status': 'status' },
};
const states = { ':pending': 'PENDING', ':processing': 'PROCESSING' };

/** The conditional update of one change: only an open job changes, and a finished job leaves the open index. */
export function updateOf(change: JobChange, now: Date) {
  const values = { ...states, ':status': change.status, ':now': now.toISOString() };
  const set = 'SET #status = :status, updatedAt = :now';
  if (change.status === 'PROCESSING') return stepUpdate(change, set, values);
  const outcome =
    change.status === 'SUCCESS'
      ? { name: 'files', value: change.files }
      : { name: 'error', value: change.error };
  const made = change.status === 'SUCCESS' ? change.made : undefined;
  const also = made ? ', made = :made' : '';
  return {
    ...whileOpen,
    UpdateExpression: `${set}, #outcome = :outcome${also} REMOVE openKind, step, itemCount, doneItems`,
    ExpressionAttributeNames: {
      ...whileOpen.ExpressionAttributeNames,
      '#outcome': outcome.name,
    },
    ExpressionAttributeValues: {
      ...values,
      ':outcome': outcome.value,
      ...(made && { ':made': made }),
    },
  };
}

/**
 * A new step starts with no finished items. An item counts once, however often it is reported, and only for its own
 * step.
 */
function stepUpdate(
  { step, progress }: Extract<JobChange, { status: 'PROCESSING' }>,
  set: string,
  values: Record<string, unknown>,
) {
  const { total, item } = progress ?? {};
  if (item !== undefined) {
    return {
      ...whileOpen,
      ConditionExpression: `${whileOpen.ConditionExpression} AND step = :step`,
      UpdateExpression: `${set}, itemCount = :total ADD doneItems :item`,
      ExpressionAttributeValues: {
        ...values,
        ':step': step,
        ':total': total,
        ':item': new Set([item]),
      },
    };
  }
  const counted =
    total === undefined ? 'REMOVE itemCount, doneItems' : ', itemCount = :total REMOVE doneItems';
  return {
    ...whileOpen,
    UpdateExpression: `${set}, step = :step ${counted}`,
    ExpressionAttributeValues: {
      ...values,
      ':step': step,
      ...(total !== undefined && { ':total': total }),
    },
  };
}
