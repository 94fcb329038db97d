import Skeleton from '@mui/material/Skeleton';
import type { ContentType } from '#shared/model/content-types.ts';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { initialValues, valuesOf } from '../content-values.ts';
import { useDraft } from '../draft/api.ts';
import { ContentForm } from './content-form.tsx';

interface Props {
  readonly type: ContentType;
  /** The earlier job. */
  readonly from: string;
}

/** The form filled with what an earlier job was asked for; empty when that cannot be had. */
const FormAgain = ({ type, from }: Props) => {
  const language = languageOf(useLocale().locale);
  const { data, isLoading } = useDraft(from, true);
  if (isLoading) return <Skeleton variant="rounded" height={560} />;
  const request = data?.job.request;
  return (
    <ContentForm
      type={type}
      // What is typed over one request is not what is typed over another.
      keepAs={`ai-content.${type}.${from}`}
      initial={
        request?.contentType === type ? valuesOf(request, language) : initialValues(language)
      }
    />
  );
};

export default FormAgain;
