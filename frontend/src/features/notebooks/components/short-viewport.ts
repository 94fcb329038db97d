/** A telephone on its side, or a page at twice its size: too low for everything the cover dialog has. */
export const shortViewport = '@media (max-height: 35em)';
