import { useState } from "react";
import { localStore } from "../../../lib/session/storage.ts";
import type { Fields } from "../../../ui/form/fields.ts";
import { clearDraft, readDraft, saveDraft, type WalkDraft } from "./walk-draft.ts";

const nothing: WalkDraft = { comments: "", photos: "" };

/** The note's fields. This phone keeps what is typed until it was sent, also after closing and a reload. */
export function useWalkDraft(visitId: string, opened: boolean): Fields<WalkDraft> {
  const stored = () => readDraft(localStore, visitId) ?? nothing;
  const [draft, setDraft] = useState(stored);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    // Another tab may have changed it.
    if (opened) setDraft(stored());
  }
  return {
    values: draft,
    change: (part) => {
      const next = { ...draft, ...part };
      setDraft(next);
      saveDraft(localStore, visitId, next, Date.now());
    },
    saved: () => {
      setDraft(nothing);
      clearDraft(localStore, visitId);
    },
  };
}
