import { useEffect, useState } from 'react';
import { imageTypes } from '#shared/model/upload.ts';
import type { Text } from '../../i18n/message-id.ts';
import { useUser } from '../../lib/auth/session.ts';
import { openUnsentForm } from '../../lib/forms/use-unsent-form.ts';
import { fileProblem } from '../../lib/uploads/accepted-type.ts';
import {
  firstView,
  keptName,
  uploadSlot,
  type UploadState,
} from '../../lib/uploads/upload-slot.ts';
import type { Upload } from '../../lib/uploads/use-upload.ts';

/** A chosen photo, with its upload. */
export interface Photo extends Upload {
  readonly state: Exclude<UploadState, { status: 'none' }>;
}

/** Why a file was not taken. */
interface RefusedPhoto {
  readonly name: string;
  readonly problem: Text;
}

export interface Photos {
  readonly chosen: readonly Photo[];
  readonly refused: readonly RefusedPhoto[];
  readonly maximum: number;
  /** How many more photos fit. */
  readonly room: number;
  /** Whether at least one photo is chosen, and none has failed. */
  readonly isComplete: boolean;
  readonly restored: boolean;
  /** The names of photos that were chosen before the page was reloaded, and are gone. */
  readonly lost: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly clear: () => void;
  readonly forget: () => void;
  /** Resolves to the keys once all photos are sent; undefined when there is none or one has failed. */
  readonly finished: () => Promise<readonly [string, ...string[]] | undefined>;
}

interface Options {
  /** The photos are stored under this name until they are sent. */
  readonly keepAs: string;
  /** How many photos a job may have. */
  readonly maximum: number;
}

const isChosen = (upload: Upload): upload is Photo => upload.state.status !== 'none';

/** Whether two files are the same photo, as far as a browser says without reading them. */
const isSamePhoto = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** One upload for each photo that a job may have. */
const useUploads = ({ keepAs, maximum }: Options): readonly Upload[] => {
  const uid = useUser()?.uid;
  const [drafts] = useState(() =>
    Array.from({ length: maximum }, (_, index) => {
      const name = index === 0 ? keepAs : `${keepAs}.${index + 1}`;
      return { name, ...openUnsentForm(uid, `${name}.file`, keptName) };
    }),
  );
  const [views, setViews] = useState(() => drafts.map(firstView));
  const [slots] = useState(() =>
    drafts.map((draft, index) =>
      uploadSlot(imageTypes, draft, (view) => setViews((before) => before.with(index, view))),
    ),
  );
  useEffect(() => {
    const closings = slots.map((slot) => slot.open());
    return () => closings.forEach((close) => close());
  }, [slots]);
  return drafts.flatMap(({ name }, index) => {
    const [view, slot] = [views[index], slots[index]];
    return view && slot ? { name, ...view, ...slot } : [];
  });
};

/** The photos of one job, which are sent side by side; one that fails is sent again alone. */
export const usePhotos = (options: Options): Photos => {
  const { maximum } = options;
  const uploads = useUploads(options);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const chosen = uploads.filter(isChosen);
  const free = uploads.filter((upload) => !isChosen(upload));
  const grown = free.flatMap(({ state }) =>
    state.status === 'none' && state.problem ? [{ name: '', problem: state.problem }] : [],
  );
  const add = (files: readonly File[]): void => {
    const taken = chosen.map(({ state }) => state.file);
    const problems: RefusedPhoto[] = [];
    const refuse = ({ name }: File, problem: Text) => problems.push({ name, problem });
    for (const file of files) {
      const problem = fileProblem(file, imageTypes);
      if (problem) refuse(file, problem);
      else if (taken.some((other) => isSamePhoto(other, file)))
        refuse(file, { id: 'photos.twice' });
      else if (taken.length >= maximum) refuse(file, { id: 'photos.tooMany', values: { maximum } });
      else taken.push(file);
    }
    taken.slice(chosen.length).forEach((file, index) => free[index]?.choose(file));
    setRefused(problems);
  };
  return {
    add,
    chosen,
    maximum,
    refused: [...refused, ...grown],
    room: free.length,
    isComplete: chosen.length > 0 && chosen.every(({ state }) => state.status !== 'failed'),
    restored: uploads.some((upload) => upload.restored),
    lost: uploads.flatMap(({ lost }) => lost ?? []),
    clear: () => {
      setRefused([]);
      uploads.forEach((upload) => upload.clear());
    },
    forget: () => uploads.forEach((upload) => upload.forget()),
    finished: async () => {
      const keys = await Promise.all(chosen.map((photo) => photo.finished()));
      const [first, ...others] = keys.filter((key) => key !== undefined);
      return first !== undefined && others.length + 1 === chosen.length
        ? [first, ...others]
        : undefined;
    },
  };
};
