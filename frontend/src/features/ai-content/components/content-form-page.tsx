import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import type { ContentType } from '#shared/model/content-types.ts';
import { languageOf } from '#shared/model/locale.ts';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { FROM, paths } from '#frontend/lib/paths.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { contentForms } from '../model/content-forms.ts';
import { initialValues } from '../model/content-values.ts';
import { ContentForm } from './content-form.tsx';

const loading = <Skeleton variant="rounded" height={560} />;
const FormAgain = lazyComponent(() => import('./form-again.tsx'), loading);

interface Props {
  readonly type: ContentType;
}

const NewForm = ({ type }: Props) => {
  const language = languageOf(useLocale().locale);
  const { data: profile, error } = useProfile();
  // Wait for the defaults: a form whose defaults change later would take the focus from a teacher who is typing.
  if (profile === undefined && error === undefined) return loading;
  return (
    <ContentForm
      type={type}
      keepAs={`ai-content.${type}`}
      initial={initialValues(language, profile)}
    />
  );
};

/** The page of one form, with a link to earlier drafts. */
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
