/** The caller names each call in this header; log lines about the call carry the same id. */
export const correlationHeader = 'x-correlation-id';

/** Crockford's base 32: digits and capitals without look-alikes, so that an id can be read aloud. */
export const correlationAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 40 bits, so that two calls within a month of logs practically never share an id. */
export const CORRELATION_LENGTH = 8;

const CORRELATION = new RegExp(`^[${correlationAlphabet}]{${CORRELATION_LENGTH}}$`);

/** A correlation id, by which log lines are found. Checked by hand: the authorizer's bundle has no room for zod. */
export const isCorrelationId = (text: string): boolean => CORRELATION.test(text);
