/** The header under which a call is named by who makes it; whatever is logged of it has the name too. */
export const correlationHeader = 'x-correlation-id';

/** Crockford's base 32: digits and capitals without those that are taken for others, so that it can be read out. */
export const correlationAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 40 bits: no two calls of the month that logs are kept have the same, as far as anyone need fear. */
export const CORRELATION_LENGTH = 8;

const CORRELATION = new RegExp(`^[${correlationAlphabet}]{${CORRELATION_LENGTH}}$`);

/**
 * Whether a text is what a call may be named: a teacher reads it from an error, an engineer finds by it what was logged.
 * By hand, since the authorizer has no room for the schema library.
 */
export const isCorrelationId = (text: string): boolean => CORRELATION.test(text);
