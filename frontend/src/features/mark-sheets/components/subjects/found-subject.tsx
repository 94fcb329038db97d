import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import { terms, type Term } from '#shared/model/term.ts';
import type { PupilText } from '#shared/record/merge/compare-marks.ts';
import { subjectKey } from '#shared/record/general/class-results.ts';
import { CheckBox, Tick } from '#frontend/components/form/check-box.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { Pair, PairList } from '#frontend/record/components/merge/pairs.tsx';
import { PlainSelect } from '#frontend/record/components/merge/plain-select.tsx';
import type { ColleagueFiles, SubjectProgress } from '../../hooks/subjects/use-colleague-files.ts';
import { writesOf, type PlannedSubject } from '../../model/subjects/found-subjects.ts';

interface Props {
  readonly one: PlannedSubject;
  /** The term that the page shows. */
  readonly term: Term;
  readonly progress: SubjectProgress | undefined;
  readonly onChange: ColleagueFiles['change'];
}

const small = { color: 'text.secondary', fontSize: '0.875rem' } as const;
const NOBODY = '';

/** What the file does not say, and the term, which may be another than the one on the page. */
const Questions = ({ one, term, onChange }: Omit<Props, 'progress'>) => {
  const text = useMessage();
  const { key, read, marks, subject } = one;
  const asksTerm = marks.term === undefined || one.term !== term;
  const asksSubject = !read.subject || subjectKey(read.subject) !== subjectKey(one.known);
  if (!asksSubject && !asksTerm) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {asksSubject && (
        <TextField
          name={`subject-${key}`}
          label={<Message id="subjects.subject" />}
          value={subject}
          error={subject.trim() ? undefined : { id: 'subjects.subjectMissing' }}
          help={read.subject && <Message id="subjects.otherName" values={{ name: read.subject }} />}
          onChange={(typed) => onChange(key, { subject: typed })}
          inputProps={{ maxLength: limits.textLength }}
        />
      )}
      {asksTerm && (
        <SelectField
          name={`term-${key}`}
          label={<Message id="subjects.term" />}
          value={one.term === undefined ? '' : String(one.term)}
          placeholder={text('form.choose')}
          error={one.term === undefined ? { id: 'subjects.termMissing' } : undefined}
          help={<Message id="subjects.otherTerm" />}
          onChange={(value) => onChange(key, { term: terms.find((of) => String(of) === value) })}
          options={terms.map((of) => ({
            value: String(of),
            label: text('subjects.termName', { term: of }),
          }))}
        />
      )}
    </Box>
  );
};

/** Rows whose pupil is not clear, with a choice for each, and pupils without a row. */
const Pupils = ({ one, onChange }: Pick<Props, 'one' | 'onChange'>) => {
  const text = useMessage();
  const { key, openRows, without, place, pupils } = one;
  return (
    <>
      {openRows.length > 0 && (
        <div>
          <Message id="subjects.openRows" values={{ count: openRows.length }} />
          <PairList>
            {openRows.map(({ index, fullName, chosen }) => {
              const own = place?.kept.pupils.filter(({ id }) => id === chosen) ?? [];
              return (
                <Pair key={index}>
                  <bdi>{fullName}</bdi>
                  <PlainSelect
                    name={`pupil-${key}-${index}`}
                    label={text('subjects.whoIs', { name: fullName })}
                    value={chosen ?? NOBODY}
                    onChange={(id) => onChange(key, { pupils: new Map(pupils).set(index, id) })}
                    options={[
                      { value: NOBODY, label: text('subjects.nobody') },
                      ...[...own, ...without].map((pupil) => ({
                        value: pupil.id,
                        label: pupil.fullName,
                      })),
                    ]}
                  />
                </Pair>
              );
            })}
          </PairList>
        </div>
      )}
      {without.length > 0 && (
        <div>
          <Message
            id="subjects.withoutRow"
            values={{
              count: without.length,
              names: without.map(({ fullName }) => fullName).join(' · '),
            }}
          />
        </div>
      )}
    </>
  );
};

