import * as z from 'zod/mini';

const arrivalSchema = z.object({
  /** The address typed on the page before. */
  email: z.optional(z.string()),
  /** Whether a verification mail has gone there. */
  mailed: z.optional(z.boolean()),
});
export type LoginArrival = Readonly<z.infer<typeof arrivalSchema>>;

/** What the page before has told the login page, by the state of the navigation. */
export const loginArrival = (state: unknown): LoginArrival =>
  arrivalSchema.safeParse(state).data ?? {};
