import IconButton from '@mui/material/IconButton';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { CourseLine } from '#shared/course/course.ts';
import { limits } from '#shared/model/limits.ts';
import { PageMenu } from '#frontend/components/dialog/page-menu.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { MessageId, MessageValues } from '#frontend/i18n/message-id.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nextTask } from '#frontend/lib/next-task.ts';
import type { LineStep } from '../../model/lessons/line-steps.ts';
import type { YearViewProps } from './year-view.ts';

interface Props extends Pick<YearViewProps, 'lines' | 'actions'> {
  readonly line: CourseLine;
}

/** Moves a line of a class, gives it another number of sessions, or says that the class is at it. Past sessions stay as they are. */
export const LineMenu = ({ line, lines, actions }: Props) => {
  const text = useMessage();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const place = lines.findIndex(({ index }) => index === line.index);
  const [possible, setPossible] = useState<ReadonlySet<LineStep>>(new Set());
  const [more, less] = [line.parts + 1, line.parts - 1];
  const stepsHere = (): LineStep[] => [
    ...(place > 0 ? ['up' as const] : []),
    ...(place < lines.length - 1 ? ['down' as const] : []),
    ...(line.parts === 0 ? ['separate' as const] : [more, less]),
    ...(lines.slice(place + 1).some(({ parts }) => parts > 0) ? ['merge' as const] : []),
  ];
  const openAt = async (button: HTMLElement) => {
    const found = new Set<LineStep>();
    // Each dates the year, so a slow device answers between two of them.
    for (const step of stepsHere()) {
      if (actions.canStep(line, step)) found.add(step);
      await nextTask();
    }
    setAnchor(button);
    setPossible(found);
    setOpen(true);
  };
  const { here } = actions;
  const item = (
    label: MessageId,
    isPossible: boolean,
    act: () => void,
    values: MessageValues = {},
  ): ReactElement => (
    <MenuItem
      key={`${label} ${Object.values(values).join()}`}
      disabled={!isPossible}
      onClick={() => {
        setOpen(false);
        act();
      }}
    >
      <Message id={label} values={values} />
    </MenuItem>
  );
  const stepItem = (label: MessageId, step: LineStep): ReactElement =>
    item(
      label,
      possible.has(step),
      () => actions.step(line, step),
      typeof step === 'number' ? { count: step } : {},
    );
  const parts = Array.from({ length: line.parts }, (_, part) => part + 1);
  return (
    <>
      <IconButton
        data-line={line.index}
        aria-label={text('lessons.moreOf', { lesson: line.line.lesson })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => void openAt(currentTarget)}
      >
        <EllipsisVertical size={20} />
      </IconButton>
      {anchor && (
        <PageMenu anchor={anchor} open={isOpen} onClose={() => setOpen(false)}>
          {here &&
            parts.map((part) =>
              item(
                line.parts > 1 ? 'lessons.hereAt' : 'lessons.here',
                true,
                () => here(line, part),
                {
                  part,
                },
              ),
            )}
          {here && line.parts > 0 && <Divider component="li" role="presentation" />}
          {stepItem('lessons.up', 'up')}
          {stepItem('lessons.down', 'down')}
          {line.parts === 0 && stepItem('lessons.separate', 'separate')}
          {line.parts > 0 && line.parts < limits.lessonSessions && stepItem('lessons.take', more)}
          {line.parts > 1 && stepItem('lessons.take', less)}
          {stepItem('lessons.merge', 'merge')}
        </PageMenu>
      )}
    </>
  );
};
