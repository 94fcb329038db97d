import Skeleton from '@mui/material/Skeleton';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import type { ContentType } from '#shared/model/content-types.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { languageOf } from '#shared/model/locale.ts';
import { HistoryLink } from '#frontend/components/jobs/history-link.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { CLASS, FROM, paths } from '#frontend/lib/paths.ts';
import { PLANNED } from '#frontend/lib/plan-paths.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { contentForms } from '../model/content-forms.ts';
import { initialValues, valuesOfClass } from '../model/content-values.ts';
import { ContentForm } from './content-form.tsx';

const loading = <Skeleton variant="rounded" height={560} />;
const FormAgain = lazyComponent(() => import('./form-again.tsx'), loading);
const PreparedForm = lazyComponent(() => import('./prepared-form.tsx'), loading);

interface Props {
  readonly type: ContentType;
}

interface NewProps extends Props {
  /** The id of the saved class that it is for. */
  readonly classId: string | null;
}

const NewForm = ({ type, classId }: NewProps) => {
  const language = languageOf(useLocale().locale);
  const { data: profile, error } = useProfile();
  const { data: classes, error: classesError } = useClasses(classId !== null);
  // Wait for the defaults: a form whose defaults change later would take the focus from a teacher who is typing.
  const isKnown =
    (profile !== undefined || error !== undefined) &&
    (classId === null || classes !== undefined || classesError !== undefined);
  // Drawn in small steps: at once, the form would stop the page for a third of a second on a slow telephone.
  const isDrawn = useDeferredValue(isKnown);
  if (!isDrawn) return loading;
  const chosen = classes?.find(({ id }) => id === classId);
  return (
    <ContentForm
      type={type}
      keepAs={['ai-content', type, ...(chosen ? [chosen.id] : [])].join('.')}
      initial={{
        ...initialValues(language, profile),
        ...(chosen && Object.fromEntries(valuesOfClass(chosen))),
      }}
    />
  );
};

export const ContentFormPage = ({ type }: Props) => {
  const [parameters] = useSearchParams();
  const from = parameters.get(FROM);
  const classId = parameters.get(CLASS);
  const planned = type === 'LESSON_PLAN' ? parameters.get(PLANNED) : null;
  return (
    <Page
      title={contentForms[type].title}
      intro={contentForms[type].intro}
      width="form"
      actions={<HistoryLink to={paths.aiContent} />}
    >
      {planned !== null ? (
        <PreparedForm key={planned} planned={planned} />
      ) : from === null ? (
        <NewForm key={`${type}.${classId}`} type={type} classId={classId} />
      ) : (
        <FormAgain key={`${type}.${from}`} type={type} from={from} />
      )}
    </Page>
  );
};

/** Begins the calls of such a page. */
export const beginForm = () => beginCalls(getProfile, listClasses);
