declare const own: unique symbol;

/**
 * The id of a person, as readers of that person's own things take it. A text of a request is none, so a reader that is
 * given another person's id does not compile. The pipeline makes it of who signed in (see functions/shared/pipeline/caller.ts).
 */
export type OwnId = string & { readonly [own]: true };

/** Takes an id for a person's own. Nothing but the pipeline, jobs and this package may do that: an import rule holds it. */
export const ownId = (id: string): OwnId => id as OwnId;
