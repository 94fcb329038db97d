import Box from '@mui/material/Box';

interface Props {
  /** Undefined while it loads; its place stays. */
  readonly src: string | undefined;
  /** Width to height, as in CSS. */
  readonly aspectRatio: string;
}

/** What a job of a history is about, in small; the words beside it say the same. */
export const JobThumbnail = ({ src, aspectRatio }: Props) => (
  <Box
    sx={{
      ...{ flexShrink: 0, width: 40, aspectRatio, overflow: 'hidden' },
      ...{ border: '1px solid', borderColor: 'divider', borderRadius: '3px' },
    }}
  >
    {src && (
      <Box
        component="img"
        src={src}
        alt=""
        loading="lazy"
        sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
      />
    )}
  </Box>
);
