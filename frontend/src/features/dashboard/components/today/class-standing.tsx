import type { Days } from '#frontend/days/hooks/use-days.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

/** Where a class is: at which lesson, and how far ahead or behind. A class of several subjects says its first one. */
export const ClassStanding = ({
  days,
  classId,
}: {
  readonly days: Days;
  readonly classId: string;
}) => {
  const text = useMessage();
  const of = days.courses.find(({ kept, real }) => kept?.id === classId && real.lines.length > 0);
  // Without the logs, nothing is known of it.
  if (!of || !days.areLogsKnown) return null;
  const { ahead, current } = of.standing;
  const at = of.real.lines.findIndex(({ index }) => index === current?.line?.index);
  const words =
    ahead === 0
      ? text('days.onTime')
      : text(ahead > 0 ? 'days.ahead' : 'days.behind', { count: Math.abs(ahead) });
  return (
    <>
      {at >= 0 && (
        <>
          <Message id="days.lessonNumber" values={{ lesson: at + 1 }} />
          {' · '}
        </>
      )}
      {words}
    </>
  );
};
