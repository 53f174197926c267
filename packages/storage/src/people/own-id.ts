declare const own: unique symbol;

/**
 * The caller's own id, which readers of a person's own things require. A text from a request is none, so code that reads another
 * person's things does not compile. The pipeline makes it for the caller (see functions/shared/pipeline/caller.ts).
 */
export type OwnId = string & { readonly [own]: true };

/** Marks an id as the caller's own. An import rule allows it only to the pipeline, jobs and this package. */
export const ownId = (id: string): OwnId => id as OwnId;
