import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { languageOf, type Language } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { useSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import type { LibraryImage } from '#shared/contracts/notebooks.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { COVER } from '#frontend/lib/paths.ts';
import { printedOwner } from '../model/printed-owner.ts';
import { saidByFile } from '../model/said-by-file.ts';
import { useContents } from './use-contents.ts';
import { useDailyDays } from './use-daily-days.ts';
import { useOwner } from './use-owner.ts';
import { usePupilSource } from './use-pupil-source.ts';
import { useCovers } from '../api.ts';

const keptCover = z.object({ key: z.string() });

interface ChosenCover {
  readonly cover: LibraryImage | undefined;
  /** Whether it was restored from an earlier visit to the form. */
  readonly restored: boolean;
  readonly choose: (cover: LibraryImage) => void;
  readonly clear: () => void;
  /** Removes it from the draft after use. */
  readonly forget: () => void;
}

/** The cover for the form: the one in the address, else the one chosen on an earlier visit. */
const useChosenCover = (): ChosenCover => {
  const named = useSearchParams()[0].get(COVER) ?? undefined;
  const draft = useUnsentForm('notebook.cover', keptCover);
  const [key, setKey] = useState(named ?? draft.found?.key);
  const [restored, setRestored] = useState(named === undefined && key !== undefined);
  const { data: covers } = useCovers(key !== undefined);
  return {
    cover: covers?.find((cover) => cover.key === key),
    restored,
    choose: (cover) => {
      setKey(cover.key);
      draft.keep({ key: cover.key });
    },
    clear: () => {
      setKey(undefined);
      setRestored(false);
      draft.forget();
    },
    forget: draft.forget,
  };
};

/** What a teacher gives for a notebook: pupils, owner, cover, contents and language. */
export const useNotebookParts = (profile: ProfessionalProfile | null | undefined) => {
  const { locale } = useLocale();
  const source = usePupilSource();
  const { understood } = source.reading;
  const said = understood ? saidByFile(understood) : {};
  const owner = useOwner(profile, said, source.classes.chosen);
  const chosenCover = useChosenCover();
  const [contents, setContents] = useContents();
  const [language, setLanguage] = useState<Language>(languageOf(locale));
  const { data: schoolYear } = useSchoolYear();

  const { upload, classes, reading } = source;
  const clearable = [upload, chosenCover, classes, owner];
  const shown = printedOwner(owner.printed, profile, owner.typed);
  const { academicSeason: season, subject } = shown;
  const daily = useDailyDays(season, schoolYear);
  const isUnknown = profile !== undefined && subject.trim() === '';
  const withoutSubject = isUnknown
    ? classes.chosen.filter((chosen) => chosen.subject === undefined)
    : [];

  /** The request; undefined if it has no cover or the upload failed. */
  const request = async () => {
    const pupils = await source.requested();
    if (!pupils || !chosenCover.cover) return undefined;
    const { cornerMarks, ...printed } = contents;
    return {
      coverImageKey: chosenCover.cover.key,
      ...pupils,
      language,
      ...printed,
      ...(daily.days && { dailyDays: daily.days }),
      ...(source.usesSaved && { cornerMarks }),
      ...(owner.printed && { printed: owner.printed }),
    };
  };

  return {
    source,
    said,
    owner,
    chosenCover,
    contents: {
      chosen: contents,
      onChange: setContents,
      hasCorners: source.usesSaved,
      ...{ withoutSubject, daily },
      ...{ language, onLanguage: setLanguage },
    },
    /** What the cover says of the owner. */
    shown,
    /** What else determines the number of pages; undefined before the classes are known. */
    planned:
      source.planned.length > 0
        ? {
            ...{ season, dailyDays: daily.days, classes: source.planned },
            ...(schoolYear && { schoolYear }),
            ...(profile && { subject: profile.subject }),
            level: profile?.level,
          }
        : undefined,
    hasWrongDays: contents.contents.dailyPages > 0 && daily.isWrong,
    /** Whether anything was restored from an earlier visit to the form. */
    restored: clearable.some((part) => part.restored),
    clear: () => clearable.forEach((part) => part.clear()),
    request,
    /** Removes everything from the draft after use. */
    forget: () => [...clearable, reading].forEach((part) => part.forget()),
  };
};
