import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { UserAvatar } from '#frontend/components/account/user-avatar.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { SessionUser } from '#frontend/lib/auth/session.ts';

const signedInBy = {
  password: 'profile.byPassword',
  google: 'profile.byGoogle',
  school: 'profile.bySchool',
} as const;

const Verification = ({ verified }: { readonly verified: boolean }) => {
  const Icon = verified ? BadgeCheck : CircleAlert;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color: verified ? 'success.main' : 'warning.main',
      }}
    >
      <Icon size={16} />
      <Message id={verified ? 'profile.verified' : 'profile.notVerified'} />
    </Box>
  );
};

/** The user's name and address, whether it is verified, and how they sign in. */
export const AccountCard = ({ user }: { readonly user: SessionUser }) => (
  <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5, p: 3 }}>
    <UserAvatar user={user} size={56} />
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{user.displayName ?? user.email}</bdi>
      </Typography>
      {user.displayName && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{user.email}</bdi>
        </Typography>
      )}
    </Box>
    <Typography variant="body2" component="div" sx={{ display: 'grid', gap: 0.5 }}>
      <Verification verified={user.emailVerified} />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <Message id={signedInBy[user.provider]} />
      </Box>
    </Typography>
  </Card>
);
