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
  if (change.status === 'PROCESSING')
    return 'waiting' in change ? waitingUpdate(values) : stepUpdate(change, set, values);
  const outcome =
    change.status === 'SUCCESS'
      ? { name: 'files', value: change.files }
      : { name: 'error', value: change.error };
  const made = change.status === 'SUCCESS' ? change.made : undefined;
  const also = made ? ', made = :made' : '';
  return {
    ...whileOpen,
    UpdateExpression: `${set}, #outcome = :outcome${also} REMOVE openKind, step, waitingSince, itemCount, doneItems`,
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

/** The first wait counts, because items side by side wait as well. */
const waitingUpdate = (values: Record<string, unknown>) => ({
  ...whileOpen,
  UpdateExpression:
    'SET #status = :status, updatedAt = :now, waitingSince = if_not_exists(waitingSince, :now)',
  ExpressionAttributeValues: values,
});

/** Of items side by side, the job shows the step of the furthest. An item counts once, while its steps run. */
function stepUpdate(
  { step, progress }: Extract<JobChange, { step: string }>,
  set: string,
  values: Record<string, unknown>,
) {
  if (!progress) {
    return {
      ...whileOpen,
      UpdateExpression: `${set}, step = :step REMOVE waitingSince, itemCount, doneItems`,
      ExpressionAttributeValues: { ...values, ':step': step },
    };
  }
  const { total } = progress;
  if ('item' in progress) {
    return {
      ...whileOpen,
      ConditionExpression: `${whileOpen.ConditionExpression} AND attribute_exists(itemCount)`,
      UpdateExpression: `${set}, itemCount = :total ADD doneItems :item`,
      ExpressionAttributeValues: { ...values, ':total': total, ':item': new Set([progress.item]) },
    };
  }
  const earlier = progress.after.map((id, index) => [`:after${index}`, id] as const);
  const isEarlier = earlier.map(([name]) => ` OR step = ${name}`).join('');
  return {
    ...whileOpen,
    ConditionExpression: `${whileOpen.ConditionExpression} AND (attribute_not_exists(step)${isEarlier})`,
    UpdateExpression: `${set}, step = :step, itemCount = :total`,
    ExpressionAttributeValues: {
      ...values,
      ...Object.fromEntries(earlier),
      ':step': step,
      ':total': total,
    },
  };
}
