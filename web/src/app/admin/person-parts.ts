import { lazyWithPreload } from "../../lib/hooks/lazy-with-preload.ts";

// Parts of other features on the page of a client and on that of a walker.

export const Invite = lazyWithPreload(
  async () => (await import("../../features/invites/invite-dialog.tsx")).InviteDialog,
);

export const Messages = lazyWithPreload(
  async () => (await import("../../features/notices/person-messages.tsx")).PersonMessages,
);
