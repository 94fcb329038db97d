import type { JobChange } from './job-store.ts';

const whileOpen = {
  ConditionExpression: '#status IN (:pending, :processing)',
  ExpressionAttributeNames: { '#status': 'status' },
};
const states = { ':pending': 'PENDING', ':processing': 'PROCESSING' };

/** The conditional update of one change: only an open job changes, and a finished one leaves the open index. */
export function updateOf(change: JobChange, now: Date) {
  const values = { ...states, ':status': change.status, ':now': now.toISOString() };
  const set = 'SET #status = :status, updatedAt = :now';
  if (change.status === 'PROCESSING') {
    return {
      ...whileOpen,
      UpdateExpression: `${set}, step = :step`,
      ExpressionAttributeValues: { ...values, ':step': change.step },
    };
  }
  const outcome =
    change.status === 'SUCCESS'
      ? { name: 'files', value: change.files }
      : { name: 'error', value: change.error };
  return {
    ...whileOpen,
    UpdateExpression: `${set}, #outcome = :outcome REMOVE openKind, step`,
    ExpressionAttributeNames: {
      ...whileOpen.ExpressionAttributeNames,
      '#outcome': outcome.name,
    },
    ExpressionAttributeValues: { ...values, ':outcome': outcome.value },
  };
}
