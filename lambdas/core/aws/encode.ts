/** RFC 3986, as S3 signs it and as HTTP headers quote it: all but letters, digits and `-._~` is escaped. */
export const encodeRfc3986 = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
