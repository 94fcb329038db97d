import { useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import { imageTypes } from '#shared/model/upload.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { fileProblem } from '#frontend/lib/uploads/accepted-type.ts';
import { useUpload, type Upload, type UploadState } from '#frontend/lib/uploads/use-upload.ts';

/** A chosen photo, with its upload. */
export interface Photo extends Upload {
  readonly state: Exclude<UploadState, { status: 'none' }>;
}

/** Why a file was not taken. */
export interface RefusedPhoto {
  readonly name: string;
  readonly problem: Text;
}

export interface Photos {
  readonly chosen: readonly Photo[];
  readonly refused: readonly RefusedPhoto[];
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

const isChosen = (upload: Upload): upload is Photo => upload.state.status !== 'none';

/** One upload for each photo that a job may have. */
const useUploads = (): readonly Upload[] => [
  useUpload(imageTypes, 'grades'),
  useUpload(imageTypes, 'grades.2'),
  useUpload(imageTypes, 'grades.3'),
  useUpload(imageTypes, 'grades.4'),
  useUpload(imageTypes, 'grades.5'),
  useUpload(imageTypes, 'grades.6'),
];

/** The photos of one class, which are sent side by side; one that fails is sent again alone. */
export const usePhotos = (): Photos => {
  const uploads = useUploads();
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const chosen = uploads.filter(isChosen);
  const free = uploads.filter((upload) => !isChosen(upload));
  const grown = free.flatMap(({ state }) =>
    state.status === 'none' && state.problem ? [{ name: '', problem: state.problem }] : [],
  );
  return {
    chosen,
    refused: [...refused, ...grown],
    room: free.length,
    isComplete: chosen.length > 0 && chosen.every(({ state }) => state.status !== 'failed'),
    restored: uploads.some((upload) => upload.restored),
    lost: uploads.flatMap(({ lost }) => lost ?? []),
    add: (files) => {
      const problems = files.map((file): RefusedPhoto | undefined => {
        const problem = fileProblem(file, imageTypes);
        return problem && { name: file.name, problem };
      });
      const good = files.filter((_, index) => !problems[index]);
      good.slice(0, free.length).forEach((file, index) => free[index]?.choose(file));
      setRefused([
        ...problems.filter((one) => one !== undefined),
        ...good.slice(free.length).map(({ name }) => ({
          name,
          problem: {
            id: 'grades.tooManyPhotos' as const,
            values: { maximum: limits.extractionPictures },
          },
        })),
      ]);
    },
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
