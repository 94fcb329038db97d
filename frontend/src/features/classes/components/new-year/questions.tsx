import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Identity, Person } from '#shared/class-lists/follow-pupils.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { isolate } from '#frontend/i18n/isolate.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { questionKey, type MoveRow } from '../../model/new-year/move-rows.ts';

/** A pupil of a new list who may be one of several of last year's. */
export interface Question {
  readonly id: string;
  readonly className: string;
  readonly pupil: NonNullable<MoveRow['listed']>['pupils'][number];
  readonly candidates: readonly Person[];
}

export const questionsOf = (
  rows: readonly MoveRow[],
  identities: ReadonlyMap<string, readonly Identity[]>,
): Question[] =>
  rows.flatMap((row) =>
    (identities.get(row.key) ?? []).flatMap((identity, index): Question[] => {
      const pupil = row.listed?.pupils[index];
      if (identity.is !== 'asked' || !pupil) return [];
      const { candidates } = identity;
      return [{ id: questionKey(row, index), className: row.name, pupil, candidates }];
    }),
  );

interface Props {
  readonly questions: readonly Question[];
  readonly answers: ReadonlyMap<string, string>;
  /** Whether a missing answer is an error by now. */
  readonly tried: boolean;
  readonly onAnswer: (id: string, value: string) => void;
}

/** Asks who namesakes are. */
export const Questions = ({ questions, answers, tried, onAnswer }: Props) => {
  const text = useMessage();
  const { formatDate } = useIntl();
  const detailOf = ({ registrationNumber, dateOfBirth }: Question['pupil']): string[] => [
    ...(registrationNumber ? [isolate(registrationNumber)] : []),
    ...(dateOfBirth
      ? [formatDate(`${dateOfBirth}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })]
      : []),
  ];
  const personLabel = ({ pupil, classes }: Person): string =>
    [isolate(pupil.fullName), ...classes.map(({ name }) => isolate(name)), ...detailOf(pupil)].join(
      ' · ',
    );
  /** A person whom another question has got is offered to no further one. */
  const isTaken = (person: Person, { id }: Question): boolean =>
    questions.some(
      (other) => other.id !== id && other.candidates[Number(answers.get(other.id))] === person,
    );
  if (questions.length === 0) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography component="h3" sx={{ fontWeight: 500 }}>
          <Message id="newYear.questions" values={{ count: questions.length }} />
        </Typography>
        <Message id="newYear.questionsHelp" />
      </div>
      {questions.map((question) => {
        const { id, className, pupil, candidates } = question;
        return (
          <SelectField
            key={id}
            name={id}
            label={
              <Message
                id="newYear.whoIs"
                values={{
                  name: className,
                  pupil: [isolate(pupil.fullName), ...detailOf(pupil)].join(' · '),
                }}
              />
            }
            placeholder={text('form.choose')}
            value={answers.get(id) ?? ''}
            onChange={(value) => onAnswer(id, value)}
            options={[
              ...candidates.flatMap((person, index) =>
                isTaken(person, question)
                  ? []
                  : { value: String(index), label: personLabel(person) },
              ),
              { value: 'new', label: text('newYear.isNew') },
            ]}
            {...(tried && !answers.has(id) && { error: { id: 'newYear.answerMissing' } })}
          />
        );
      })}
    </Box>
  );
};
