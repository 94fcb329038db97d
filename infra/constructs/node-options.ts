/** Megabytes of each of the three spaces of young objects. V8's own 16 only let garbage lie: half the memory of a notebook. */
export const SEMI_SPACE = 4;

/** How Node runs a function. Source maps next to the bundles let errors name source lines. */
export const NODE_OPTIONS = `--enable-source-maps --max-semi-space-size=${SEMI_SPACE}`;
