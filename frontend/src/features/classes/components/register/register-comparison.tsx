import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import {
  compareRegister,
  undecided,
  withoutGone,
  writesOfRegister,
  type RegisterFinding,
} from '#shared/attendance/compare-register.ts';
import { halvesOf } from '#shared/attendance/halves.ts';
import type { RollSign } from '#shared/model/attendance.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Attendance } from '#frontend/rolls/api/attendance.ts';
import type { ReadPage } from '../../hooks/register/use-register-photos.ts';
import { useRollWords } from '../attendance/use-roll-words.ts';
import { BoxChoice } from './box-choice.tsx';
import { RegisterColumns } from './register-columns.tsx';

interface Props {
  readonly page: ReadPage;
  readonly kept: SavedClass;
  readonly rolls: Pick<Attendance, 'rollsOf' | 'say'>;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Writes into the rolls and answers what takes it back. */
  readonly onWritten: (undo: () => void) => void;
  readonly onClose: () => void;
}

const findings = ['new', 'same', 'different', 'unclear'] as const satisfies RegisterFinding[];

/** What a page of a register says, beside what is recorded: nothing is written before the teacher says so. */
export const RegisterComparison = ({ page, kept, rolls, today, onWritten, onClose }: Props) => {
  const { reading } = page;
  const text = useMessage();
  const [choices, setChoices] = useState<ReadonlyMap<string, RollSign>>(new Map());
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const { sessionOf, dayOf } = useRollWords();
  const own = rolls.rollsOf(reading.classId);
  const names = useMemo(
    () => new Map([...kept.pupils, ...(kept.left ?? [])].map(({ id, fullName }) => [id, fullName])),
    [kept],
  );
  const saved = useMemo(() => withoutGone(reading, (id) => names.has(id)), [reading, names]);
  const comparison = useMemo(() => {
    const list = kept.pupils.map(({ id }) => id);
    const halvesAt = (key: string) => halvesOf(list, own ?? {}, key);
    return compareRegister(saved.reading, own ?? {}, halvesAt, today);
  }, [saved, kept, own, today]);
  const named = (roll: string): string =>
    text('register.session', { day: dayOf(roll), session: sessionOf(roll) });
  const of = (finding: RegisterFinding) =>
    comparison.boxes.filter((box) => box.finding === finding);
  const writes = writesOfRegister(comparison, choices, without);
  const signs = [...writes.values()].reduce((sum, { signs: all }) => sum + all.size, 0);
  const open = undecided(comparison, choices).length;

  const write = (): void => {
    const undos = [...writes].map(([roll, { signs: said, called, half }]) =>
      rolls.say(reading.classId, roll, {
        marks: Object.fromEntries([...said].map(([pupil, sign]) => [pupil, { sign }])),
        ...(called && { taken: { pupils: [...called], ...(half !== undefined && { half }) } }),
      }),
    );
    onWritten(() => undos.forEach((undo) => undo()));
  };
  const toggle = (roll: string): void => {
    const next = new Set(without);
    if (!next.delete(roll)) next.add(roll);
    setWithout(next);
  };
  const choose = (id: string, sign: RollSign): void => setChoices(new Map(choices).set(id, sign));

  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
        <Message id="register.into" values={{ name: kept.name }} />
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, 1fr)',
          my: 2,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
          '& > div': {
            px: 1.5,
            py: 1,
            '& + div': { borderInlineStart: '1px solid', borderColor: 'divider' },
          },
        }}
      >
        {findings.map((finding) => (
          <Box key={finding} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              <Message id={`register.finding.${finding}`} />
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, fontSize: '1.125rem' }}>
              <Message id="register.number" values={{ count: of(finding).length }} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {page.isCut && (
          <Alert severity="info">
            <Message id="register.cut" />
          </Alert>
        )}
        {comparison.unseen > 0 && (
          <Alert severity="warning">
            <Message id="register.unseen" values={{ count: comparison.unseen }} />
          </Alert>
        )}
        {saved.signs > 0 && (
          <Alert severity="warning">
            <Message id="register.pupilsGone" values={{ count: saved.signs }} />
          </Alert>
        )}
        {reading.hasStrangers && (
          <Alert severity="warning">
            <Message id="register.strangers" />
          </Alert>
        )}
      </Box>
      {of('new').length > 0 && (
        <Box component="details" sx={{ my: 1 }}>
          <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer' }}>
            <Message id="register.allNew" values={{ count: of('new').length }} />
          </Box>
          <Box component="ul" sx={{ m: 0 }}>
            {of('new').map(({ id, pupil, roll, read }) => (
              <li key={id}>
                <Message
                  id="register.newOne"
                  values={{
                    name: names.get(pupil) ?? '',
                    session: named(roll),
                    sign: text(`register.sign.${read ?? 'present'}`),
                  }}
                />
              </li>
            ))}
          </Box>
        </Box>
      )}
      {(['different', 'unclear'] as const).map(
        (finding) =>
          of(finding).length > 0 && (
            <Box
              key={finding}
              sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2, mt: 1 }}
            >
              <Typography variant="h3" sx={{ fontSize: '1rem' }}>
                <Message id={`register.title.${finding}`} />
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {of(finding).map((box) => (
                  <BoxChoice
                    key={box.id}
                    {...{ page, box }}
                    name={names.get(box.pupil) ?? ''}
                    session={named(box.roll)}
                    value={choices.get(box.id)}
                    onChoose={(sign) => choose(box.id, sign)}
                  />
                ))}
              </Box>
            </Box>
          ),
      )}
      <RegisterColumns {...{ comparison, without }} sessionOf={named} onToggle={toggle} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 2 }}>
        <TextButton
          label="register.write"
          values={{ count: signs, rolls: writes.size }}
          variant="contained"
          disabled={writes.size === 0}
          onClick={write}
        />
        <TextButton label="register.notNow" onClick={onClose} />
        {open > 0 && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Message id="register.unclearStay" values={{ count: open }} />
          </Box>
        )}
      </Box>
    </Card>
  );
};
