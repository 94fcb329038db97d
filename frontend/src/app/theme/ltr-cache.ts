import createCache, { type EmotionCache } from '@emotion/cache';

export const ltrCache: EmotionCache = createCache({ key: 'ltr' });
