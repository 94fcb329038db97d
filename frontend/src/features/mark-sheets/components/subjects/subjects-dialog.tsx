import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Plus, Settings2, Trash2 } from 'lucide-react';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, useState } from 'react';
import {
  absenceRules,
  streams,
  type ClassSubject,
  type ClassSubjects,
} from '#shared/model/class-subjects.ts';
import { limits } from '#shared/model/limits.ts';
import { languageOf } from '#shared/model/locale.ts';
import { schoolYears } from '#shared/model/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { scaleOfClass, subjectKey } from '#shared/record/general/class-results.ts';
import { coefficientOrigin } from '#shared/record/general/rule-text.ts';
import { isExemptible, isSameSubject } from '#shared/record/general/subject-names.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import type { DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { MessageId, Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ApiError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useTyped } from '#frontend/lib/forms/use-typed.ts';
import { useMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { useSaveClassSubjects, type ShownSubjects } from '#frontend/record/api/class-subjects.ts';
import {
  addSubjects,
  coefficientProblem,
  finished,
  newDraft,
  readDraft,
  readPass,
  studyOf,
  withSubject,
  writeDraft,
  type SubjectsDraft,
} from '../../model/subjects/subjects-draft.ts';
import { usualSubjects } from '../../model/subjects/usual-subjects.ts';

export interface SubjectsDialogProps extends DialogFrame {
  readonly kept: SavedClass;
  /** With all subjects that have marks. */
  readonly settings: ClassSubjects;
  /** As they were read. */
  readonly stored: ShownSubjects;
  /** The subject whose coefficient is asked for. */
  readonly focus?: string | undefined;
}

const SPACE = ' ';

interface RowProps {
  readonly one: ClassSubject;
  readonly typed: string;
  readonly level: SavedClass['level'];
  readonly isFocused: boolean;
  readonly onType: (typed: string) => void;
  readonly onChange: (change: (one: ClassSubject) => ClassSubject) => void;
  /** Missing for a subject with marks, which would come back. */
  readonly onRemove?: (() => void) | undefined;
}

/** A subject with its coefficient, and what else the rule says about it. */
const SubjectRow = ({ one, typed, level, isFocused, onType, onChange, onRemove }: RowProps) => {
  const id = useId();
  const text = useMessage();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = coefficientProblem(typed);
  const counts = one.terms?.length !== 0;
  const words = one.words ?? [];
  const mayBeExempt = one.exempt ?? isExemptible(one.subject);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="label"
          htmlFor={id}
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', opacity: counts ? 1 : 0.6 }}
        >
          <bdi>{one.subject}</bdi>
        </Box>
        {level !== 'Primary' && (
          <Box
            component="input"
            ref={field}
            id={id}
            name="coefficient"
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            disabled={!counts}
            placeholder="?"
            aria-label={text('subjects.coefficientOf', { subject: one.subject })}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
            onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onType(target.value)}
            sx={{
              width: 64,
              minHeight: 40,
              textAlign: 'center',
              font: 'inherit',
              // Room for the lowest letters, which a field would clip.
              lineHeight: 2,
              color: 'text.primary',
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: problem ? 'error.main' : 'paper.outline',
              borderRadius: '8px',
            }}
          />
        )}
        <IconButton
          aria-label={text('subjects.moreOf', { subject: one.subject })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Settings2 size={18} />
        </IconButton>
      </Box>
      {problem && (
        <Box id={`${id}-problem`} role="alert" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
          <Message
            id={`subjects.coefficientWrong.${problem}`}
            values={{ most: limits.coefficient }}
          />
        </Box>
      )}
      {isOpen && (
        <Box sx={{ py: 0.5, fontSize: '0.9375rem' }}>
          <Tick
            checked={counts}
            onChange={() =>
              onChange(({ terms: _, ...rest }) => (counts ? { ...rest, terms: [] } : rest))
            }
          >
            <Message id="subjects.counts.in" />
          </Tick>
          <Tick
            checked={mayBeExempt}
            onChange={() => onChange((before) => ({ ...before, exempt: !mayBeExempt }))}
          >
            <Message id="subjects.mayBeExempt" />
          </Tick>
          <Tick
            checked={words.includes(1)}
            onChange={() =>
              onChange((before) => ({ ...before, words: words.includes(1) ? [] : [1] }))
            }
          >
            <Message id="subjects.wordsFirst" />
          </Tick>
          {level !== 'Primary' && (
            <Tick
              checked={one.bonus === true}
              onChange={() =>
                onChange(({ bonus, ...rest }) => (bonus ? rest : { ...rest, bonus: true }))
              }
            >
              <Message id="subjects.bonus" />
            </Tick>
          )}
          {onRemove && (
            <Button
              size="small"
              color="inherit"
              startIcon={<Trash2 size={16} />}
              onClick={onRemove}
            >
              <Message id="subjects.remove" />
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** The subjects of a class with their coefficients, and the rule of its general averages. */
const SubjectsDialog = (props: SubjectsDialogProps) => {
  const { kept, settings, stored, focus, open, onClose, onExited } = props;
  const id = useId();
  const text = useMessage();
  const language = languageOf(useLocale().locale);
  const save = useSaveClassSubjects(kept.id);
  // What the teacher sees: a later version of another device replaces it only after a refusal.
  const [seen, setSeen] = useState({ stored, initial: newDraft(settings), isRefused: false });
  if (seen.isRefused && stored.version !== seen.stored.version)
    setSeen({ stored, initial: newDraft(settings), isRefused: false });
  const typed = useTyped({ draft: seen.initial, name: '' }, `subjects.${kept.id}`);
  const draft = readDraft(typed.values.draft, settings);
  const choice = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Text>();
  const { level } = kept;
  const { subjects, year, stream, absent, excused } = draft.settings;
  const scale = scaleOfClass(draft.settings, level);
  const change = (next: SubjectsDraft): void => typed.change('draft', writeDraft(next));
  const set = (part: Partial<ClassSubjects>): void =>
    change({ ...draft, settings: { ...draft.settings, ...part } });
  const add = (names: readonly string[]): void => {
    change(addSubjects(draft, kept, names));
    typed.change('name', '');
  };
  const { data: sheets = [] } = useMarkSheets(kept.id);
  const recorded = new Set(sheets.map(({ subject }) => subjectKey(subject)));
  const usual = usualSubjects(level, year).filter(
    (name) => !subjects.some(({ subject }) => isSameSubject(subject, name)),
  );
  const hasRoom = subjects.length < limits.classSubjects;
  // A name that is still in its field counts as added.
  const isNamed = hasRoom && typed.values.name.trim() !== '';
  const result = finished(isNamed ? addSubjects(draft, kept, [typed.values.name]) : draft, kept);
  const submit = async (): Promise<void> => {
    if (busy || !result) return;
    if (typed.outdated) return choice.current?.focus();
    setBusy(true);
    setFailure(undefined);
    try {
      await save(result, seen.stored);
      typed.forget();
      onClose();
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'precondition-failed';
      if (isStale) setSeen((before) => ({ ...before, isRefused: true }));
      setFailure(
        isStale ? { id: 'subjects.saveStale' } : textOfFailure(error, 'subjects.saveFailed'),
      );
    } finally {
      setBusy(false);
    }
  };
  const cancel = (): void => {
    if (busy) return;
    typed.forget();
    onClose();
  };
  const ruleOf = (kind: 'absent' | 'excused', value: string | undefined) => (
    <SelectField
      name={kind}
      label={<Message id={`subjects.rule.${kind}`} />}
      value={value ?? ''}
      optional
      placeholder={text('subjects.rule.open')}
      onChange={(chosen) => {
        const { [kind]: _, ...rest } = draft.settings;
        const rule = absenceRules.find((one) => one === chosen);
        change({ ...draft, settings: { ...rest, ...(rule && { [kind]: rule }) } });
      }}
      options={absenceRules.map((one) => ({ value: one, label: text(`subjects.rule.${one}`) }))}
    />
  );
  const saving = useRef<HTMLButtonElement>(null);
  const settleBy = (label: MessageId, settle: () => void, ref?: typeof choice) => (
    <Button
      color="inherit"
      variant="outlined"
      size="small"
      ref={ref}
      onClick={() => {
        settle();
        setFailure(undefined);
        // The button disappears, so move the focus.
        saving.current?.focus();
      }}
    >
      <Message id={label} />
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={closeByKey(cancel, typed.changed || busy)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={id}>
        <Message id="subjects.coefficientsOf" values={{ name: kept.name }} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <RestoredNote restored={typed.restored} onAfresh={typed.reset} />
        {level && (
          <Box sx={columns}>
            <SelectField
              name="year"
              label={<Message id="subjects.studyYear" />}
              value={year === undefined ? '' : String(year)}
              placeholder={text('form.choose')}
              onChange={(value) => change(studyOf(draft, kept, { year: Number(value), stream }))}
              options={Array.from({ length: schoolYears[level] }, (_, index) => ({
                value: String(index + 1),
                label: text('subjects.yearOf', { year: index + 1, level: text(`level.${level}`) }),
              }))}
            />
            {level === 'Secondary' && year === schoolYears[level] && (
              <SelectField
                name="stream"
                label={<Message id="subjects.stream" />}
                value={stream ?? ''}
                placeholder={text('form.choose')}
                onChange={(value) =>
                  change(
                    studyOf(draft, kept, { year, stream: streams.find((one) => one === value) }),
                  )
                }
                options={streams.map((one) => ({
                  value: one,
                  label: text(`subjects.stream.${one}`),
                }))}
              />
            )}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {coefficientOrigin(draft.settings, language)}
          {SPACE}
          {subjects.some(
            ({ subject, terms }) =>
              terms?.length !== 0 && !draft.coefficients[subjectKey(subject)]?.trim(),
          ) &&
            level !== 'Primary' && <Message id="subjects.askCoefficients" />}
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {subjects.map((one) => {
            const key = subjectKey(one.subject);
            return (
              <SubjectRow
                key={key}
                {...{ one, level }}
                typed={draft.coefficients[key] ?? ''}
                isFocused={key === focus}
                onType={(value) =>
                  change({ ...draft, coefficients: { ...draft.coefficients, [key]: value } })
                }
                onChange={(edit) => change(withSubject(draft, key, edit))}
                onRemove={
                  recorded.has(key)
                    ? undefined
                    : () =>
                        set({
                          subjects: subjects.filter(({ subject }) => subjectKey(subject) !== key),
                        })
                }
              />
            );
          })}
        </Box>
        {hasRoom && (
          <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
            <TextField
              name="name"
              label={<Message id="subjects.addSubject" />}
              value={typed.values.name}
              optional
              onChange={(value) => typed.change('name', value)}
              inputProps={{
                maxLength: limits.textLength,
                onKeyDown: (event: React.KeyboardEvent) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  add([typed.values.name]);
                },
              }}
            />
            <Button
              variant="outlined"
              startIcon={<Plus size={18} />}
              onClick={() => add([typed.values.name])}
              sx={{ minHeight: 48 }}
            >
              <Message id="subjects.add" />
            </Button>
          </Box>
        )}
        {hasRoom && usual.length > 0 && (
          <div>
            <Button
              size="small"
              onClick={() => add(usual.slice(0, limits.classSubjects - subjects.length))}
            >
              <Message id="subjects.addUsual" values={{ count: usual.length }} />
            </Button>
          </div>
        )}
        <Box sx={columns}>
          {ruleOf('absent', absent)}
          {ruleOf('excused', excused)}
          <TextField
            name="pass"
            label={<Message id="subjects.pass" />}
            value={draft.pass}
            optional
            help={<Message id="subjects.passHelp" />}
            error={
              readPass(draft.pass, scale) === null
                ? { id: 'subjects.passWrong', values: { scale } }
                : undefined
            }
            onChange={(pass) => change({ ...draft, pass })}
            inputProps={{ inputMode: 'decimal', maxLength: 8 }}
          />
        </Box>
        {typed.outdated ? (
          <Alert severity="warning">
            <Message id="subjects.outdated" />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
              {settleBy('subjects.keepMine', typed.keepMine, choice)}
              {settleBy('subjects.takeNewer', typed.reset)}
            </Box>
          </Alert>
        ) : (
          failure && (
            <Alert severity="error" role="alert">
              <Message {...failure} />
            </Alert>
          )
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" aria-disabled={busy} onClick={cancel}>
          <Message id="common.cancel" />
        </Button>
        <Button
          variant="contained"
          ref={saving}
          aria-disabled={busy || !result}
          onClick={() => void submit()}
        >
          <Message id="subjects.save" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default SubjectsDialog;
