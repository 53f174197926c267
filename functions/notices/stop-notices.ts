import { stopNotices } from "@petcare/contract";
import { channelsFor } from "@petcare/domain";
import { editUser, isStillThere, readMessenger } from "@petcare/storage";
import { readStop } from "../shared/notices/render-email.ts";
import { stopPage } from "../shared/notices/stop-page.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/** Stops emails of one kind, but not pushes. Password codes belong to no kind, so they cannot be stopped. */
export const handler = endpoint(stopNotices, async ({ params: { file }, sourceIp, via: { request_id } }) => {
  const { person, kind } = await readStop(file, sourceIp);
  const defaults = (await readMessenger(runtime.db))?.defaults;
  const by = { id: person.id, way: "mail" as const, request_id, at: runtime.now() };
  const stop = (user: typeof person) => ({
    notices: {
      ...user.notices,
      [kind]: channelsFor(kind, user, defaults).filter((channel) => channel !== "email"),
    },
  });
  await editUser(runtime.db, person, stop, by, isStillThere);
  return stopPage(kind, "stopped");
});
