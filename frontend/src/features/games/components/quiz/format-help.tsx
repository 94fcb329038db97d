import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ownLines } from '#frontend/components/text/text-direction.ts';

const signs = [
  { sign: '*', id: 'games.quiz.format.right' },
  { sign: '-', id: 'games.quiz.format.wrong' },
  { sign: '=', id: 'games.quiz.format.answer' },
  { sign: '>', id: 'games.quiz.format.explanation' },
] as const;

const Sample = () => {
  const { direction } = useLocale();
  const sample = useMessage()('games.quiz.sample');
  return (
    <Box
      component="pre"
      style={ownLines(sample, direction)}
      sx={{
        m: 0,
        mb: 1.5,
        p: 1.5,
        borderRadius: '8px',
        bgcolor: 'background.default',
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        lineHeight: 1.7,
        whiteSpace: 'pre-wrap',
      }}
    >
      {sample}
    </Box>
  );
};

interface Props {
  readonly open: boolean;
}

/** Explains the question format: four signs, a sample and the variants it accepts. */
export const FormatHelp = ({ open }: Props) => (
  <Box
    component="details"
    open={open}
    sx={{
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '8px',
      bgcolor: 'background.paper',
      px: 2,
      '& summary': { cursor: 'pointer', py: 1.25, fontWeight: 500 },
    }}
  >
    <summary>
      <Message id="games.quiz.format.title" />
    </summary>
    <Typography variant="body2" sx={{ mb: 1 }}>
      <Message id="games.quiz.format.blank" />
    </Typography>
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        rowGap: 0.5,
        m: 0,
        mb: 1.5,
        fontSize: '0.875rem',
        '& dt': { fontWeight: 600, color: 'primary.main', minWidth: 16, textAlign: 'center' },
        '& dd': { m: 0 },
      }}
    >
      {signs.map(({ sign, id }) => (
        <Box key={id} sx={{ display: 'contents' }}>
          <dt>{sign}</dt>
          <dd>
            <Message id={id} />
          </dd>
        </Box>
      ))}
    </Box>
    <Sample />
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
      <Message id="games.quiz.format.other" />
    </Typography>
  </Box>
);
