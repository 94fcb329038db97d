import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import type { ContentType } from '../../../../../shared/model/content-types.ts';
import { languageOf } from '../../../../../shared/model/locale.ts';
import { HistoryLink } from '../../../components/jobs/history-link.tsx';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useLocale } from '../../../i18n/locale-context.ts';
import { FROM, paths } from '../../../lib/paths.ts';
import { useProfile } from '../../../lib/resources/use-profile.ts';
import { contentForms } from '../content-forms.ts';
import { initialValues } from '../content-values.ts';
import { ContentForm } from './content-form.tsx';

const FormAgain = lazyPart(
  () => import('./form-again.tsx'),
  <Skeleton variant="rounded" height={560} />,
);

interface Props {
  readonly type: ContentType;
}

const NewForm = ({ type }: Props) => {
  const language = languageOf(useLocale().locale);
  const { data: profile } = useProfile();
  return (
    <ContentForm
      // What was typed before the profile is here is kept.
      key={profile ? 'profile' : 'none'}
      type={type}
      keepAs={`ai-content.${type}`}
      initial={initialValues(language, profile)}
    />
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
