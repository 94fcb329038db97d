import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isSameScope } from '#shared/distribution/change-distributions.ts';
import {
  scopeOf,
  type AnnualDistribution,
  type PlannedLesson,
} from '#shared/model/annual-distribution.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import {
  useChangeDistributions,
  type StoredDistributions,
} from '#frontend/lib/resources/annual-distributions.ts';
import type { ScopeValues } from '../../model/distribution/scope-values.ts';
import { LessonText } from '../lesson-text.tsx';
import { AboutLesson } from './ready-lessons.tsx';

interface Props {
  readonly values: ScopeValues;
  readonly onLesson: (of: AnnualDistribution, lesson: PlannedLesson) => void;
  readonly onClose: () => void;
  readonly stored: StoredDistributions;
  readonly onAdd: () => void;
}

/** How many of the form's values a distribution has: the one with most is shown first. */
const likeness = ({ subject, level, year }: AnnualDistribution, values: ScopeValues): number =>
  (foldText(subject) === foldText(values.subject) ? 4 : 0) +
  (level === values.level ? 2 : 0) +
  (String(year) === values.year ? 1 : 0);

const holds = (lesson: PlannedLesson, sought: string): boolean =>
  [lesson.lesson, lesson.field, lesson.sequence, lesson.week].some((text) =>
    foldText(text ?? '').includes(sought),
  );

const LessonButton = ({
  lesson,
  onClick,
}: {
  readonly lesson: PlannedLesson;
  readonly onClick: () => void;
}) => (
  <ButtonBase
    onClick={onClick}
    sx={{
      display: 'block',
      width: '100%',
      textAlign: 'start',
      p: 1.25,
      borderRadius: 1,
      font: 'inherit',
      overflowWrap: 'anywhere',
      '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
    }}
  >
    <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
      <LessonText lesson={lesson.lesson} />
    </Box>
    <AboutLesson lesson={lesson} />
  </ButtonBase>
);

export const ChooseLesson = ({ stored, values, onLesson, onAdd, onClose }: Props) => {
  const say = useMessage();
  const changeDistributions = useChangeDistributions();
  const [asked, setAsked] = useState('');
  const [sought, setSought] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<Text>();
  const all = stored.distributions;
  const [best] = all.toSorted((one, other) => likeness(other, values) - likeness(one, values));
  const shown = all.find((one) => scopeOf(one) === asked) ?? best;
  if (!shown) return null;
  const found = shown.lessons.filter((lesson) => holds(lesson, foldText(sought)));
  const nameOf = ({ subject, level, year }: AnnualDistribution): string =>
    [subject, say(`level.${level}`), say('distribution.yearOf', { year })].join(' · ');
  const confirmDeletion = async () => {
    setDeleting(false);
    setFailure(undefined);
    try {
      await changeDistributions((all) => all.filter((one) => !isSameScope(one, shown)));
      setAsked('');
    } catch (error) {
      setFailure(textOfFailure(error, 'distribution.saveFailed'));
    }
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {failure && (
          <Alert severity="error">
            <Message {...failure} />
          </Alert>
        )}
        <SelectField
          name="distribution"
          label={<Message id="distribution.which" />}
          value={scopeOf(shown)}
          onChange={setAsked}
          options={all.map((one) => ({ value: scopeOf(one), label: nameOf(one) }))}
          placeholder={say('form.choose')}
        />
        <TextField
          name="soughtLesson"
          label={<Message id="distribution.search" />}
          value={sought}
          onChange={setSought}
          optional
        />
        <Box
          component="ul"
          aria-label={say('distribution.lessons')}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {found.map((lesson, index) => (
            <li key={index}>
              <LessonButton lesson={lesson} onClick={() => onLesson(shown, lesson)} />
            </li>
          ))}
        </Box>
        {found.length === 0 && (
          <Typography role="status" color="textSecondary">
            <Message id="distribution.noneFound" />
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }} disableSpacing>
        <TextButton label="distribution.delete" color="error" onClick={() => setDeleting(true)} />
        <TextButton label="distribution.another" ref={focusIfLost} onClick={onAdd} />
        <TextButton label="common.cancel" onClick={onClose} color="inherit" />
      </DialogActions>
      <ConfirmDialog
        open={isDeleting}
        title="distribution.deleteTitle"
        text="distribution.deleteText"
        textValues={{ name: nameOf(shown) }}
        confirm="distribution.delete"
        onConfirm={() => void confirmDeletion()}
        onClose={() => setDeleting(false)}
      />
    </>
  );
};
