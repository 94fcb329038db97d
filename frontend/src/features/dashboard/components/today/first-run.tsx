import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BookPlus, Check } from 'lucide-react';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { KeepClasses } from '#frontend/record/components/classes/keep-classes.tsx';
import { ListSourceField } from '#frontend/record/components/classes/list-source-field.tsx';
import { useListSource } from '#frontend/record/components/classes/use-list-source.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { notebookOfClassesPath } from '#frontend/lib/paths.ts';

const STEPS = 3;

interface StepProps {
  readonly number: number;
  /** The number of the first step that is not done. */
  readonly current: number;
  readonly title: MessageId;
  readonly children: ReactNode;
}

const Step = ({ number, current, title, children }: StepProps) => {
  const isDone = number < current;
  const isCurrent = number === current;
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{ display: 'grid', alignContent: 'start', gap: 1.5, p: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: '1.75rem',
            height: '1.75rem',
            borderRadius: '50%',
            border: '1px solid',
            borderColor: isCurrent || isDone ? 'primary.main' : 'paper.outline',
            fontWeight: 600,
            ...(isCurrent && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
            ...(isDone && { color: 'primary.main' }),
          }}
        >
          {isDone ? <Check size={16} /> : number}
        </Box>
        <Typography variant="h3">
          <Message id={title} />
          {isDone && (
            <Box component="span" sx={visuallyHidden}>
              <Message id="today.first.done" />
            </Box>
          )}
        </Typography>
      </Box>
      {children}
    </Box>
  );
};

const note = { m: 0, color: 'text.secondary', fontSize: '0.875rem' } as const;

interface Props {
  readonly classes: readonly ClassSummary[];
  /** Called when the steps are first shown. */
  readonly onBegin: () => void;
  readonly onLater: () => void;
}

/** The three steps of a new account: choose or type a class list, save the classes, make a notebook. */
const FirstRun = ({ classes, onBegin, onLater }: Props) => {
  const id = useId();
  const sources = useListSource();
  const { classes: read, head, name, problems, isOutdated } = sources.shown;
  const begin = useEffectEvent(onBegin);
  useEffect(() => begin(), []);
  const isRead = read.length > 0;
  const current = classes.length > 0 ? STEPS : isRead ? 2 : 1;
  return (
    <Card component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          minHeight: 52,
          px: 2,
          py: 0.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography variant="h3" component="h2" id={id} sx={{ flex: 1 }}>
          <Message id="today.first.title" />
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="today.first.count" values={{ done: current - 1, all: STEPS }} />
        </Box>
        <TextButton label="today.first.later" size="small" color="inherit" onClick={onLater} />
      </Box>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          '& > li + li': {
            borderColor: 'divider',
            borderStyle: 'solid',
            borderWidth: 0,
            borderBlockStartWidth: { xs: 1, md: 0 },
            borderInlineStartWidth: { md: 1 },
          },
        }}
      >
        <Step number={1} current={current} title="today.first.list">
          {current < STEPS || isRead ? (
            <ListSourceField sources={sources} />
          ) : (
            <Box component="p" sx={note}>
              <Message id="today.first.saved" values={{ count: classes.length }} />
            </Box>
          )}
        </Step>
        <Step number={2} current={current} title="today.first.save">
          {isRead ? (
            <KeepClasses
              key={sources.source}
              {...{ head, problems, isOutdated }}
              classes={read}
              file={name}
              onKept={sources.onKept}
            />
          ) : (
            <Box component="p" sx={note}>
              <Message id="today.first.saveText" />
            </Box>
          )}
        </Step>
        <Step number={3} current={current} title="today.first.print">
          <Box component="p" sx={note}>
            <Message id="today.first.printText" />
          </Box>
          {classes.length > 0 && (
            <TextButton
              label="today.first.make"
              values={{ count: classes.length }}
              to={notebookOfClassesPath(classes.map((kept) => kept.id))}
              variant="contained"
              icon={BookPlus}
              sx={{ justifySelf: 'start' }}
            />
          )}
        </Step>
      </Box>
    </Card>
  );
};

export default FirstRun;
