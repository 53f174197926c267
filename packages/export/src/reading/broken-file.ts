/**
 * Thrown for a file that is no export of this version. Nothing was written. The message names the file in it and, where
 * there is one, the line.
 */
export class BrokenFile extends Error {
  constructor(place: Place, reason: string) {
    super(`${place.file}${place.line === undefined ? "" : `, line ${place.line}`}: ${reason}`);
  }
}

/** A place in an export. The first line is 1. */
export interface Place {
  file: string;
  line?: number;
}

/** Thrown for an export whose records do not agree. All that was written is taken out again. The message names one of them. */
export class BrokenBooks extends Error {}
