import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { UserMinus, UserPlus, UserRoundPen, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChangedPupil, ClassDiff } from '#shared/record/names/compare-lists.ts';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

const list = { m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 };
const muted = { color: 'text.secondary', fontSize: '0.875rem' };

interface PartProps {
  readonly title: MessageId;
  readonly icon: LucideIcon;
  readonly color: string;
  readonly items: readonly ReactNode[];
}

const Part = ({ title, icon: Icon, color, items }: PartProps) =>
  items.length > 0 && (
    <section>
      <Typography
        component="h3"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500, color }}
      >
        <Icon size={18} />
        <Message id={title} values={{ count: items.length }} />
      </Typography>
      <Box component="ul" sx={list}>
        {items.map((item, index) => (
          <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
            {item}
          </Box>
        ))}
      </Box>
    </section>
  );

const Changed = ({ before, after, fields }: ChangedPupil) => {
  const text = useMessage();
  const valueOf = (pupil: ChangedPupil['after'], field: ChangedPupil['fields'][number]) => {
    const value = pupil[field];
    if (!value) return '';
    if (field === 'gender') return text(value === 'female' ? 'classes.girl' : 'classes.boy');
    return field === 'dateOfBirth' ? <CalendarDate key={value} date={value} /> : value;
  };
  return (
    <>
      <bdi>{after.fullName}</bdi>
      <Box sx={muted}>
        {fields.map((field) => (
          <div key={field}>
            <Message
              id={before[field] === undefined ? 'classes.nowKnown' : 'classes.nowOther'}
              values={{
                field: text(`classes.field.${field}`),
                value: valueOf(after, field),
                earlier: valueOf(before, field),
              }}
            />
          </div>
        ))}
      </Box>
    </>
  );
};

/** The pupils who joined or left a class, and those whose data changed. */
export const ClassChanges = ({ diff }: { readonly diff: ClassDiff }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Part
      title="classes.came"
      icon={UserPlus}
      color="success.main"
      items={diff.came.map(({ fullName }, index) => (
        <bdi key={index}>{fullName}</bdi>
      ))}
    />
    <Part
      title="classes.left"
      icon={UserMinus}
      color="error.main"
      items={diff.left.map(({ fullName }, index) => (
        <bdi key={index}>{fullName}</bdi>
      ))}
    />
    <Part
      title="classes.changed"
      icon={UserRoundPen}
      color="primary.main"
      items={diff.changed.map((one, index) => (
        <Changed key={index} {...one} />
      ))}
    />
  </Box>
);
