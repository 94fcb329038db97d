import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { answerReviewPath, paths } from '#frontend/lib/paths.ts';
import { requireNotice } from '#frontend/lib/resources/pupil-data-question.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { sendContent } from '#frontend/lib/uploads/upload-file.ts';
import { useOnline } from '#frontend/lib/use-online.ts';
import { answersCalls } from '#frontend/lib/resources/job-lists.ts';
import type { SweepFrame } from '../../model/camera/sweep-frame.ts';

/** Uploads at a time. */
const PARALLEL = 3;

export interface FrameSending {
  /** How many are uploaded while they are sent. */
  readonly sent: number;
  readonly busy: boolean;
  /** Whether they are sent as soon as they can be. */
  readonly isWaiting: boolean;
  /** Whether they were refused because the teacher's address is not verified. */
  readonly unverified: boolean;
  readonly send: () => void;
}

/**
 * Sends frames to be read, and opens the page of the reading. Without a network, or before it is known what they show, they
 * are sent later.
 * @param frames of one pile
 */
export const useSendFrames = (
  frames: readonly SweepFrame[],
  onSent: (frames: readonly SweepFrame[]) => Promise<void>,
): FrameSending => {
  const { locale } = useLocale();
  const isOnline = useOnline();
  const [sent, setSent] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  /** What is uploaded already, in case that a later one fails. */
  const keys = useRef(new Map<string, string>());
  const { busy, unverified, submit } = useSubmitJob(answersCalls, {
    submitted: 'answerSheets.submitted',
    history: paths.answerSheets,
    result: answerReviewPath,
  });

  /** Ends what is being uploaded when the camera closes. */
  const [closing] = useState(() => new AbortController());
  useEffect(() => () => closing.abort(), [closing]);

  /** Undefined if the camera was closed meanwhile: otherwise the photos could be sent a second time. */
  const upload = async (all: readonly SweepFrame[]): Promise<string[] | undefined> => {
    await requireNotice();
    const leaving = new AbortController();
    const queue = [...all].filter(({ id }) => !keys.current.has(id));
    const work = async () => {
      for (let frame = queue.shift(); frame; frame = queue.shift()) {
        const fileName = `${new Date(frame.at).toISOString().slice(0, 19).replaceAll(':', '-')}.jpg`;
        const content = { body: frame.photo, fileType: 'image/jpeg', fileName } as const;
        const signal = AbortSignal.any([leaving.signal, closing.signal]);
        const options = { signal, onProgress: () => undefined };
        keys.current.set(frame.id, await sendContent(content, options));
        setSent(keys.current.size);
      }
    };
    try {
      await Promise.all(Array.from({ length: PARALLEL }, work));
    } catch (error) {
      leaving.abort();
      if (!closing.signal.aborted) throw error;
    }
    if (closing.signal.aborted) return undefined;
    return all.flatMap(({ id }) => keys.current.get(id) ?? []);
  };

  const send = async (): Promise<void> => {
    const started = await submit(async () => {
      const imageS3Keys = await upload(frames);
      return imageS3Keys && { imageS3Keys, language: languageOf(locale) };
    });
    setWaiting(!started && !navigator.onLine);
    if (started) await onSent(frames);
  };
  const isReady = isOnline && frames.length > 0 && !busy;

  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined;
    const soon = setTimeout(() => void sendNow());
    return () => clearTimeout(soon);
  }, [isWaiting, isReady]);

  return { sent, busy, isWaiting, unverified, send: () => setWaiting(true) };
};
