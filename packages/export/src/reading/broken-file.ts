/** Thrown for an export that cannot be imported. The message names the file in it and, where there is one, the line. */
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
