import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { askedText } from '#shared/draft/asked-text.ts';
import { limits } from '#shared/model/limits.ts';
import { languageOf } from '#shared/model/locale.ts';
import { clipText } from '#shared/text/clean-text.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useClass } from '#frontend/record/api/classes.ts';
import { useTestVersion } from '#frontend/record/api/test-version.ts';
import { initialValues, valuesOfClass } from '../model/content-values.ts';
import { leaveOutNames } from '../model/leave-out-names.ts';
import type { MissedQuestion } from '../model/missed-question.ts';
import { ContentForm } from './content-form.tsx';

interface Props {
  readonly classId: string;
  readonly test: string;
  readonly missed: MissedQuestion;
}

/** The form for exercises, filled with the text of a question that pupils missed, and with nothing about them. */
export const FormOnMissed = ({ classId, test, missed }: Props) => {
  const text = useMessage();
  const language = languageOf(useLocale().locale);
  const { data: written, isLoading } = useTestVersion(test, missed.version);
  const { data: kept, isLoading: isClassLoading } = useClass(classId);
  if (isLoading || isClassLoading) return <Skeleton variant="rounded" height={560} />;
  const asked = written && askedText(written, missed.question);
  // The class is needed to find names in the text.
  const names = kept && [...kept.pupils, ...(kept.left ?? [])].map(({ fullName }) => fullName);
  const [title, body] = [written?.title, asked].map(
    (each) => names && each && leaveOutNames(each, names),
  );
  return (
    <>
      {body === undefined ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          <Message id="aiContent.missed.withoutText" />
        </Alert>
      ) : (
        (title !== written?.title || body !== asked) && (
          <Alert severity="info" sx={{ mb: 2 }}>
            <Message id="aiContent.missed.withoutNames" />
          </Alert>
        )
      )}
      <ContentForm
        type="EXERCISE"
        keepAs={`ai-content.EXERCISE.${test}.${missed.version}.${missed.question}`}
        initial={{
          ...initialValues(written?.language ?? language),
          ...(kept && Object.fromEntries(valuesOfClass(kept))),
          ...(written && { level: written.level }),
          ...(title && { topic: title }),
          exerciseType: text('aiContent.missed.type'),
          ...(body && {
            baseText: clipText(`${text('aiContent.missed.intro')}\n${body}`, limits.longTextLength),
          }),
        }}
      />
    </>
  );
};
