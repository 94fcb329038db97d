import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import type { ContentType } from '#shared/model/content-types.ts';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { initialValues, valuesOf, valuesOfClass } from '../model/content-values.ts';
import { CLASS } from '#frontend/lib/paths.ts';
import { MISSED } from '#frontend/lib/class-paths.ts';
import { askedText } from '#shared/draft/asked-text.ts';
import { limits } from '#shared/model/limits.ts';
import { clipText } from '#shared/text/clean-text.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useClass } from '#frontend/record/api/classes.ts';
import { useTestVersion } from '#frontend/record/api/test-version.ts';
import { useDraft } from '../draft-api.ts';
import { readMissed, type MissedQuestion } from '../model/missed-question.ts';
import { ContentForm } from './content-form.tsx';
import { leaveOutNames } from '../model/leave-out-names.ts';

interface FormOnMissedProps {
  readonly classId: string;
  readonly test: string;
  readonly missed: MissedQuestion;
}

/** The form for exercises, filled with the text of a question that pupils missed, and with nothing about them. */
const FormOnMissed = ({ classId, test, missed }: FormOnMissedProps) => {
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

interface Props {
  readonly type: ContentType;
  /** The id of the earlier job. */
  readonly from: string;
}

/** The form, filled with an earlier job's request; empty if that is not available. */
const FormOfRequest = ({ type, from }: Props) => {
  const language = languageOf(useLocale().locale);
  const { data, isLoading } = useDraft(from, true);
  if (isLoading) return <Skeleton variant="rounded" height={560} />;
  const request = data?.job.request;
  return (
    <ContentForm
      type={type}
      // Each request has its own stored input.
      keepAs={`ai-content.${type}.${from}`}
      initial={
        request?.contentType === type ? valuesOf(request, language) : initialValues(language)
      }
    />
  );
};

/** The form that begins with an earlier draft: its request, or a question of the test that pupils missed. */
const FormAgain = ({ type, from }: Props) => {
  const [parameters] = useSearchParams();
  const classId = parameters.get(CLASS);
  const missed = readMissed(parameters.get(MISSED.version), parameters.get(MISSED.question));
  return type === 'EXERCISE' && classId !== null && missed ? (
    <FormOnMissed test={from} {...{ classId, missed }} />
  ) : (
    <FormOfRequest type={type} from={from} />
  );
};

export default FormAgain;
