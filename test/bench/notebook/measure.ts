/** The measurement that an engine's process reports. */
export interface Measurement {
  /** Milliseconds from the process's first line to the finished file, including modules and fonts. */
  first: number;
  /** Milliseconds for the same notebook once more in the same process. */
  warm: number;
  /** Peak resident memory in bytes, including the engine's child processes. */
  peakMemory: number;
  bytes: number;
  /** Path of the first file. */
  file: string;
}

/** Renders twice, writes the first file and prints the measurement. */
export async function measure(
  render: () => Promise<Uint8Array>,
  peakMemory: () => number = () => process.resourceUsage().maxRSS * 1024,
): Promise<void> {
  const { writeFile } = await import('node:fs/promises');
  const pdf = await render();
  const first = performance.now();
  const peak = peakMemory();
  const again = performance.now();
  await render();
  const warm = performance.now() - again;
  const file = process.argv[2] ?? '';
  await writeFile(file, pdf);
  const measurement: Measurement = { first, warm, peakMemory: peak, bytes: pdf.length, file };
  process.stdout.write(JSON.stringify(measurement));
}
