import { me } from "@petcare/contract";
import { daysOffOf } from "../shared/people/days-off.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(me, async ({ caller: { person: user, household } }) => ({
  id: user.id,
  _id: user.id,
  isCurrentUser: true as const,
  role: user.role,
  name: user.name,
  email: user.email ?? "",
  phone: user.phone ?? null,
  address: household.address ?? null,
  pets: (household.pets ?? []).map((pet) => pet.name),
  household: household.id === user.id ? null : household.name,
  days_off: user.role === "client" ? [] : daysOffOf(user),
}));
