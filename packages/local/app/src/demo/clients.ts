import { addDays, type LocalDate } from "@petcare/domain";
import type { User } from "@petcare/storage";
import { demoEmails, demoInvite } from "./accounts.ts";
import { demoSigned } from "./agreements.ts";
import { households } from "./households.ts";
import { idOf } from "./random.ts";
import { memberId } from "./team.ts";

const dayMs = 86_400_000;

interface Moments {
  /** Epoch milliseconds, both. */
  createdAt: number;
  now: number;
  today: LocalDate;
}

/** The clients of the demo, the same at every call at the same time. One was invited three days ago, and one never. */
export const demoClients = ({ createdAt, now, today }: Moments): User[] =>
  households.map(({ walker, keys = [], without_account, ...household }, index) => {
    const client: User = {
      role: "client",
      phone: `51655501${String(index + 47).padStart(2, "0")}`,
      ...(without_account ? { contact_email: emailOf(household.name) } : { email: emailOf(household.name) }),
      ...(without_account === "invited" && {
        invite: { code: demoInvite, expires_on: addDays(today, 11), at: now - 3 * dayMs },
      }),
      active: true,
      version: 1,
      created_at: createdAt,
      ...household,
      id: idOf(`client ${index}`),
      preferred_walker_id: memberId(walker),
      ...(keys.length > 0 && {
        keys: keys.map(({ holder, ...key }, at) => ({
          id: idOf(`key ${index} ${at}`),
          ...key,
          ...(holder && { holder_id: memberId(holder) }),
        })),
      }),
      ...(index === 0 && { members: new Set([householdMemberId]) }),
    };
    const signed = demoSigned(client);
    return { ...client, ...(signed && { signed }) };
  });

const householdMemberId = idOf("member of client 0");

/** Somebody who shares the visits of the first client, and signs in too. */
export const demoMember = (createdAt: number): User => ({
  role: "client",
  name: "Elena Reyes",
  email: demoEmails.member,
  phone: "5165550183",
  household: idOf("client 0"),
  pets: [],
  active: true,
  version: 1,
  created_at: createdAt,
  id: householdMemberId,
});

const emailOf = (name: string): string => {
  const plain = name.normalize("NFD").replace(/\p{M}|'/gu, "");
  return `${plain.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`;
};
