import type { ContentType } from '../../../../../shared/model/draft.ts';
import { HistoryLink } from '../../../components/jobs/history-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { contentForms } from '../content-forms.ts';
import { ContentForm } from './content-form.tsx';

/** The screen of one form, and the way to what was drafted before. */
export const ContentFormPage = ({ type }: { readonly type: ContentType }) => (
  <Page
    title={contentForms[type].title}
    intro={contentForms[type].intro}
    width="form"
    actions={<HistoryLink to={paths.aiContent} />}
  >
    <ContentForm key={type} type={type} />
  </Page>
);
