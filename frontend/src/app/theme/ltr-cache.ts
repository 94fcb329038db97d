import createCache, { type EmotionCache } from '@emotion/cache';

/** Without the prefixer: what a browser of today still wants prefixed stands in `base.css`. */
export const ltrCache: EmotionCache = createCache({ key: 'ltr', stylisPlugins: [] });
