import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShieldAlert } from 'lucide-react';
import type { ContentType } from '../../../../../shared/model/draft.ts';
import { languageOf } from '../../../../../shared/model/locale.ts';
import { FormError } from '../../../components/form/form-error.tsx';
import { RestoredNote } from '../../../components/form/restored-note.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import {
  asksForVerification,
  VerificationNotice,
} from '../../../components/verification/verification-notice.tsx';
import { useLocale } from '../../../i18n/locale-context.ts';
import { Say } from '../../../i18n/say.tsx';
import { textOfFailure } from '../../../lib/api/api-error.ts';
import { refusedFields } from '../../../lib/forms/issues.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { paths } from '../../../lib/paths.ts';
import { useSubmitJob } from '../../../lib/resources/use-submit-job.ts';
import { contentCalls } from '../api.ts';
import { contentFields } from '../content-fields.ts';
import { contentForms } from '../content-forms.ts';
import {
  formProblem,
  initialValues,
  requestOf,
  ruleOf,
  validateContent,
  yearIn,
  yearsIn,
} from '../content-values.ts';
import { ContentInput } from './content-input.tsx';

/** What a draft is asked for. What is typed is kept until it is sent. */
export const ContentForm = ({ type }: { readonly type: ContentType }) => {
  const { locale } = useLocale();
  const { start } = useSubmitJob(contentCalls, {
    submitted: contentForms[type].submitted,
    history: paths.aiContent,
  });
  const form = useForm({
    keepAs: `ai-content.${type}`,
    initial: initialValues(languageOf(locale)),
    validate: (values) => validateContent(type, values),
    onInvalid: () => {
      const problem = formProblem(validateContent(type, form.values));
      if (problem) notify('error', problem.id, problem.values);
    },
    onSubmit: async (values) => {
      const request = requestOf(type, values);
      if (request) await start(request);
    },
    onFailure: (error, values) => {
      const text = textOfFailure(error, 'error.submit');
      // The form says that itself, with the way to verify.
      if (!asksForVerification(text)) notify('error', text.id, text.values);
      return {
        text,
        fields: refusedFields(error, values, (name) => ruleOf(type, name)),
      };
    },
  });
  return (
    <Card
      component="form"
      noValidate
      onSubmit={form.onSubmit}
      aria-describedby="privacy"
      sx={{ p: { xs: 2.5, sm: 4 }, overflow: 'visible' }}
    >
      <Stack sx={{ gap: 3 }}>
        <Alert
          id="privacy"
          role="note"
          severity="warning"
          icon={<ShieldAlert size={20} aria-hidden />}
        >
          <Say id="aiContent.privacy" />
        </Alert>
        <RestoredNote restored={form.restored} onAfresh={form.reset} />
        {contentFields[type].map((field) => (
          <ContentInput
            key={field.name}
            field={field}
            props={{
              ...form.field(field.name),
              ...(field.name === 'year' && { value: yearIn(form.values) }),
            }}
            years={yearsIn(form.values)}
          />
        ))}
        {form.failure && asksForVerification(form.failure) ? (
          <VerificationNotice />
        ) : (
          <FormError error={form.failure} />
        )}
        <div>
          <SubmitButton busy={form.busy}>
            <Say id="aiContent.generate" />
          </SubmitButton>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            <Say id="aiContent.submitHelp" />
          </Typography>
        </div>
      </Stack>
    </Card>
  );
};
