import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { Fragment } from 'react';
import { schoolLevels } from '#shared/model/profile.ts';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { fieldGroups, type ProfileField } from '../model/fields.ts';

interface FieldValueProps {
  readonly field: ProfileField;
  readonly value: string | undefined;
}

/** A stored value for reading: dates in words, the level by its name, text in its own direction. */
const FieldValue = ({ field, value }: FieldValueProps) => {
  if (!value) return <Message id="profile.empty" />;
  if (field.kind === 'date') return <CalendarDate date={value} />;
  const level = schoolLevels.find((name) => field.kind === 'level' && name === value);
  return level ? <Message id={`level.${level}`} /> : <bdi>{value}</bdi>;
};

interface Props {
  readonly profile: ProfessionalProfile | null | undefined;
  /** Whether the form was just closed and its focused button is gone. */
  readonly edited: boolean;
  readonly onEdit: () => void;
}

export const ProfileCard = ({ profile, edited, onEdit }: Props) => (
  <Card component="section" aria-labelledby="professional" sx={{ p: { xs: 2.5, sm: 3 } }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
      <Typography variant="h2" id="professional" sx={{ flex: '1 1 220px' }}>
        <Message id="profile.professional" />
      </Typography>
      <Button
        variant="outlined"
        startIcon={<Pencil size={18} />}
        onClick={onEdit}
        {...(edited && { ref: focusIfLost })}
      >
        <Message id="profile.edit" />
      </Button>
    </Box>
    {!profile && (
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        <Message id="profile.none" />
      </Typography>
    )}
    {fieldGroups.map((group) => (
      <Fragment key={group.title}>
        <Divider sx={{ my: 2.5 }} />
        <Typography variant="h3" sx={{ mb: 2, color: 'primary.main' }}>
          <Message id={group.title} />
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
            gap: 2.5,
            m: 0,
          }}
        >
          {group.fields.map((field) => (
            <Box key={field.name} sx={field.kind === 'long' ? { gridColumn: '1 / -1' } : {}}>
              <Typography component="dt" variant="caption" color="textSecondary">
                <Message id={`profile.field.${field.name}`} />
              </Typography>
              <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
                <FieldValue field={field} value={profile?.[field.name]} />
              </Typography>
            </Box>
          ))}
        </Box>
      </Fragment>
    ))}
  </Card>
);
