/** Notes of a signal: hertz, and when each begins in seconds. */
type Notes = readonly (readonly [pitch: number, at: number])[];

/** What is heard and felt without looking: each is different. */
export const signals = {
  taken: { notes: [[988, 0]], vibration: [60] },
  again: {
    notes: [
      [659, 0],
      [659, 0.12],
    ],
    vibration: [30, 60, 30],
  },
  refused: { notes: [[196, 0]], vibration: [200] },
} as const satisfies Record<string, { notes: Notes; vibration: readonly number[] }>;
export type Signal = keyof typeof signals;

const LENGTH = 0.1;
let context: AudioContext | undefined;

function play(notes: Notes): void {
  context ??= new AudioContext();
  // A browser lets a page sound only after the user has pressed something.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const [pitch, at] of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  }
}

/** Gives a signal, as far as the device can. */
export function giveSignal(name: Signal, withSound: boolean): void {
  const { notes, vibration } = signals[name];
  // Not on iPhones.
  if ('vibrate' in navigator) navigator.vibrate([...vibration]);
  if (withSound && typeof AudioContext !== 'undefined') play(notes);
}
