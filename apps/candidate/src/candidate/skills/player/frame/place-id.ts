/** Of the words that say which task it is: its question is described by them, so whoever hears it hears where it stands. */
export const PLACE_ID = 'task-place'
