/** A colour for each team, by its place: each legible on its wash. */
export const teamColours = [
  { ink: 'primary.main', wash: 'paper.tealWash' },
  { ink: 'paper.saffronText', wash: 'paper.saffronWash' },
  { ink: 'job.running.text', wash: 'job.running.wash' },
  { ink: 'job.failed.text', wash: 'job.failed.wash' },
  { ink: 'job.success.text', wash: 'job.success.wash' },
  { ink: 'job.neutral.text', wash: 'job.neutral.wash' },
] as const;
