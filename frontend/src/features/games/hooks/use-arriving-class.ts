import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { CLASS } from '#frontend/lib/paths.ts';

/** Names that another page sends; only this device stores them. */
const arriving = z.object({ names: z.object({ name: z.string(), text: z.string() }) });

interface Arrival {
  readonly onKept: (classId: string) => void;
  readonly onNames: (names: { readonly name: string; readonly text: string }) => void;
}

/** Puts the class or names of the link on the wheel, once: on a later visit the user chooses. */
export const useArrivingClass = ({ onKept, onNames }: Arrival): void => {
  const [parameters] = useSearchParams();
  const sent: unknown = useLocation().state;
  const navigate = useNavigate();
  const classId = parameters.get(CLASS);
  const arrive = useEffectEvent(() => {
    const names = z.safeParse(arriving, sent).data?.names;
    if (names) onNames(names);
    else if (classId) onKept(classId);
    if (names || classId) void navigate({ search: '' }, { replace: true, state: null });
  });
  useEffect(() => arrive(), [classId, sent]);
};
