/** What an engine's process tells the benchmark. */
export interface Measurement {
  /** From the process's first line to the finished file, modules and fonts included, milliseconds. */
  first: number;
  /** The same notebook once more in the same process, milliseconds. */
  warm: number;
  /** Most memory resident at once, bytes, the engine's child processes included. */
  peakMemory: number;
  bytes: number;
  /** Where the first file was written. */
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
