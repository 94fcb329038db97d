import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { Images } from 'lucide-react';
import { useId, useState } from 'react';
import type { LibraryImage } from '#shared/contracts/notebooks.ts';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { CoverPreview } from './cover-preview.tsx';

const CoverDialog = lazyOverlay(() => import('./cover-dialog.tsx'));

interface Props {
  readonly cover: LibraryImage | undefined;
  readonly onChange: (cover: LibraryImage) => void;
  readonly error: Text | undefined;
}

/** The chosen cover, with a button that opens the library. */
export const CoverField = ({ cover, onChange, error }: Props) => {
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <FieldLabel id={id}>
        <Message id="createNotebook.cover" />
      </FieldLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
        <CoverPreview cover={cover} invalid={Boolean(error)} />
        <Box>
          {cover && (
            <Typography sx={{ fontWeight: 500, mb: 1 }}>
              {cover.titles?.[languageOf(locale)] ?? cover.title}
            </Typography>
          )}
          <Button
            name="cover"
            variant="outlined"
            startIcon={<Images size={18} aria-hidden />}
            onClick={() => setOpen(true)}
            {...(error && { 'aria-describedby': `${id}-note` })}
          >
            <Message id={cover ? 'createNotebook.changeCover' : 'createNotebook.selectCover'} />
          </Button>
          {error && (
            <FormHelperText id={`${id}-note`} error>
              <Message {...error} />
            </FormHelperText>
          )}
        </Box>
      </Box>
      <CoverDialog
        open={open}
        selected={cover?.key}
        onClose={() => setOpen(false)}
        onSelect={(chosen) => {
          onChange(chosen);
          setOpen(false);
        }}
      />
    </Box>
  );
};
