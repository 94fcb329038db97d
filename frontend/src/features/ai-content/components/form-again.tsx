import Skeleton from '@mui/material/Skeleton';
import type { ContentType } from '#shared/model/content-types.ts';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { initialValues, valuesOf } from '../model/content-values.ts';
import { useDraft } from '../draft-api.ts';
import { ContentForm } from './content-form.tsx';

interface Props {
  readonly type: ContentType;
  /** The id of the earlier job. */
  readonly from: string;
}

/** The form, filled with an earlier job's request; empty if that is not available. */
const FormAgain = ({ type, from }: Props) => {
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

export default FormAgain;
