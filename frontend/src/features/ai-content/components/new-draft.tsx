import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { contentTypes } from '../../../../../shared/contracts/ai-content.ts';
import { Say } from '../../../i18n/say.tsx';
import { contentForms } from '../content-forms.ts';

/** The ways to the three forms. */
export const NewDraft = ({ centred = false }: { readonly centred?: boolean }) => (
  <Box
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: centred ? 'center' : 'start' }}
  >
    {contentTypes.map((type) => (
      <Button
        key={type}
        component={Link}
        to={contentForms[type].path}
        variant="outlined"
        startIcon={<Plus size={18} aria-hidden />}
      >
        <Say id={`aiContent.type.${type}`} />
      </Button>
    ))}
  </Box>
);
