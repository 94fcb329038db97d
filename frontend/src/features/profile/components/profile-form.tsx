import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { ProfessionalProfile } from '../../../lib/api/answers.ts';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Say } from '../../../i18n/say.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { saveProfile } from '../api/save-profile.ts';
import { fieldGroups } from '../fields.ts';
import { validateProfile, valuesOf } from '../profile-values.ts';
import { FieldInput } from './field-input.tsx';

interface Props {
  readonly profile: ProfessionalProfile | null | undefined;
  readonly displayName: string | undefined;
  readonly onSaved: (profile: ProfessionalProfile) => Promise<void>;
  readonly onCancel: () => void;
}

const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector('input')?.focus();

/** The professional information as a form. A failed save keeps what was typed. */
export const ProfileForm = ({ profile, displayName, onSaved, onCancel }: Props) => {
  const form = useForm({
    initial: valuesOf(profile, displayName),
    validate: validateProfile,
    onSubmit: async (values) => {
      try {
        await onSaved(await saveProfile(values));
        notify('success', 'profile.saved');
      } catch (error) {
        notifyError(error, 'profile.saveFailed');
      }
    },
  });
  return (
    <Card
      component="form"
      ref={focusFirstField}
      noValidate
      onSubmit={form.onSubmit}
      aria-labelledby="professional"
      sx={{ p: { xs: 2.5, sm: 3 }, overflow: 'visible' }}
    >
      <Typography variant="h2" id="professional">
        <Say id="profile.professional" />
      </Typography>
      {fieldGroups.map((group) => (
        <Fragment key={group.title}>
          <Divider sx={{ my: 2.5 }} />
          <Typography variant="h3" sx={{ mb: 2, color: 'primary.main' }}>
            <Say id={group.title} />
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
            {group.fields.map((field) => (
              <Box key={field.name} sx={field.kind === 'long' ? { gridColumn: '1 / -1' } : {}}>
                <FieldInput field={field} props={form.field(field.name)} />
              </Box>
            ))}
          </Box>
        </Fragment>
      ))}
      <Divider sx={{ my: 3 }} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <SubmitButton busy={form.busy}>
          <Say id="profile.save" />
        </SubmitButton>
        <Button onClick={onCancel} color="inherit">
          <Say id="common.cancel" />
        </Button>
      </Box>
    </Card>
  );
};
