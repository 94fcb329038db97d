import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { languageOf, type Language } from '#shared/model/locale.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { FileField } from '#frontend/components/file/file-field.tsx';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { loadMessages } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { useUpload } from '#frontend/lib/uploads/use-upload.ts';
import { notebookCalls } from '../api.ts';
import { useContents } from '../hooks/use-contents.ts';
import { saidByFile } from '../model/said-by-file.ts';
import { useOwner } from '../hooks/use-owner.ts';
import { useReading } from '../hooks/use-reading.ts';
import { CoverField } from './cover-field.tsx';
import { useChosenCover } from '../hooks/use-chosen-cover.ts';
import { useSavedClasses } from '../hooks/use-saved-classes.ts';

const accepted = [spreadsheetType] as const;
const SavedClassesField = lazyComponent(() => import('./saved-classes-field.tsx'));
const Understood = lazyComponent(
  async () => (await Promise.all([import('./reading/understood.tsx'), loadMessages('reading')]))[0],
  <Skeleton variant="rounded" height={120} />,
);
const KeepClasses = lazyComponent(async () => ({
  default: (await import('#frontend/components/classes/keep-classes.tsx')).KeepClasses,
}));
const ContentsField = lazyComponent(
  () => import('./contents/contents-field.tsx'),
  <Skeleton variant="rounded" height={320} />,
);
const DifferingValues = lazyComponent(() => import('./owner/differing-values.tsx'));
const OwnerForm = lazyComponent(() => import('./owner/owner-form.tsx'));

/** Focuses the first field with a missing value, by the names of fields and groups. */
const focusFirst = (form: HTMLFormElement, selectors: readonly string[]): void =>
  form.querySelector<HTMLElement>(selectors.join(','))?.focus();

interface Props {
  /** Null if there is none; undefined while unknown. */
  readonly profile: ProfessionalProfile | null | undefined;
}

/** The form for a notebook: names, owner, cover and contents. Stores the input until it is sent. */
const NotebookForm = ({ profile }: Props) => {
  const { locale } = useLocale();
  const upload = useUpload(accepted, 'notebook');
  const chosen = useChosenCover();
  const classes = useSavedClasses();
  const usesKept = classes.chosen.length > 0;
  const file = usesKept || upload.state.status === 'none' ? undefined : upload.state.file;
  const reading = useReading(file);
  const { answer, understood } = reading;
  const said = understood ? saidByFile(understood) : {};
  const owner = useOwner(profile, said);
  const [contents, setContents] = useContents();
  const [language, setLanguage] = useState<Language>(languageOf(locale));
  const { data: schoolYear } = useSchoolYear();
  const [tried, setTried] = useState(false);
  const { cover } = chosen;
  const { busy, submit } = useSubmitJob(notebookCalls, {
    submitted: 'notebooks.submitted',
    history: paths.notebooks,
  });
  const hasSource = usesKept || upload.state.status === 'sending' || upload.state.status === 'sent';
  const isOwned = Object.keys(owner.errors).length === 0;

  const sizes = usesKept
    ? classes.chosen.map(({ name, counts: { pupils } }) => ({ name, pupils }))
    : (understood?.listed.classes ?? []).map(({ name, pupils }) => ({
        name,
        pupils: pupils.length,
      }));
  const planned =
    sizes.length > 0
      ? {
          season:
            owner.printed?.academicSeason ?? profile?.academicSeason ?? owner.typed.academicSeason,
          ...(schoolYear && { schoolYear }),
          classes: sizes,
        }
      : undefined;

  /** The source of the notebook; undefined if the upload failed. */
  const sourceOf = async () => {
    if (usesKept) return { classIds: classes.chosen.map(({ id }) => id) };
    const studentNamesFileS3Key = await upload.finished();
    if (!studentNamesFileS3Key) return undefined;
    const { choices } = reading;
    return { studentNamesFileS3Key, ...(choices.length > 0 && { reading: choices }) };
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (!hasSource || !cover) {
      focusFirst(form, [hasSource ? '[name=cover]' : '[name=names]']);
      notify('error', 'createNotebook.incomplete');
      return;
    }
    if (!usesKept && reading.blocked) {
      focusFirst(form, ['[data-question] input', '[data-understood] input', '[name=names]']);
      notify('error', 'createNotebook.unresolved');
      return;
    }
    if (!isOwned) {
      focusFirst(
        form,
        Object.keys(owner.errors).map((name) => `[name=${name}]`),
      );
      notify('error', 'createNotebook.ownerMissing');
      return;
    }
    void submit(async () => {
      const source = await sourceOf();
      return (
        source && {
          coverImageKey: cover.key,
          ...source,
          language,
          ...contents,
          ...(owner.printed && { printed: owner.printed }),
        }
      );
    }).then((started) => {
      if (!started) return;
      for (const part of [upload, chosen, classes, reading, owner]) part.forget();
    });
  };

  return (
    <Card component="form" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack sx={{ gap: 3.5 }}>
        <RestoredNote
          restored={upload.restored || chosen.restored || classes.restored || owner.restored}
          onAfresh={() => {
            upload.clear();
            chosen.clear();
            classes.clear();
            owner.clear();
          }}
        />
        {upload.state.status === 'none' && classes.kept.length > 0 && (
          <SavedClassesField classes={classes} />
        )}
        {!usesKept && (
          <FileField
            name="names"
            label={<Message id="createNotebook.file" />}
            help={<Message id="createNotebook.fileHelp" />}
            accepted={accepted}
            upload={upload}
            error={tried && !hasSource ? { id: 'file.required' } : undefined}
          />
        )}
        {file && answer && (
          <Understood answer={answer} choices={reading.choices} onChoices={reading.choose} />
        )}
        {understood && understood.listed.classes.length > 0 && !reading.blocked && (
          <Box component="details">
            <Box component="summary" sx={{ cursor: 'pointer', mb: 1 }}>
              <Message id="createNotebook.keepClasses" />
            </Box>
            <KeepClasses classes={understood.listed.classes} />
          </Box>
        )}
        {tried && !usesKept && reading.blocked && (
          <Alert severity="error">
            <Message id="createNotebook.unresolved" />
          </Alert>
        )}
        {profile && owner.differing.length > 0 && (
          <DifferingValues owner={owner} said={said} profile={profile} />
        )}
        {profile === null && (understood ?? usesKept) && (
          <OwnerForm owner={owner} said={said} tried={tried} />
        )}
        <CoverField
          cover={cover}
          onChange={chosen.choose}
          error={tried && !cover ? { id: 'createNotebook.coverRequired' } : undefined}
        />
        <ContentsField
          chosen={contents}
          onChange={setContents}
          language={language}
          onLanguage={setLanguage}
          planned={planned}
        />
        <div>
          <SubmitButton busy={busy} disabled={profile === undefined}>
            <Message id="createNotebook.submit" />
          </SubmitButton>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            <Message id="createNotebook.submitHelp" />
          </Typography>
        </div>
      </Stack>
    </Card>
  );
};

export default NotebookForm;
