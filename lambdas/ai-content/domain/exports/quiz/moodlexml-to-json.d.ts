/** A reader of Moodle's XML with which tests check the written files; it ships no types. */
declare module 'moodlexml-to-json' {
  export default function read(xml: string, done: (result: unknown, error: unknown) => void): void;
}
