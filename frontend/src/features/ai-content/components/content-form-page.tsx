import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import type { ContentType } from '../../../../../shared/model/draft.ts';
import { languageOf } from '../../../../../shared/model/locale.ts';
import { HistoryLink } from '../../../components/jobs/history-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useLocale } from '../../../i18n/locale-context.ts';
import { FROM, paths } from '../../../lib/paths.ts';
import { useDraft } from '../api.ts';
import { contentForms } from '../content-forms.ts';
import { initialValues, valuesOf } from '../content-values.ts';
import { ContentForm } from './content-form.tsx';

interface Props {
  readonly type: ContentType;
}

/** The form filled with what an earlier job was asked for; empty when that cannot be had. */
const FormAgain = ({ type, from }: Props & { readonly from: string }) => {
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

const NewForm = ({ type }: Props) => {
  const language = languageOf(useLocale().locale);
  return (
    <ContentForm type={type} keepAs={`ai-content.${type}`} initial={initialValues(language)} />
  );
};

/** The screen of one form, and the way to what was drafted before. */
export const ContentFormPage = ({ type }: Props) => {
  const from = useSearchParams()[0].get(FROM);
  return (
    <Page
      title={contentForms[type].title}
      intro={contentForms[type].intro}
      width="form"
      actions={<HistoryLink to={paths.aiContent} />}
    >
      {from === null ? (
        <NewForm key={type} type={type} />
      ) : (
        <FormAgain key={`${type}.${from}`} type={type} from={from} />
      )}
    </Page>
  );
};
