/** The reader of Moodle's XML that the tests hold the written files against; it ships no types. */
declare module 'moodlexml-to-json' {
  export default function read(xml: string, done: (result: unknown, error: unknown) => void): void;
}
