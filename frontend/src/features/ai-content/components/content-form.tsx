import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { ContentType } from '#shared/model/content-types.ts';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import {
  asksForVerification,
  VerificationNotice,
} from '#frontend/components/verification/verification-notice.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { refusedFields } from '#frontend/lib/forms/issues.ts';
import { useForm, type Errors } from '#frontend/lib/forms/use-form.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { paths } from '#frontend/lib/paths.ts';
import { readPlanned } from '#frontend/lib/plan-paths.ts';
import { useLinkPlan } from '#frontend/days/hooks/use-link-plan.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { contentCalls } from '#frontend/lib/resources/job-lists.ts';
import { contentForms } from '../model/content-forms.ts';
import {
  formProblem,
  requestOf,
  ruleOf,
  validateContent,
  type ContentValues,
} from '../model/content-values.ts';
import { ContentFields } from './content-fields.tsx';

/** The form contains personal data, so nothing is sent. */
class PersonalDataFound extends Error {
  readonly fields: Errors<ContentValues>;
  constructor(fields: Errors<ContentValues>) {
    super('personal data');
    this.fields = fields;
  }
}

interface Props {
  readonly type: ContentType;
  readonly keepAs: string;
  readonly initial: ContentValues;
}

/** The form that requests a draft. Stores the input until it is sent. */
export const ContentForm = ({ type, keepAs, initial }: Props) => {
  /** Texts that look like names, but that the teacher says are no list of pupils. */
  const [noLists, setNoLists] = useState<ReadonlySet<string>>(new Set());
  const { start } = useSubmitJob(contentCalls, {
    submitted: contentForms[type].submitted,
    history: paths.aiContent,
  });
  const linkPlan = useLinkPlan();
  const form = useForm({
    keepAs,
    initial,
    validate: (values) => validateContent(type, values),
    onInvalid: () => {
      const problem = formProblem(validateContent(type, form.values));
      if (problem) notify('error', problem.id, problem.values);
    },
    onSubmit: async (values) => {
      const { personalErrors } = await import('../model/personal-errors.ts');
      const found = personalErrors(type, values, noLists);
      if (Object.keys(found).length > 0) throw new PersonalDataFound(found);
      const request = requestOf(type, values);
      const planned = readPlanned(values.planned);
      const link = async (jobId: string) => {
        if (planned) await linkPlan(planned, jobId);
      };
      if (request)
        await start(request, (jobId) => {
          link(jobId).catch((error: unknown) => notifyError(error, 'aiContent.linkFailed'));
        });
    },
    onFailure: (error, values) => {
      if (error instanceof PersonalDataFound) {
        const text: Text = Object.values(error.fields)[0] ?? { id: 'error.submit' };
        notify('error', text.id);
        return { text, fields: error.fields };
      }
      const text = textOfFailure(error, 'error.submit');
      // The form shows this one itself, with a way to verify.
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
        <Alert id="privacy" role="note" severity="warning" icon={<ShieldAlert size={20} />}>
          <Message id="aiContent.privacy" />
        </Alert>
        <RestoredNote restored={form.restored} onAfresh={form.reset} />
        <ContentFields
          type={type}
          form={form}
          noLists={noLists}
          onNoList={(text) => setNoLists(new Set([...noLists, text]))}
        />
        {form.failure && asksForVerification(form.failure) ? (
          <VerificationNotice />
        ) : (
          <FormError error={form.failure} />
        )}
        <div>
          <SubmitButton busy={form.busy}>
            <Message id="aiContent.generate" />
          </SubmitButton>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            <Message id="aiContent.submitHelp" />
          </Typography>
        </div>
      </Stack>
    </Card>
  );
};
