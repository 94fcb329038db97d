import { useEffect, useRef, useState } from 'react';
import { imageTypes } from '#shared/model/upload.ts';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import { useUser } from '../../lib/auth/session.ts';
import { openUnsentForm } from '../../lib/forms/use-unsent-form.ts';
import { isPageOf, isPdf, nameOfPdf } from './pdf/page-names.ts';
import type { PdfProgress } from './pdf/read-pdfs.ts';
import { fileProblem } from '../../lib/uploads/accepted-type.ts';
import {
  firstView,
  keptName,
  uploadSlot,
  type UploadState,
} from '../../lib/uploads/upload-slot.ts';
import type { Upload } from '../../lib/uploads/use-upload.ts';

export interface Photo extends Upload {
  readonly state: Exclude<UploadState, { status: 'none' }>;
}

interface PhotoRemark {
  readonly name: string;
  readonly remark: Text;
  /** Whether it, or a part of it, was not taken. */
  readonly isProblem: boolean;
}

/** Files that were chosen together and are too many; none of them is sent. */
interface TooManyPhotos {
  readonly files: readonly File[];
  readonly count: number;
}

export interface Photos {
  readonly chosen: readonly Photo[];
  readonly remarks: readonly PhotoRemark[];
  readonly tooMany: TooManyPhotos | undefined;
  readonly reading: PdfProgress | undefined;
  readonly maximum: number;
  readonly room: number;
  /** Whether at least one photo is chosen, none has failed, and no PDF is being read. */
  readonly isComplete: boolean;
  /** Why the photos cannot be sent yet, if not for lack of any. */
  readonly obstacle: MessageId | undefined;
  readonly restored: boolean;
  /** The names of files that were chosen before the page was reloaded, and are gone. */
  readonly lost: readonly string[];
  /** Takes photos, and the pages of PDFs. If they are too many, none is taken. */
  readonly add: (files: readonly File[]) => void;
  /** Takes as many of those that were too many as fit. */
  readonly addFirst: () => void;
  /** Stops reading PDFs, and removes the pages of the last reading. */
  readonly stop: () => void;
  readonly clear: () => void;
  readonly forget: () => void;
  /** Resolves to the keys once all photos are sent; undefined when there is none or one has failed. */
  readonly finished: () => Promise<readonly [string, ...string[]] | undefined>;
}

interface Options {
  /** The photos are stored under this name until they are sent. */
  readonly keepAs: string;
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

/** Why a file can be neither a photo nor a PDF with photos. */
function problemOf(file: File): Text | undefined {
  if (isPdf(file)) return file.size === 0 ? { id: 'file.empty' } : undefined;
  const problem = fileProblem(file, imageTypes);
  if (problem?.id !== 'file.wrongType') return problem;
  return { ...problem, values: { extensions: `${problem.values?.['extensions']}, .pdf` } };
}

/** The files that can be taken, each once, and what is wrong with the others. */
function sortFiles(files: readonly File[], chosen: readonly File[]) {
  const taken: File[] = [];
  const remarks: PhotoRemark[] = [];
  for (const file of files) {
    const isTwice = [...chosen, ...taken].some(
      (other) => isSamePhoto(other, file) || (isPdf(file) && isPageOf(other, file)),
    );
    const remark: Text | undefined =
      problemOf(file) ?? (isTwice ? { id: 'photos.twice' } : undefined);
    if (remark) remarks.push({ name: file.name, remark, isProblem: true });
    else taken.push(file);
  }
  return { taken, remarks };
}

/** The photos of one job, which are sent side by side; one that fails is sent again alone. */
export const usePhotos = (options: Options): Photos => {
  const { maximum } = options;
  const uploads = useUploads(options);
  const [remarks, setRemarks] = useState<readonly PhotoRemark[]>([]);
  const [tooMany, setTooMany] = useState<TooManyPhotos>();
  const [reading, setReading] = useState<PdfProgress>();
  const stopping = useRef<AbortController>(undefined);
  // Half of a PDF's pages must not look like all of them.
  useEffect(() => () => stopping.current?.abort(), []);
  const chosen = uploads.filter(isChosen);
  const free = uploads.filter((upload) => !isChosen(upload));
  const grown = free.flatMap(({ state }): PhotoRemark[] =>
    state.status === 'none' && state.problem
      ? [{ name: '', remark: state.problem, isProblem: true }]
      : [],
  );

  const readPages = async (photos: readonly File[], pdfs: readonly File[], isCut: boolean) => {
    const controller = new AbortController();
    const { signal } = controller;
    stopping.current = controller;
    const slots = free.slice(photos.length);
    let used = 0;
    signal.addEventListener('abort', () => slots.slice(0, used).forEach((slot) => slot.clear()));
    const remark = (next: PhotoRemark) => setRemarks((before) => [...before, next]);
    const tell = (next: PdfProgress | undefined) => !signal.aborted && setReading(next);
    tell({ name: pdfs[0]?.name ?? '' });
    const takePhotos = () => photos.forEach((file, index) => free[index]?.choose(file));
    const isWanted = (pages: number): boolean => {
      const count = photos.length + pages;
      const fits = count <= free.length || isCut;
      if (fits) takePhotos();
      else setTooMany({ files: [...photos, ...pdfs], count });
      return fits;
    };
    try {
      // Loaded only when a PDF is chosen.
      const { readPdfs } = await import('./pdf/read-pdfs.ts');
      await readPdfs(pdfs, { signal, onProgress: tell, onRemark: remark }, isWanted, (page) => {
        slots[used]?.choose(page);
        used += 1;
        return used < slots.length;
      });
    } catch {
      // The script could not be loaded.
      if (signal.aborted) return;
      takePhotos();
      for (const { name } of pdfs)
        remark({ name, remark: { id: 'photos.pdf.impossible' }, isProblem: true });
    } finally {
      tell(undefined);
      if (stopping.current === controller) stopping.current = undefined;
    }
  };
  const take = (files: readonly File[], isCut: boolean): void => {
    const sorted = sortFiles(
      files,
      chosen.map(({ state }) => state.file),
    );
    setRemarks(sorted.remarks);
    setTooMany(undefined);
    const photos = sorted.taken.filter((file) => !isPdf(file));
    const pdfs = sorted.taken.filter(isPdf);
    if (photos.length > free.length && !isCut) {
      setTooMany({ files: sorted.taken, count: photos.length });
      return;
    }
    if (pdfs.length > 0 && photos.length < free.length) void readPages(photos, pdfs, isCut);
    else photos.slice(0, free.length).forEach((file, index) => free[index]?.choose(file));
  };
  const stop = (): void => {
    stopping.current?.abort();
    setReading(undefined);
  };
  return {
    chosen,
    tooMany,
    reading,
    maximum,
    stop,
    remarks: [...remarks, ...grown],
    room: free.length,
    isComplete:
      chosen.length > 0 && !reading && chosen.every(({ state }) => state.status !== 'failed'),
    obstacle: reading && 'photos.stillReading',
    restored: uploads.some((upload) => upload.restored),
    lost: [...new Set(uploads.flatMap(({ lost }) => (lost === undefined ? [] : nameOfPdf(lost))))],
    add: (files) => take(files, false),
    addFirst: () => take(tooMany?.files ?? [], true),
    clear: () => {
      stop();
      setRemarks([]);
      setTooMany(undefined);
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