/** The marks that differ from those of the class, and those that are none. */
const Marks = ({ one, onChange }: Pick<Props, 'one' | 'onChange'>) => {
  const text = useMessage();
  const { key, outcome, call, place, replaces } = one;
  const nameOf = (pupil: string) => place?.kept.pupils.find(({ id }) => id === pupil)?.fullName;
  const headingOf = (column: number | PupilText): string =>
    typeof column === 'string'
      ? text(`subjects.${column}`)
      : (call?.table.columns[column]?.heading ?? '');
  if (!outcome) return null;
  const wrong = outcome.refused.filter(({ reason }) => reason === 'wrong');
  return (
    <>
      {outcome.different.length > 0 && (
        <div>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {outcome.different.map(({ pupil, column, before, after }) => (
              <li key={`${pupil} ${column}`}>
                <Message
                  id="subjects.difference"
                  values={{
                    ...{ name: nameOf(pupil) ?? '', heading: headingOf(column), before, after },
                  }}
                />
              </li>
            ))}
          </Box>
          <Tick checked={replaces} onChange={() => onChange(key, { replaces: !replaces })}>
            <Message id="subjects.replace" values={{ count: outcome.different.length }} />
          </Tick>
        </div>
      )}
      {wrong.length > 0 && (
        <div>
          <Message id="subjects.wrong" values={{ count: wrong.length }} />
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {wrong.map(({ pupil, column, after }) => (
              <li key={`${pupil} ${column}`}>
                <Message
                  id="subjects.wrongMark"
                  values={{
                    ...{ name: nameOf(pupil) ?? '', heading: headingOf(column) },
                    text: after,
                  }}
                />
              </li>
            ))}
          </Box>
        </div>
      )}
    </>
  );
};

const Counts = ({ one, progress }: Pick<Props, 'one' | 'progress'>) => {
  const { outcome, state } = one;
  if (progress?.state === 'added') {
    const { marks, remarks } = progress.added;
    return <Message id="subjects.added" values={{ count: marks + remarks }} />;
  }
  if (state === 'loading') return <Message id="subjects.comparing" />;
  if (!outcome) return null;
  return (
    <Message
      id="subjects.counts"
      values={{
        ...{ count: writesOf(one), same: outcome.same, different: outcome.different.length },
      }}
    />
  );
};

/** A subject of a class in a colleague's file: what would go in, and what is asked about it. */
export const FoundSubjectRow = ({ one, term, progress, onChange }: Props) => {
  const text = useMessage();
  const [isOpen, setOpen] = useState(false);
  const { key, place, subject, read, isTaken, openRows, without, outcome, state } = one;
  const name = subject || text('subjects.noSubject');
  const isAdded = progress?.state === 'added';
  const wrong = outcome?.refused.filter(({ reason }) => reason === 'wrong').length ?? 0;
  const different = outcome?.different.length ?? 0;
  const open = openRows.filter(({ chosen }) => chosen === undefined).length;
  const details = openRows.length + without.length + different + wrong;
  return (
    <Box
      component="li"
      data-found={subject}
      sx={{ py: 1.25, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25 }}>
        {!isAdded && (
          <CheckBox
            checked={isTaken}
            label={text('subjects.take', { subject: name, name: read.name })}
            onChange={() => onChange(key, { isTaken: !isTaken })}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <Message
              id="subjects.foundIn"
              values={{ subject: name, name: place?.kept.name ?? read.name }}
            />
          </Box>
          <Box sx={small}>
            <bdi>{one.file}</bdi>
          </Box>
          <Box role="status" sx={small}>
            <Counts {...{ one, progress }} />
          </Box>
        </Box>
        {details > 0 && !isAdded && state !== 'loading' && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={text(isOpen ? 'subjects.hideOf' : 'subjects.showOf', { subject: name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Message id={isOpen ? 'subjects.hide' : 'subjects.show'} />
          </Button>
        )}
      </Box>
      {!isAdded && (
        <>
          {place?.doubt && (
            <Alert severity="warning">
              <Message
                id={`subjects.doubt.${place.doubt}`}
                values={{ name: place.kept.name, found: read.name }}
              />
            </Alert>
          )}
          <Questions {...{ one, term, onChange }} />
          {open > 0 && !isOpen && (
            <Box sx={{ color: 'paper.saffronText', fontSize: '0.875rem' }}>
              <Message id="subjects.openRows" values={{ count: open }} />
            </Box>
          )}
          {isOpen && (
            <Box sx={{ display: 'grid', gap: 1.5, fontSize: '0.9375rem' }}>
              <Pupils {...{ one, onChange }} />
              <Marks {...{ one, onChange }} />
            </Box>
          )}
        </>
      )}
      {progress?.state === 'failed' && (
        <Alert severity="error" role="alert">
          <Message {...progress.text} />
        </Alert>
      )}
    </Box>
  );
};
