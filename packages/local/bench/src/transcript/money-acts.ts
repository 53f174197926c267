import { addDays, startOfWeek } from "@petcare/domain";
import type { Act, Turn } from "./booking-acts.ts";
import type { Json } from "./session.ts";

const owner = "owner" as const;
const post = ({ session }: Turn, path: string, body: unknown) =>
  session.send({ as: owner, method: "POST", path, body });

/** The last Monday to Sunday that is over. */
function lastWeek({ today }: Turn) {
  const monday = addDays(startOfWeek(today), -7);
  return { start: monday, end: addDays(monday, 6) };
}

const invoicesOf = async ({ session, today }: Turn): Promise<{ open: Json[]; settled: Json[] }> =>
  session.look(`/invoices?from=${addDays(today, -60)}&to=${today}`);

const makeInvoices: Act = async (turn) => {
  const { session, chance } = turn;
  const period = lastWeek(turn);
  const path = `/invoices/preview?from=${period.start}&to=${period.end}`;
  const { answer } = await session.send({ as: owner, method: "GET", path });
  const some = (answer.clients as Json[]).filter(({ lines }) => lines.length > 0).slice(0, 3);
  if (some.length === 0) return;
  const clients = some.map(({ client_id, n, lines }) => ({
    client_id,
    n,
    lines: lines.map(({ visit_id, price }: Json) => ({ visit_id, price })),
    adjustments: chance.yes(3) ? [{ id: `${turn.id}-${n}`, text: "Thank you", amount: -5 }] : [],
    use_credit: chance.yes(2),
  }));
  const body = { period, due: answer.due, note: "See you soon", clients };
  await post(turn, "/invoices", body);
  if (chance.yes(3)) await post(turn, "/invoices", body);
};

const pay: Act = async (turn) => {
  const invoice = turn.chance.of((await invoicesOf(turn)).open);
  if (!invoice) return;
  const { version, balance } = await turn.session.look(`/invoices/${invoice.id}`);
  const body = {
    id: turn.id,
    client_id: invoice.client_id,
    date: turn.today,
    amount: turn.chance.of([balance, 10, balance + 7.25]) || 10,
    method: "Zelle",
    invoices: [{ id: invoice.id, version }],
  };
  const made = await post(turn, "/payments", body);
  if (turn.chance.yes(3)) await post(turn, "/payments", body);
  if (made.status < 300 && turn.chance.yes(3)) {
    const reversal = { id: `${turn.id}-back`, client_id: invoice.client_id, reason: "The check bounced" };
    await post(turn, `/payments/${made.answer.payment_id}/reverse`, reversal);
  }
};

const onInvoice: Act = async (turn) => {
  const { open, settled } = await invoicesOf(turn);
  const invoice = turn.chance.of([...open, ...settled.slice(0, 5)]);
  if (!invoice) return;
  const { version } = await turn.session.look(`/invoices/${invoice.id}`);
  const path = `/invoices/${invoice.id}`;
  switch (turn.chance.below(4)) {
    case 0:
      await post(turn, `${path}/adjustments`, { id: turn.id, version, text: "Extra key", amount: 3.5 });
      break;
    case 1:
      await post(turn, `${path}/void`, { version, reason: "Wrong week" });
      break;
    case 2:
      await post(turn, `${path}/apply-credit`, { id: turn.id, version, amount: 5 });
      break;
    default:
      await turn.session.send({ as: owner, method: "PATCH", path, body: { version, note: "By Friday, please" } });
  }
};

const credit: Act = async (turn) => {
  const client = turn.chance.of(await turn.session.look("/clients")) as Json;
  const path = `/clients/${client.id}`;
  await post(turn, `${path}/credits`, { id: turn.id, amount: 12.34, reason: "A walk came late" });
  const back = { id: `${turn.id}-back`, date: turn.today, amount: 2, method: "Cash" };
  if (turn.chance.yes(2)) await post(turn, `${path}/refunds`, back);
};

const correctVisit: Act = async (turn) => {
  const done = `/completed-walks?from=${addDays(turn.today, -30)}&to=${turn.today}&limit=50`;
  const toBill = turn.chance.yes(2) ? "&billing=to-bill" : "";
  const visit = turn.chance.of((await turn.session.look(`${done}${toBill}`)) as Json[]);
  if (!visit) return;
  const { version } = visit;
  const act = turn.chance.of(["charge", "pay", "write-off", "take-back"]);
  const body = { charge: { amount: 22 }, pay: { amount: 17.5 }, "write-off": { reason: "A gift" }, "take-back": {} };
  await post(turn, `/visits/${visit._id}/${act}`, { version, ...body[act as keyof typeof body] });
};

const payWalker: Act = async (turn) => {
  const to = addDays(turn.today, -turn.chance.below(7));
  const due = turn.chance.of((await turn.session.look(`/pay?to=${to}`)) as Json[]);
  if (!due) return;
  const lines = due.lines.map(({ kind, id, amount }: Json) => ({ kind, id, amount: amount ?? 0 }));
  const { walker_id, n } = due;
  const made = await post(turn, "/pay-runs", { walker_id, to, n, lines, paid_on: turn.today, method: "Check" });
  if (made.status < 300 && turn.chance.yes(3)) {
    await post(turn, `/pay-runs/${made.answer.id}/undo`, { version: made.answer.version });
  }
};

const closeWeek: Act = async (turn) => {
  const { start } = lastWeek(turn);
  const path = `/weeks/${addDays(start, -7 * turn.chance.below(3))}`;
  const week = await turn.session.look(path);
  if (week.state !== "open") return;
  const carried = [
    ...week.overdue.map(({ id }: Json) => ({ kind: "invoice", id, reason: "Asked for it" })),
    ...week.pay.map(({ walker_id }: Json) => ({ kind: "pay", id: walker_id, reason: "On vacation" })),
  ];
  await post(turn, `${path}/close`, { id: turn.id, seen: week.seen, carried });
};

/** Acts on money; frequent ones are listed more often. */
export const moneyActs: readonly Act[] = [
  ...[makeInvoices, makeInvoices, makeInvoices, pay, pay, pay, onInvoice, onInvoice, onInvoice],
  ...[credit, correctVisit, correctVisit, payWalker, payWalker, closeWeek],
];
