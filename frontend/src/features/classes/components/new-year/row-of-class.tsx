import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { FormattedList } from 'react-intl';
import { Link } from 'react-router';
import { limits } from '#shared/model/limits.ts';
import type { Identity } from '#shared/class-lists/follow-pupils.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { paths } from '#frontend/lib/paths.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import type { Moved } from '../../hooks/new-year/use-moving-on.ts';
import type { Edit, MoveRow } from '../../model/new-year/move-rows.ts';

const muted = { color: 'text.secondary', fontSize: '0.875rem' };

const card = { p: 1.5, border: '1px solid', borderColor: 'divider', borderRadius: '8px' };

const kinds = ['stayed', 'moved', 'repeated', 'new'] as const;

interface PupilsProps {
  readonly row: MoveRow;
  readonly identities: readonly Identity[];
}

/** Who of the new list was here last year, in numbers, and by name when it is opened. */
const Pupils = ({ row: { listed, last }, identities }: PupilsProps) => {
  const rows = identities.map((identity, index) => ({
    is: identity.is,
    name: listed?.pupils[index]?.fullName ?? '',
    classes: 'person' in identity ? identity.person.classes : [],
  }));
  const stayed = new Set(
    rows.flatMap(({ classes }) =>
      classes.flatMap((one) => (one.id === last?.id ? one.pupilId : [])),
    ),
  );
  const gone = (last?.pupils ?? []).filter(({ id }) => !stayed.has(id));
  const parts = [
    ...kinds.map((kind) => ({ kind, pupils: rows.filter(({ is }) => is === kind) })),
    {
      kind: 'gone' as const,
      pupils: gone.map(({ fullName }) => ({ name: fullName, classes: [] })),
    },
  ].filter(({ pupils }) => pupils.length > 0);
  return (
    <Box component="details" sx={{ ...muted, '& > summary': { cursor: 'pointer', py: 0.5 } }}>
      <summary>
        <FormattedList
          type="unit"
          value={parts.map(({ kind, pupils }) => (
            <Message key={kind} id={`newYear.pupils.${kind}`} values={{ count: pupils.length }} />
          ))}
        />
      </summary>
      {parts.map(({ kind, pupils }) => (
        <Box key={kind} component="section" sx={{ mb: 1 }}>
          <strong>
            <Message id={`newYear.pupils.${kind}`} values={{ count: pupils.length }} />
          </strong>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
            {pupils.map(({ name, classes: [from] }, index) => (
              <li key={index}>
                {from && (kind === 'moved' || kind === 'repeated') ? (
                  <Message id="newYear.pupilFrom" values={{ pupil: name, name: from.name }} />
                ) : (
                  <bdi>{name}</bdi>
                )}
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const Distribution = ({ lessons }: { readonly lessons: number }) =>
  lessons > 0 ? (
    <div>
      <Message id="newYear.distribution" values={{ count: lessons }} />
    </div>
  ) : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <Message id="newYear.noDistribution" />
      <Box component={Link} to={paths.lessonPlan} sx={{ color: 'primary.main' }}>
        <Message id="newYear.addDistribution" />
      </Box>
    </Box>
  );

interface Props {
  readonly row: MoveRow;
  /** Who the pupils of the new list are; without one, last year's go along. */
  readonly identities: readonly Identity[] | undefined;
  /** How many lessons the teacher's plan of its year has; undefined while that is unknown, or the year is. */
  readonly lessons: number | undefined;
  readonly moved: Moved | undefined;
  /** Whether the rows can no longer be changed. */
  readonly isFixed: boolean;
  readonly isDouble: boolean;
  /** Whether a missing name is an error by now. */
  readonly tried: boolean;
  readonly onEdit: (change: Edit) => void;
}

/** A class of the new year: what it continues, its name, and who is in it. */
export const RowOfClass = ({ row, identities, lessons, moved, isFixed, ...rest }: Props) => {
  const { isDouble, tried, onEdit } = rest;
  const text = useMessage();
  const { last, listed, name, subject, ticked, reason } = row;
  const title = last
    ? nameOfClass(last)
    : text('newYear.fromFile', { name: nameOfClass({ name, subject }) });
  const missing =
    tried && name.trim() === '' ? ({ id: 'classes.nameMissing' } as const) : undefined;
  const double = isDouble ? ({ id: 'newYear.double' } as const) : undefined;
  if (moved) {
    return (
      <Box component="li" sx={{ ...card, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Box component="span" sx={{ color: 'success.main', display: 'inline-flex' }}>
          <Check size={20} />
        </Box>
        <span>
          <Message
            id={last ? 'newYear.movedTo' : 'newYear.saved'}
            values={{ from: last?.name ?? '', name: moved.name }}
          />
        </span>
      </Box>
    );
  }
  return (
    <Box component="li" sx={{ ...card, display: 'grid', gap: 1 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 14rem' },
        }}
      >
        <Tick
          checked={ticked}
          onChange={() => isFixed || onEdit({ ticked: !ticked })}
          help={
            <Message
              id={listed ? 'newYear.listed' : 'newYear.goAlong'}
              values={{ count: (listed ?? last)?.pupils.length ?? 0 }}
            />
          }
        >
          {title}
        </Tick>
        {last && (
          <TextField
            name={`name-${row.key}`}
            label={<Message id="newYear.newName" values={{ name: last.name }} />}
            value={name}
            disabled={isFixed}
            onChange={(value) => onEdit({ name: value, ticked: value.trim() !== '' })}
            error={missing ?? double}
            inputProps={{ maxLength: limits.sheetNameLength }}
          />
        )}
      </Box>
      {!last && double && (
        <Box sx={{ ...muted, color: 'error.main' }}>
          <Message {...double} />
        </Box>
      )}
      {reason && (
        <Box sx={muted}>
          <Message id={`newYear.reason.${reason}`} values={{ name }} />
        </Box>
      )}
      {ticked && identities && identities.length > 0 && (
        <Pupils row={row} identities={identities} />
      )}
      {ticked && lessons !== undefined && (
        <Box sx={muted}>
          <Distribution lessons={lessons} />
        </Box>
      )}
    </Box>
  );
};
