/** Thrown for a file that cannot be imported. The message names the file in it and the line, or the record that does not agree. */
export class BrokenFile extends Error {}

/** Thrown for a table that cannot be filled. Nothing was written. */
export class NotEmpty extends Error {}
