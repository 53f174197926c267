import { call, ok } from "./call.ts";
import { iso } from "./reporting.ts";
import type { Signed, SignedInApp } from "./signed-in-app.ts";

/** A phone's row: a report of a visit that the server has not answered (docs/product/visits.md#the-outbox). */
interface Row {
  visit: string;
  key: string;
  /** Told apart from every other report. */
  words: string;
  version: number;
  date: string;
  arrived?: string;
  /** The secret at the door, where it was scanned. */
  tag?: string;
  done?: string;
  /** Of a row that is about an incident. */
  incident?: string;
  heard?: "arrived";
  refused?: number;
}

/** A request as it left a phone. It can come late, and again. */
export interface Sent {
  by: Signed;
  row: Row;
  send: () => Promise<{ status: number }>;
}

let made = 0;

/** A walker's phone: the day as it was read last, and a row a visit and an incident. */
export class Phone {
  private file = new Map<string, { version: number; date: string; isOpen: boolean }>();
  readonly rows = new Map<string, Row>();
  private readonly app: SignedInApp;
  readonly by: Signed;

  constructor(app: SignedInApp, by: Signed) {
    this.app = app;
    this.by = by;
  }

  /** Reads the day. */
  async look(): Promise<void> {
    const visits = await ok(this.by, "mySchedule");
    this.file = new Map(
      visits.map(({ _id, version, date, status, review }) => [
        _id,
        { version, date, isOpen: (status === "scheduled" || status === "confirmed") && !review?.waits },
      ]),
    );
  }

  /**
   * Notes that the walker is there, or done, where the phone shows the visit as open, or an incident of any visit.
   * @param tag the secret at the door, where it was scanned
   */
  say(visit: string, act: "arrived" | "done" | "incident", tag?: string): void {
    const shown = this.file.get(visit);
    if (shown && act === "incident") {
      const { version, date } = shown;
      const key = `incident-${++made}`;
      this.rows.set(key, { visit, key, words: `Incident ${made}.`, version, date, incident: iso(this.app.clock.now) });
      return;
    }
    const row = this.rows.get(visit);
    if (!shown?.isOpen || row?.done || row?.refused || (act === "arrived" && row?.arrived)) return;
    const { version, date } = shown;
    const { heard: _, ...said } = row ?? { visit, key: `row-${++made}`, words: `Report ${made}.`, version, date };
    this.rows.set(visit, { ...said, [act]: iso(this.app.clock.now), ...(tag && { tag }) });
  }

  /** The furthest of the first row that waits, as it is sent now. */
  next(): Sent | undefined {
    const row = [...this.rows.values()].find(({ heard, refused }) => !heard && !refused);
    if (!row) return undefined;
    const { visit, key, words: comments, version, arrived, tag, done, incident } = row;
    const date = row.date as `${number}-${number}-${number}`;
    const shown = { version, date, sent: iso(this.app.clock.now) };
    const request = { params: { id: visit }, idempotencyKey: key };
    const source = tag === undefined ? {} : { how: "tag" as const, tag };
    const there = arrived === undefined ? {} : { arrived: { at: arrived, ...source } };
    const noted = { id: key, words: comments, known_at: incident ?? "", at: incident, version, sent: shown.sent };
    if (incident) return { by: this.by, row, send: () => call(this.by, "noteIncident", { ...request, body: noted }) };
    const send = done
      ? () => call(this.by, "completeWalk", { ...request, body: { comments, at: done, ...there, ...shown } })
      : () => call(this.by, "arriveAtVisit", { ...request, body: { at: arrived ?? "", ...source, ...shown } });
    return { by: this.by, row, send };
  }

  /** Takes the answer to what was sent. Nothing of what was said since goes. */
  hear({ row }: Sent, status: number): void {
    const name = row.incident ? row.key : row.visit;
    if (this.rows.get(name) !== row || status >= 500) return;
    if (status >= 400) this.rows.set(name, { ...row, refused: status });
    else if (row.done || row.incident) this.rows.delete(name);
    else this.rows.set(row.visit, { ...row, heard: "arrived" });
  }
}
