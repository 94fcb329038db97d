/** A phone in landscape, or a page at 200 % zoom: too low for the complete cover dialog. */
export const shortViewport = '@media (max-height: 35em)';
