import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import type { NotebookJob } from '#shared/contracts/notebooks.ts';
import { languageOf, languages } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { useCovers } from '../../api.ts';
import { printedOwner } from '../../model/printed-owner.ts';
import { FirstPage } from './first-page.tsx';

export interface ReadyCardProps {
  readonly job: Read<NotebookJob>;
}

/** A notebook that has just been made: its first page, and the button to get it. */
const ReadyCard = ({ job }: ReadyCardProps) => {
  const { locale } = useLocale();
  const { data: profile } = useProfile();
  const { data: covers } = useCovers();
  const { made, generatedFiles } = job;
  const [file] = generatedFiles;
  return (
    <Card
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, sm: 3 },
        mb: 3,
        p: { xs: 2, sm: 3 },
        bgcolor: 'paper.tealWash',
        borderColor: 'primary.main',
      }}
    >
      <Box sx={{ flexShrink: 0, width: { xs: 116, sm: 176 } }}>
        <FirstPage
          owner={printedOwner(job.printed, profile)}
          classes={(made?.classes ?? []).map(({ name }) => name)}
          language={languages.find((one) => one === job.language) ?? languageOf(locale)}
          cover={covers?.find(({ key }) => key === job.coverImageKey)}
        />
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, minWidth: 0 }}>
        <Typography variant="h2">
          <Message id="notebooks.ready" />
        </Typography>
        {made && (
          <Typography color="textSecondary">
            <Message
              id="notebooks.made"
              values={{ classes: made.classes.length, pages: made.pages }}
            />
          </Typography>
        )}
        {file && (
          <Button
            component="a"
            href={file.url}
            target="_blank"
            rel="noreferrer"
            variant="contained"
            startIcon={<Download size={18} />}
            sx={{ mt: 1 }}
          >
            <Message id="notebooks.download" />
          </Button>
        )}
      </Box>
    </Card>
  );
};

// Both are small and share most of what they need, so they share a script.
export { FirstPage } from './first-page.tsx';
export default ReadyCard;
