import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import type { ContentType } from '#shared/model/content-types.ts';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { initialValues, valuesOf } from '../model/content-values.ts';
import { CLASS } from '#frontend/lib/paths.ts';
import { MISSED } from '#frontend/lib/class-paths.ts';
import { useDraft } from '../draft-api.ts';
import { readMissed } from '../model/missed-question.ts';
import { ContentForm } from './content-form.tsx';
import { FormOnMissed } from './form-on-missed.tsx';

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
