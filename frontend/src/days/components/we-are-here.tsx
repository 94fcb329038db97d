import { MapPin } from 'lucide-react';
import { lineKey } from '#shared/course/line-names.ts';
import type { LogEntry } from '#shared/model/course-log.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { DayCourse } from '../model/day-course.ts';
import { Disclosure } from './disclosure.tsx';

interface Props {
  readonly of: DayCourse;
  readonly value: LogEntry['here'];
  readonly onChange: (here: LogEntry['here']) => void;
}

/** Says at which part of which lesson a class is in a session; what follows is dated from there. */
export const WeAreHere = ({ of, value, onChange }: Props) => {
  const text = useMessage();
  const { lines } = of.real;
  const chosen = value && lines.find(({ name }) => lineKey(name) === lineKey(value));
  return (
    <Disclosure
      icon={MapPin}
      title={<Message id="days.here" />}
      text={<Message id="days.hereText" />}
      isOpen={value !== undefined}
    >
      <SelectField
        name="here"
        label={<Message id="days.lesson" />}
        value={chosen ? String(chosen.index) : ''}
        onChange={(index) => {
          const line = lines.find((one) => String(one.index) === index);
          onChange(line && { ...line.name, part: 1 });
        }}
        options={lines.map(({ index, line }) => ({ value: String(index), label: line.lesson }))}
        placeholder={text('days.asPlanned')}
        optional
      />
      {value && chosen && chosen.parts > 1 && (
        <Segments
          label={text('days.partOfLesson')}
          value={String(value.part)}
          options={Array.from({ length: chosen.parts }, (_, at) => ({
            value: String(at + 1),
            label: text('days.part', { part: at + 1, parts: chosen.parts }),
          }))}
          onChange={(part) => onChange({ ...value, part: Number(part) })}
        />
      )}
    </Disclosure>
  );
};
