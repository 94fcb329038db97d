import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present moment, in milliseconds since the epoch, brought up to date every minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
};
