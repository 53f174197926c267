import { me } from "@petcare/contract";
import { daysOffOf } from "../shared/people/days-off.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(me, async ({ caller: { user } }) => ({
  id: user.id,
  _id: user.id,
  isCurrentUser: true as const,
  role: user.role,
  name: user.name,
  email: user.email ?? "",
  phone: user.phone ?? null,
  address: user.address ?? null,
  pets: (user.pets ?? []).map((pet) => pet.name),
  days_off: user.role === "client" ? [] : daysOffOf(user),
}));
