/** Roles come from the token's `role` claim; a token without one belongs to a student. */
export const roles = ['student', 'teacher'] as const;
export type Role = (typeof roles)[number];
export const defaultRole: Role = 'student';
