import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useClass } from '#frontend/lib/classes/classes.ts';
import { useDraft } from '../draft-api.ts';
import { initialValues, valuesOfClass } from '../model/content-values.ts';
import { missedText, type MissedQuestion } from '../model/missed-question.ts';
import { ContentForm } from './content-form.tsx';

interface Props {
  readonly classId: string;
  /** The job that drafted the test. */
  readonly test: string;
  readonly missed: MissedQuestion;
}

/** The form for exercises, filled with the text of a question that pupils missed, and with nothing about them. */
export const FormOnMissed = ({ classId, test, missed }: Props) => {
  const text = useMessage();
  const language = languageOf(useLocale().locale);
  const { data: drafted, isLoading } = useDraft(test, true);
  const { data: kept, isLoading: isClassLoading } = useClass(classId);
  if (isLoading || isClassLoading) return <Skeleton variant="rounded" height={560} />;
  const draft = drafted?.document?.content;
  const written = draft?.type === 'TEST' ? draft : undefined;
  // Without the class nobody can tell whether the text names a pupil.
  const names = kept && [...kept.pupils, ...(kept.left ?? [])].map(({ fullName }) => fullName);
  const asked = written && names && missedText(written, missed, names);
  return (
    <>
      {asked === undefined && (
        <Alert severity="info" sx={{ mb: 2 }}>
          <Message id="aiContent.missed.withoutText" values={{ number: missed.question }} />
        </Alert>
      )}
      <ContentForm
        type="EXERCISE"
        keepAs={`ai-content.EXERCISE.${test}.${missed.question}`}
        initial={{
          ...initialValues(written?.language ?? language),
          ...(kept && Object.fromEntries(valuesOfClass(kept))),
          ...(written && { topic: written.title, level: written.level }),
          exerciseType: text('aiContent.missed.type'),
          ...(asked !== undefined && {
            baseText: `${text('aiContent.missed.intro')}\n${asked}`,
          }),
        }}
      />
    </>
  );
};
