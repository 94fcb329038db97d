import createCache, { type EmotionCache } from '@emotion/cache';

/** Has no prefixer: `base.css` contains the few prefixes that current browsers need. */
export const ltrCache: EmotionCache = createCache({ key: 'ltr', stylisPlugins: [] });
