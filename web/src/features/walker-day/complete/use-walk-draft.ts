import { useState } from "react";
import { currentPerson } from "../../../lib/session/person.ts";
import { localStore } from "../../../lib/session/storage.ts";
import type { Fields } from "../../../ui/form/fields.ts";
import { clearDraft, type DraftOwner, readDraft, saveDraft, type WalkDraft } from "./walk-draft.ts";

const nothing: WalkDraft = { comments: "", photos: "" };

/** The draft of a visit that belongs to whoever is signed in. */
export const ownDraft = (visitId: string): DraftOwner => ({ person: currentPerson(), visitId });

/** The note's fields. This phone keeps what is typed until it was sent, also after closing and a reload. */
export function useWalkDraft(visitId: string, opened: boolean): Fields<WalkDraft> {
  // An answer that comes after another sign-in is still about this person's draft.
  const [owner] = useState(() => ownDraft(visitId));
  const stored = () => readDraft(localStore, owner) ?? nothing;
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
      saveDraft(localStore, owner, next, Date.now());
    },
    saved: () => {
      setDraft(nothing);
      clearDraft(localStore, owner);
    },
  };
}
