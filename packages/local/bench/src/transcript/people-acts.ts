import type { Act, Turn } from "./booking-acts.ts";
import type { Json } from "./session.ts";

const owner = "owner" as const;
const send = ({ session }: Turn, method: string, path: string, body?: unknown) =>
  session.send({ as: owner, method, path, body });

const createClient: Act = async (turn) => {
  const body = { id: turn.id, name: `Nora O'Lind ${turn.id}`, address: "9 Pine St", pets: [{ name: "Olive" }] };
  await send(turn, "POST", "/clients", body);
  if (turn.chance.yes(2)) await send(turn, "POST", `/people/${turn.id}/invite`, { replaces: null });
};

const changeClient: Act = async (turn) => {
  const { session, chance } = turn;
  const client = chance.of(await session.look("/clients")) as Json;
  const { version } = await session.look(`/clients/${client.id}`);
  const changes = [{ notes: "Prefers a text" }, { custom_rates: { walk25: 27 } }, { parking: "Driveway" }];
  await send(turn, "PATCH", `/clients/${client.id}`, { version, ...chance.of(changes) });
  const prices = [{ service_type: "25", from: 25, to: 27 }];
  if (chance.yes(3)) await send(turn, "POST", `/clients/${client.id}/reprice?preview=1`, { prices });
  if (chance.yes(4)) await send(turn, "POST", `/clients/${client.id}/reprice`, { prices });
};

const changeWalker: Act = async (turn) => {
  const walker = turn.chance.of(await turn.session.look("/walkers")) as Json;
  const { version } = await turn.session.look(`/walkers/${walker.id}`);
  await send(turn, "PATCH", `/walkers/${walker.id}`, { version, pay_rates: { walk25: 15 + turn.chance.below(5) } });
};

const mergeClients: Act = async (turn) => {
  const clients = (await turn.session.look("/clients")) as Json[];
  const from = turn.chance.of(clients.filter(({ has_account }) => !has_account));
  const into = turn.chance.of(clients.filter(({ id }) => id !== from?.id));
  if (!from || !into) return;
  const [{ version }, { version: into_version }] = await Promise.all(
    [from, into].map(({ id }) => turn.session.look(`/clients/${id}`)),
  );
  const body = { into: into.id, version, into_version };
  await send(turn, "POST", `/clients/${from.id}/merge?preview=1`, body);
  if (turn.chance.yes(2)) await send(turn, "POST", `/clients/${from.id}/merge`, body);
};

/** Deactivates somebody other than those who sign in here, and lets them back half of the time. */
const deactivate: Act = async (turn) => {
  const { session, chance } = turn;
  const kind = chance.of(["clients", "walkers"]);
  const all = (await session.look(`/${kind}`)) as Json[];
  const person = chance.of(
    all.filter(({ active, isAdmin, email, name }) => active && !isAdmin && !email?.endsWith("@example.com") && name),
  );
  if (!person || (await session.look(`/${kind}/${person.id}`)).email?.endsWith("@example.com")) return;
  const { version } = await session.look(`/${kind}/${person.id}`);
  const choices = kind === "clients" ? ["keep", "cancel"] : ["keep", "unassign", "spread", "cancel"];
  const visits = { do: chance.of(choices), charge: "half", pay: "nothing" };
  const path = `/people/${person.id}/deactivate`;
  const seen = await send(turn, "POST", `${path}?preview=1`, { version, visits });
  const done = await send(turn, "POST", path, { version, visits, plan: seen.answer.plan });
  if (done.status < 300) await send(turn, "POST", `/people/${person.id}/reactivate`, { version: done.answer.version });
};

const setPrices: Act = async (turn) => {
  const { version } = await turn.session.look("/settings/pricing");
  const walk25 = 25 + turn.chance.below(3);
  await send(turn, "PUT", "/settings/pricing", { walk25, visit: 25, overnight: 100, other: 30, version });
  const body = { prices: [{ service_type: "25", from: 25, to: walk25 }] };
  await send(turn, "POST", "/settings/pricing/reprice?preview=1", body);
};

const referralCode: Act = async (turn) => {
  const made = await send(turn, "POST", "/referral-codes", {
    id: `${turn.id}-of-16-signs`,
    role: "client",
    uses_limit: 2,
  });
  if (turn.chance.yes(2)) await send(turn, "POST", `/referral-codes/${made.answer.code}/revoke`);
};

/** Acts on people and settings. */
export const peopleActs: readonly Act[] = [
  ...[createClient, createClient, changeClient, changeClient, changeWalker],
  ...[mergeClients, deactivate, deactivate, setPrices, referralCode],
];
