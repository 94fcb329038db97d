/** The name of the room of the choice among saved classes. */
export const SAVED_CLASSES = 'saved-classes';
