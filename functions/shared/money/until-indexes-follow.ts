/** In milliseconds. An index has by then what was written before. */
export const untilIndexesFollow = 2000;
