/** A form in a dialog, whose buttons stay in sight while what stands above them scrolls. */
export const dialogForm = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
