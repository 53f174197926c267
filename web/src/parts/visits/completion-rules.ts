import type { BodyOf } from "@petcare/contract";
import { completeWalk } from "@petcare/contract/schemas";
import type { FormRules, Issue } from "../../ui/form/form-rules.ts";
import type { CareTick } from "./tick-list.tsx";

/** The values of the form that completes a walk. */
export interface CompletionValues {
  comments: string;
  /** Links, as typed. */
  photos: string;
  /** The ticked care, with the phone's times. */
  ticks?: readonly CareTick[];
  /** The ids of photos that the phone has stored. */
  photo_ids?: readonly string[];
}

type Completion = BodyOf<typeof completeWalk>;

/** The schema and the words of the form that completes a walk (docs/product/visits.md). */
export const completionRules = {
  schema: completeWalk.body,
  labels: { photo_urls: "Photo URLs" },
  words: { comments: noteWords, photo_urls: linkWords },
  toBody: ({ comments, photos, ticks = [], photo_ids = [] }: CompletionValues) => ({
    comments: comments.trim(),
    photo_urls: linksIn(photos),
    ...(photo_ids.length > 0 && { photo_ids: [...photo_ids] }),
    ...(ticks.length > 0 && { ticks: [...ticks], sent: new Date().toISOString() }),
  }),
  fieldOf: (path: string) => (path.startsWith("photo_urls") ? "photos" : path),
} satisfies FormRules<CompletionValues, Completion>;

/** Splits the text at commas and line breaks. Repeated links count once. */
function linksIn(typed: string): string[] {
  const parts = typed.split(/[,\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}

function noteWords(issues: readonly Issue[], { comments }: Completion): string | undefined {
  const tooLong = issues.find(({ code }) => code === "too_big");
  return tooLong && `Notes can be at most ${tooLong.maximum} characters long; these are ${comments.length}.`;
}

function linkWords(issues: readonly Issue[], { photo_urls }: Completion): string | undefined {
  const urls = photo_urls ?? [];
  const wrong = issues
    .filter(({ code }) => code === "custom")
    .map(({ path }) => `“${shortened(urls[Number(path[1])])}”`);
  if (wrong.length > 0) {
    const are = wrong.length === 1 ? "is not a link" : "are not links";
    return `${wrong.join(", ")} ${are}. A link starts with https://`;
  }
  const tooMany = issues.find(({ code, path }) => code === "too_big" && path.length === 1);
  return tooMany && `Those are ${urls.length} links; at most ${tooMany.maximum} fit on one walk.`;
}

const shortened = (link = "") => (link.length > 60 ? `${link.slice(0, 59)}…` : link);
