import { ArrowLeftRight } from 'lucide-react';
import { useId } from 'react';
import { limits } from '#shared/model/limits.ts';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { DayCourse } from '../model/day-course.ts';
import { Disclosure } from './disclosure.tsx';

interface Props {
  readonly of: DayCourse;
  readonly value: string;
  readonly onChange: (lesson: string) => void;
}

/** Another lesson than the planned one: of the distribution, or a title of the teacher's own. */
export const OtherLesson = ({ of, value, onChange }: Props) => {
  const id = useId();
  const lessons = [...new Set(of.real.lines.map(({ line }) => line.lesson))];
  return (
    <Disclosure
      icon={ArrowLeftRight}
      title={<Message id="days.otherLesson" />}
      text={<Message id="days.otherLessonText" />}
      isOpen={value !== ''}
    >
      <TextField
        name="lesson"
        label={<Message id="days.lesson" />}
        value={value}
        onChange={onChange}
        optional
        help={<Message id="days.otherLessonHelp" />}
        inputProps={{ list: id, maxLength: limits.textLength }}
      />
      <datalist id={id}>
        {lessons.map((lesson) => (
          <option key={lesson} value={lesson} />
        ))}
      </datalist>
    </Disclosure>
  );
};
