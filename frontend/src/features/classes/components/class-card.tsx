import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { BookPlus, ChevronDown, Dices, Pencil, RefreshCw, Table2, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ClassSummary } from '#frontend/lib/classes/classes.ts';
import { classMarksPath, classPath } from '#frontend/lib/classes/class-paths.ts';
import { notebookOfClassesPath, wheelOfClassPath } from '#frontend/lib/paths.ts';
import type { OpenDialog } from './class-dialogs.tsx';
import { PupilList } from './pupil-list.tsx';

const actions = [
  { kind: 'update', label: 'classes.updateOne', Icon: RefreshCw },
  { kind: 'rename', label: 'classes.renameOne', Icon: Pencil },
  { kind: 'delete', label: 'classes.deleteOne', Icon: Trash2 },
] as const;

interface Props {
  readonly kept: ClassSummary;
  readonly onAction: (dialog: Omit<OpenDialog, 'open'>) => void;
}

/** A saved class: its details, its expiry date and its actions. */
export const ClassCard = ({ kept, onAction }: Props) => {
  const text = useMessage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { name, subject, counts, keptUntil } = kept;
  const knowsSexes = counts.girls + counts.boys > 0;
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            <Box component={Link} to={classPath(kept.id)} sx={{ color: 'inherit' }}>
              <bdi>{name}</bdi>
            </Box>
          </Typography>
          {subject && (
            <Typography color="textSecondary">
              <bdi>{subject}</bdi>
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'inline-flex', color: 'text.secondary', m: -0.5 }}>
          {actions.map(({ kind, label, Icon }) => (
            <IconButton
              key={kind}
              aria-label={text(label, { name })}
              onClick={() => onAction({ kind, kept })}
              sx={{ width: 40, height: 40 }}
            >
              <Icon size={19} aria-hidden />
            </IconButton>
          ))}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <div>
          <Message
            id={knowsSexes ? 'classes.counts' : 'classes.pupils'}
            values={{ ...counts, count: counts.pupils }}
          />
        </div>
        <div>
          <Message
            id="classes.keptUntil"
            values={{ date: <FormattedDate key="date" value={keptUntil} dateStyle="long" /> }}
          />
        </div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={classMarksPath(kept.id)}
          variant="contained"
          size="small"
          aria-label={text('classes.marksOf', { name })}
          startIcon={<Table2 size={16} aria-hidden />}
        >
          <Message id="classes.tab.marks" />
        </Button>
        <Button
          component={Link}
          to={notebookOfClassesPath([kept.id])}
          variant="outlined"
          size="small"
          aria-label={text('classes.notebookOf', { name })}
          startIcon={<BookPlus size={16} aria-hidden />}
        >
          <Message id="classes.notebook" />
        </Button>
        <Button
          component={Link}
          to={wheelOfClassPath(kept.id)}
          variant="outlined"
          size="small"
          aria-label={text('classes.wheelOf', { name })}
          startIcon={<Dices size={16} aria-hidden />}
        >
          <Message id="classes.wheel" />
        </Button>
        <Button
          color="inherit"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={text('classes.pupilsOf', { name })}
          onClick={() => setOpen(!open)}
          endIcon={
            <Box
              component={ChevronDown}
              size={16}
              aria-hidden
              sx={{ transform: open ? 'rotate(180deg)' : 'none' }}
            />
          }
        >
          <Message id="classes.showPupils" />
        </Button>
      </Box>
      <Box id={id} sx={{ display: open ? 'block' : 'none' }}>
        {open && <PupilList kept={kept} />}
      </Box>
    </Card>
  );
};
