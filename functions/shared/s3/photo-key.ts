import { photoFiles } from "@petcare/contract";
import { type VisitKey, visitId } from "@petcare/storage";

/** Makes the key of a photo's file in the bucket. */
export const photoKey = (visit: VisitKey, id: string) => `${photoFiles.prefix}${visitId(visit)}/${id}.jpg`;
