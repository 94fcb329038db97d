import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

const sent = z.object({ imageS3Key: z.string() });

/** Takes over the photo of a register that the teacher sent to another part of the product, once. */
export function useSentPhoto(onPhoto: (key: string) => void): void {
  const { pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(undefined);
  useEffect(() => {
    const { success, data } = z.safeParse(sent, location.state);
    if (!success || taken.current === data.imageS3Key) return;
    taken.current = data.imageS3Key;
    // The photo is deleted once it is read, so a reload must not ask for it again.
    void navigate(`${pathname}${search}`, { replace: true, state: null });
    onPhoto(data.imageS3Key);
  });
}
