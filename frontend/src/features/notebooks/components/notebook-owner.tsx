import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { UserRound } from 'lucide-react';
import type { Ref } from 'react';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { editFrom } from '#frontend/lib/edit-profile.ts';
import { paths } from '#frontend/lib/paths.ts';

/** A link to the profile form, which returns here. */
const editProfile = { to: paths.profile, state: editFrom(paths.createNotebook) };

interface OwnerProps {
  readonly profile: ProfessionalProfile;
  readonly ref: Ref<HTMLDivElement>;
}

/** The teacher and season for which the notebook will be made. */
export const NotebookOwner = ({ profile, ref }: OwnerProps) => (
  <Box
    ref={ref}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      mb: 3,
      px: 2,
      py: 1.5,
      borderRadius: '8px',
      bgcolor: 'paper.tealWash',
    }}
  >
    <Box sx={{ color: 'primary.main', display: 'flex' }}>
      <UserRound size={22} strokeWidth={1.75} />
    </Box>
    <Box sx={{ flex: '1 1 240px' }}>
      <Message
        id="createNotebook.owner"
        values={{
          fullName: profile.fullName,
          academicSeason: profile.academicSeason,
        }}
      />
    </Box>
    <TextButton label="createNotebook.editProfile" {...editProfile} size="small" />
  </Box>
);

/** Asks for the profile, without which a notebook cannot be made. */
export const MissingProfile = () => (
  <Alert
    severity="warning"
    sx={{ mb: 3 }}
    action={
      <TextButton
        label="createNotebook.completeProfile"
        {...editProfile}
        color="inherit"
        size="small"
      />
    }
  >
    <Message id="createNotebook.noProfile" />
  </Alert>
);

interface UnknownProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Explains that the profile could not be loaded; the form keeps its values. */
export const UnknownProfile = ({ error, onRetry }: UnknownProps) => (
  <Alert
    severity="error"
    sx={{ mb: 3 }}
    action={<TextButton label="common.retry" color="inherit" size="small" onClick={onRetry} />}
  >
    <AlertTitle>
      <Message id="profile.loadError" />
    </AlertTitle>
    <Message {...textOfError(error)} />
  </Alert>
);
