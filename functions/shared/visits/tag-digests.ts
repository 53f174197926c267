import { doorCode, tagWords } from "@petcare/domain";
import { type VisitKey, visitId } from "@petcare/storage";
import { idFrom } from "../runtime.ts";

/** The digests that stand for a door tag and for its code at a visit: 24 hexadecimal characters each. */
export function tagDigests(use: "known" | "shown", visit: VisitKey, tag: string) {
  const of = (secret: string) => idFrom(...tagWords(use, visitId(visit), secret));
  return { tag: of(tag), code: of(doorCode(tag)) };
}
