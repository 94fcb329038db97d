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
import { useCovers } from '../api.ts';
import { CoverTiles } from './cover-tiles.tsx';

const CoverDialog = lazyOverlay(() => import('./cover-dialog.tsx'));

interface Props {
  readonly cover: LibraryImage | undefined;
  /** The teacher's subject, whose cover comes first. */
  readonly subject: string;
  readonly onChange: (cover: LibraryImage) => void;
  readonly error: Text | undefined;
}

/** The cover: a few to choose at one press, and a button that opens the library. */
export const CoverField = ({ cover, subject, onChange, error }: Props) => {
  const { locale } = useLocale();
  const { data: covers, error: failed } = useCovers();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <FieldLabel id={id}>
        <Message id="createNotebook.cover" />
      </FieldLabel>
      {!(failed && !covers) && (
        <Box
          role="radiogroup"
          aria-labelledby={id}
          {...(error && { 'aria-describedby': `${id}-note`, 'aria-invalid': true })}
        >
          <CoverTiles covers={covers} subject={subject} chosen={cover} onChoose={onChange} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <Button
          // The radio buttons have this name too, and come first; without them it gets the focus.
          name="cover"
          size="small"
          variant="outlined"
          startIcon={<Images size={18} />}
          onClick={() => setOpen(true)}
        >
          <Message id={cover ? 'createNotebook.changeCover' : 'createNotebook.selectCover'} />
        </Button>
        {cover && (
          <Typography sx={{ fontWeight: 500 }}>
            {cover.titles?.[languageOf(locale)] ?? cover.title}
          </Typography>
        )}
      </Box>
      {error && (
        <FormHelperText id={`${id}-note`} error>
          <Message {...error} />
        </FormHelperText>
      )}
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
