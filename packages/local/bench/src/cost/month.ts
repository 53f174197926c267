import {
  arriveAtVisit,
  type CallArguments,
  checkSchedule,
  completeWalk,
  createSchedule,
  type Endpoint,
  getDashboard,
  listDuePay,
  listMatters,
  listSchedules,
  login,
  makeInvoices,
  myBalance,
  mySchedule,
  myUpcomingWalks,
  myWalkHistory,
  payWalker,
  previewInvoices,
  recordPayment,
  sendVisitPhoto,
  visitPhotos,
  walkerHeartbeat,
  walkersOverview,
} from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { handler as nightly } from "@petcare/functions/jobs/nightly.ts";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import { putBookings } from "@petcare/storage";
import { newInstallation } from "../new-installation.ts";
import { ask, metered } from "../reads.ts";
import { habits, type Metered, type MeteredMessages, type Scale } from "./habits.ts";
import { Messages } from "./messages.ts";
import { at, dailyWalk, firstDay } from "./series.ts";

const password = "Password-1";

interface Person {
  id: string;
  email: string;
  token: string;
}

/**
 * Runs the days of a business with every request that its people make, and counts what they take.
 * Screens that read again by the clock are read once, and counted as often as they do. What telling people takes is apart.
 */
export async function meterMonth(
  { clients, walkers, visits, days }: Scale,
  withMessages = false,
): Promise<Metered & { messages: MeteredMessages }> {
  const installation = await newInstallation(at(addDays(firstDay, -1), 4));
  const sum: Metered = {
    reads: 0,
    writes: 0,
    requests: 0,
    bytes: 0,
    nights: 0,
    photos: 0,
    photosSeen: 0,
  };
  const person = async (role: "admin" | "walker" | "client", n: number): Promise<Person> => {
    const email = `${role}${n}@cost.example`;
    const { id } = await installation.createAccount({ role, email, name: `${role} ${n}`, address: "1 Main St" });
    return { id, email, token: await installation.signIn(email) };
  };
  const several = async (role: "walker" | "client", count: number) => {
    const made: Person[] = [];
    for (let n = 0; n < count; n++) made.push(await person(role, n));
    return made;
  };
  const owner = await person("admin", 0);
  const team = await several("walker", walkers);
  const households = await several("client", clients);
  const walkerOf = (n: number) => team[n % walkers] as Person;
  await putBookings(
    installation.db,
    households.map(({ id }, n) => dailyWalk(n, id, walkerOf(n).id)),
    [],
  );
  await nightly();
  const meter = metered();
  const messages = new Messages(meter, () => installation.mails());
  if (withMessages) await messages.begin(owner.token);

  /** Makes one request, and counts it so many times. */
  async function act<E extends Endpoint>(
    as: Person | undefined,
    endpoint: E,
    times: number,
    ...call: CallArguments<E, { key?: string }>
  ) {
    const [reads, writes] = [meter.units, meter.writeUnits];
    const { answer, bytes } = await ask(endpoint, as?.token, ...call);
    sum.reads += times * (meter.units - reads);
    sum.writes += times * (meter.writeUnits - writes);
    sum.requests += times;
    sum.bytes += times * bytes;
    return answer;
  }
  async function night(times: number) {
    const [reads, writes] = [meter.units, meter.writeUnits];
    await nightly();
    sum.reads += times * (meter.units - reads);
    sum.writes += times * (meter.writeUnits - writes);
    sum.nights += times;
  }

  let booked = 0;
  /** The changes of a day: each visit's arrival and completion, and each single one's booking. */
  const changes = (singles: number) => 2 * clients + 3 * singles;
  /** Books the single visits of a day, and answers their ids and walkers. `first` is called after the first of so many. */
  async function book(
    date: LocalDate,
    day: number,
    first: (of: number) => Promise<void>,
  ): Promise<[id: string, by: Person][]> {
    const singles = Math.round(((visits - clients * days) * (day + 1)) / days) - booked;
    const made: [string, Person][] = [];
    for (let n = 0; n < singles; n++) {
      const [client, by] = [households[booked % clients] as Person, walkerOf(booked)];
      const booking = {
        date,
        timeframe: "evening",
        service_type: "25",
        client_id: client.id,
        walker_id: by.id,
      } as const;
      await act(owner, checkSchedule, habits.checks, { body: booking });
      const { id } = await act(owner, createSchedule, 1, { body: { ...booking, pet_names: ["Biscuit"], price: 25 } });
      made.push([`${id}.${date}`, by]);
      booked += 1;
      if (n === 0) await first(singles);
    }
    return made;
  }

  /** @param then is called after each change of the visit */
  async function walk(id: string, by: Person, then: () => Promise<void>) {
    const key = `report-${id}`;
    const photo = `photo-${id.replaceAll(".", "-")}`;
    await act(by, arriveAtVisit, 1, { params: { id }, body: {}, key });
    await then();
    await act(by, completeWalk, 1, {
      params: { id },
      body: { comments: "A lap of the park, then fresh water.", photo_ids: [photo] },
      key,
    });
    await then();
    await act(by, sendVisitPhoto, 1, { params: { id }, body: { photo } });
    sum.photos += 1;
  }

  async function bill(date: LocalDate) {
    const { clients: due, ...preview } = await act(owner, previewInvoices, 2, {
      query: { from: startOfWeek(date), to: date },
    });
    for (const { client_id, n, lines } of due) {
      const body = {
        period: { start: startOfWeek(date), end: date },
        due: preview.due,
        clients: [{ client_id, n, lines: lines.map(({ visit_id, price }) => ({ visit_id, price })) }],
      };
      for (const { invoice } of await act(owner, makeInvoices, 1, { body })) {
        if (!invoice) throw new Error(`No invoice of ${client_id}`);
        const payment = {
          id: `payment-${invoice.id}`,
          client_id,
          date,
          amount: invoice.total,
          method: "Zelle",
          invoices: [{ id: invoice.id, version: 1 }],
        };
        await act(owner, recordPayment, 1, { body: payment });
      }
    }
    for (const { walker_id, n, lines } of await act(owner, listDuePay, 2, { query: { to: date } })) {
      const paid = lines.map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 }));
      await act(owner, payWalker, 1, { body: { walker_id, to: date, n, lines: paid, paid_on: date, method: "Check" } });
    }
  }

  for (let day = 0; day < days; day++) {
    const date = addDays(firstDay, day);
    runtime.now = () => at(date, 4);
    await night(1);
    await night(habits.nightRuns - 1);
    // Messages are metered on one day of seven, and counted for all of them.
    const alike = day % 7 === 0 ? Math.min(7, days - day) : 0;
    if (alike > 0) await messages.morning(at(date, 0), alike);
    runtime.now = () => at(date, 14);
    const isSigningIn = day % 7 === 0;
    if (isSigningIn) {
      for (const { email } of [owner, ...team, ...households])
        await act(undefined, login, 1, { body: { email, password } });
    }
    await act(owner, walkersOverview, habits.ownerMinutes);
    await act(owner, getDashboard, habits.ownerMinutes);
    await act(owner, listSchedules, habits.ownerMinutes, { query: { start: date, end: addDays(date, 2) } });
    await act(owner, listSchedules, habits.calendarViews, {
      query: { start: startOfWeek(date), end: addDays(startOfWeek(date), 7) },
    });
    await act(owner, listMatters, habits.ownerMinutes / 5);
    const singles = await book(date, day, (times) => messages.follow({ times: alike * times, all: changes(times) }));
    await messages.flush();
    for (const walker of team) {
      await act(walker, mySchedule, habits.walkerMinutes / 3);
      await act(walker, walkerHeartbeat, habits.walkerMinutes / 5);
    }
    const walks = [...households.keys()].map((n) => [`series${n}.${date}`, walkerOf(n)] as const);
    for (const [n, [id, by]] of [...walks, ...singles].entries()) {
      const times = n === 0 ? alike * (walks.length + singles.length) : 0;
      await walk(id, by, () => messages.follow({ times, all: changes(singles.length) }));
    }
    await messages.flush();
    for (const [n, client] of households.entries()) {
      if (n % habits.clientDays !== day % habits.clientDays) continue;
      await act(client, myUpcomingWalks, 1);
      await act(client, myWalkHistory, 1);
      await act(client, myBalance, 1);
      await act(client, visitPhotos, habits.clientDays, { params: { id: `series${n}.${date}` } });
      sum.photosSeen += habits.clientDays;
    }
    if (alike > 0) await messages.evening(at(date, 0), alike);
    if (day % 7 === 6 || day === days - 1) {
      await messages.flush();
      await bill(date);
      await messages.told();
    }
  }
  await installation.close();
  return { ...sum, messages: messages.sum };
}
