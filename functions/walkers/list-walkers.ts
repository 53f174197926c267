import { listWalkers } from "@petcare/contract";
import { listPeople } from "@petcare/storage";
import { daysOffOf } from "../shared/people/days-off.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(listWalkers, async ({ caller }) => {
  const team = await listPeople(runtime.db, "team");
  const isOwner = caller.role === "admin";
  return team.map((walker) => ({
    id: walker.id,
    name: walker.name,
    active: walker.active,
    isAdmin: walker.role === "admin",
    isCurrentUser: walker.id === caller.id,
    phone: isOwner || walker.id === caller.id ? (walker.phone ?? null) : null,
    ...(isOwner && walker.email && { username: walker.email }),
    ...(isOwner && walker.color && { color: walker.color }),
    ...(isOwner && { days_off: daysOffOf(walker) }),
  }));
});
