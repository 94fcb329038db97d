import { useState } from 'react';
import * as z from 'zod/mini';
import { neededOfOwner, printedValues, type PrintedValues } from '#shared/model/notebook-owner.ts';
import { limits } from '#shared/model/limits.ts';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import { errorsOf, schemaIssues } from '#frontend/lib/forms/issues.ts';
import type { Errors } from '#frontend/lib/forms/use-form.ts';
import { useFollowing, useTyped } from '#frontend/lib/forms/use-typed.ts';
import {
  differences,
  ownerFields,
  type OwnerField,
  type SaidByFile,
} from '../model/said-by-file.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import {
  saidByClasses,
  type SaidByClasses,
} from '#frontend/record/model/classes/said-by-classes.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';

/** The values that a teacher without a profile types for this notebook. */
export type TypedOwner = Record<OwnerField | 'fullName', string>;

export const typedFields = ['fullName', ...ownerFields] as const;

const ruleOf = (field: string) => ({
  kind: field === 'level' ? ('choice' as const) : ('text' as const),
  maximum: field === 'fullName' ? limits.nameLength : limits.textLength,
});

const filled = (values: TypedOwner): Partial<TypedOwner> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

const needed = z.required(printedValues, { fullName: true, academicSeason: true, level: true });

export interface Owner {
  readonly differing: readonly OwnerField[];
  /** Those of them for which the file's value is printed. */
  readonly fromFile: ReadonlySet<OwnerField>;
  readonly choose: (field: OwnerField, from: 'file' | 'profile') => void;
  readonly typed: TypedOwner;
  /** What the chosen classes know, from the files that they were saved from. */
  readonly known: SaidByClasses;
  readonly restored: boolean;
  readonly change: (field: keyof TypedOwner, value: string) => void;
  /** Accepts all of the file's values. */
  readonly take: () => void;
  /** Whether the typed values include all of the file's values. */
  readonly taken: boolean;
  /** The errors of the typed values; empty if there is a profile. */
  readonly errors: Errors<TypedOwner>;
  readonly printed: PrintedValues | undefined;
  readonly forget: () => void;
  readonly clear: () => void;
}

/**
 * The owner of the notebook: from the profile and the file, or from typed values if there is no profile. What saved classes
 * know is typed already.
 */
export function useOwner(
  profile: ProfessionalProfile | null | undefined,
  said: SaidByFile,
  classes: readonly ClassSummary[],
): Owner {
  const displayName = useUser()?.displayName ?? '';
  const [season] = useState(() => seasonOn(new Date()));
  const known = saidByClasses(classes, season);
  const empty: TypedOwner = {
    ...{ fullName: displayName, academicSeason: season },
    ...{ school: '', educationalAdministration: '', level: '', subject: '' },
    ...known,
  };
  const { values: typed, ...form } = useTyped(empty, 'notebook.owner');
  useFollowing(form);
  const [fromFile, setFromFile] = useState<ReadonlySet<OwnerField>>(new Set());
  const level = z.safeParse(printedValues.shape.level, profile?.level).data;
  const differing = profile ? differences(said, { ...profile, level }) : [];
  const checked = z.safeParse(needed, filled(typed));

  const chosen = (): PrintedValues | undefined => {
    const values = differing.map((field) => [
      field,
      fromFile.has(field) ? said[field] : profile?.[field],
    ]);
    return values.length > 0
      ? z.safeParse(printedValues, Object.fromEntries(values)).data
      : undefined;
  };

  return {
    differing,
    fromFile,
    choose: (field, from) =>
      setFromFile((before) => {
        const next = new Set(before);
        if (from === 'file') next.add(field);
        else next.delete(field);
        return next;
      }),
    ...{ typed, known },
    restored: form.restored,
    change: form.change,
    take: () => ownerFields.forEach((field) => said[field] && form.change(field, said[field])),
    taken: ownerFields.every((field) => said[field] === undefined || said[field] === typed[field]),
    errors: profile === null ? errorsOf(schemaIssues(checked.error), typed, ruleOf) : {},
    printed: profile === null ? checked.data : chosen(),
    forget: form.forget,
    clear: () => {
      form.reset();
      setFromFile(new Set());
    },
  };
}

/** Whether the notebook requires this field. */
export const isNeeded = (field: keyof TypedOwner): boolean =>
  neededOfOwner.some((one) => one === field);
