import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/** The style cache that mirrors every physical side: a file of its own, loaded for Arabic only. */
export const rtlCache: EmotionCache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
