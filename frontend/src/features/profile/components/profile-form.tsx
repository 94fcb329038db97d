import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Fragment, useRef, type FormEvent } from 'react';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { ApiError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { refusedFields } from '#frontend/lib/forms/issues.ts';
import { useFollowing } from '#frontend/lib/forms/use-typed.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import type { SaidByClasses } from '#frontend/record/model/classes/said-by-classes.ts';
import { saveProfile } from '../api.ts';
import { fieldGroups } from '../model/fields.ts';
import { ruleOf, validateProfile, valuesOf } from '../model/profile-values.ts';
import { FieldInput } from './field-input.tsx';
import { SavedClassNames } from './saved-class-names.tsx';
import { OutdatedNote } from './outdated-note.tsx';

interface Props {
  /** The stored profile as far as known; it may change meanwhile. */
  readonly profile: ProfessionalProfile | null;
  readonly displayName: string | undefined;
  /** What the saved classes know, for a profile that is not there yet. */
  readonly known: SaidByClasses;
  /** Whether the user asked for the form, which then gets the focus. */
  readonly asked: boolean;
  readonly onSaved: (profile: ProfessionalProfile) => Promise<void>;
  /** Called when another profile was saved meanwhile. */
  readonly onOutdated: () => void;
  readonly onCancel: () => void;
}

export const profileDraft = 'profile';

const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector('input')?.focus();

/** The professional information as a form. Stores the input until it is saved or cancelled. */
export const ProfileForm = (props: Props) => {
  const { profile, displayName, known, asked, onSaved, onOutdated, onCancel } = props;
  const isKnown = (name: string, values: Readonly<Record<string, string>>): boolean => {
    const said = Object.entries(known).find(([field]) => field === name)?.[1];
    return said !== undefined && said === values[name];
  };
  const choice = useRef<HTMLButtonElement>(null);
  const form = useForm({
    keepAs: profileDraft,
    initial: valuesOf(profile, displayName, known),
    validate: validateProfile,
    onSubmit: async (values) => {
      await onSaved(await saveProfile(values, profile));
      notify('success', 'profile.saved');
    },
    onFailure: (error, values) => {
      notifyError(error, 'profile.saveFailed');
      if (error instanceof ApiError && error.code === 'precondition-failed') onOutdated();
      return {
        text: textOfFailure(error, 'profile.saveFailed'),
        fields: refusedFields(error, values, ruleOf),
      };
    },
  });
  // A first profile has no other values to choose from.
  const isFollowing = profile === null && form.outdated;
  useFollowing({ ...form, outdated: isFollowing });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!form.outdated || isFollowing) return form.onSubmit(event);
    event.preventDefault();
    choice.current?.focus();
  };
  return (
    <Card
      component="form"
      {...(asked && { ref: focusFirstField })}
      noValidate
      onSubmit={onSubmit}
      aria-labelledby="professional"
      sx={{ p: { xs: 2.5, sm: 3 }, overflow: 'visible' }}
    >
      <Typography variant="h2" id="professional" sx={{ '& + .MuiAlert-root': { mt: 2 } }}>
        <Message id="profile.professional" />
      </Typography>
      <RestoredNote restored={form.restored} onAfresh={form.reset} />
      {fieldGroups.map((group) => (
        <Fragment key={group.title}>
          <Divider sx={{ my: 2.5 }} />
          <Typography variant="h3" sx={{ mb: 2, color: 'primary.main' }}>
            <Message id={group.title} />
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
            {group.fields.map((field) => (
              <Box key={field.name} sx={field.kind === 'long' ? { gridColumn: '1 / -1' } : {}}>
                <FieldInput
                  field={field}
                  props={form.field(field.name)}
                  isFromFile={profile === null && isKnown(field.name, form.values)}
                />
                {field.name === 'classesTaught' && <SavedClassNames {...form.field(field.name)} />}
              </Box>
            ))}
          </Box>
        </Fragment>
      ))}
      <Divider sx={{ my: 3 }} />
      <Box sx={{ mb: 2.5, '&:empty': { display: 'none' } }}>
        {form.outdated && !isFollowing ? (
          <OutdatedNote choice={choice} onKeep={form.keepMine} onTake={form.reset} />
        ) : (
          <FormError error={form.failure} />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <SubmitButton busy={form.busy}>
          <Message id="profile.save" />
        </SubmitButton>
        <Button
          color="inherit"
          onClick={() => {
            form.forget();
            onCancel();
          }}
        >
          <Message id="common.cancel" />
        </Button>
      </Box>
    </Card>
  );
};
