import type { Message, NoticeChannel, NoticeOutcome } from "@petcare/domain";
import { beforeEach } from "vitest";
import { handler } from "../jobs/tell-people.ts";
import { outlets } from "../shared/notices/channels.ts";
import { noticeSettings, noticeSettingsAnswer } from "../shared/notices/notice-settings.ts";
import { type BodyFor, ok } from "./call.ts";
import { clearing } from "./clear-table.ts";
import { visitAs } from "./editing.ts";
import type { SignedInApp } from "./signed-in-app.ts";

/** Monday 23 November 2026, 10:00 in New York. */
export const monday = Date.parse("2026-11-23T15:00:00Z");

/** A visit of that day, and a walk that a client asks for with its words in a message. */
export const today = { date: "2026-11-23" as const, pet_names: ["Biscuit"] };
const wish = { date: "2026-11-27", timeframe: "evening", service_type: "25" } as const;
export const walk = { kind: "book" as const, ...wish, pet_names: ["Biscuit"] };
export const friday = "Biscuit, Fri Nov 27, 6–9 PM";

/** A visit of the day after it. */
export const tuesday = { date: "2026-11-24" as const, pet_names: ["Biscuit"] };

/** The messages to somebody. */
export const to = (name: string, lines: readonly string[]) => lines.filter((line) => line.startsWith(name));

/** People who are told, anew. See Telling.begin. */
export async function beginTelling(app: SignedInApp, clear: () => Promise<void>, now: number): Promise<Telling> {
  const telling = new Telling(app, clear);
  await telling.begin(now);
  return telling;
}

/** People who are told, anew before each test of a file. */
export async function tellingEach(app: SignedInApp, now = monday): Promise<Telling> {
  const telling = new Telling(app, await clearing(app));
  beforeEach(() => telling.begin(now));
  return telling;
}

/** People who are told, with what would have left the machine. */
export class Telling {
  readonly sent: { to: string; by: NoticeChannel; message: Message; at: number }[] = [];
  /** The channels of people by their first names. Absent: both. */
  readonly ways = new Map<string, readonly NoticeChannel[]>();
  /** Decides what becomes of the next messages: 'sent' where it answers nothing. */
  outcome: (to: string, by: NoticeChannel) => NoticeOutcome | undefined = () => undefined;
  private readonly app: SignedInApp;
  private readonly clear: () => Promise<void>;

  constructor(app: SignedInApp, clear = async () => {}) {
    this.app = app;
    this.clear = clear;
    outlets.channels = (["email", "push"] as const).map((name) => ({
      name,
      reaches: async (person) =>
        (this.ways.get(firstOf(person.name)) ?? ["email", "push"]).includes(name) &&
        !(name === "email" && person.email_stopped),
      send: async (person, message, { at }) => {
        const to = firstOf(person.name);
        const outcome = this.outcome(to, name) ?? "sent";
        if (outcome === "sent") this.sent.push({ to, by: name, message, at });
        return outcome;
      },
    }));
  }

  /** Begins anew: an empty table, the clock at an instant in epoch milliseconds, and notices on. */
  async begin(now: number): Promise<void> {
    await this.clear();
    this.app.clock.now = now;
    this.sent.length = 0;
    this.ways.clear();
    this.outcome = () => undefined;
    await this.set();
  }

  /** Changes the settings; switches notices on where nothing else is given. */
  async set(changes: Partial<BodyFor<"setNoticeSettings">> = { on: true }): Promise<void> {
    const { on_since, ...settings } = noticeSettingsAnswer(await noticeSettings());
    await ok(this.app.owner, "setNoticeSettings", { body: { ...settings, ...changes } });
    // What is changed from now on comes after it.
    this.app.clock.now += 1000;
  }

  /** Lets the clock go on and runs the job each minute. Answers the emails since then: 'Ana: subject | line | line'. */
  async after(minutes: number, by: NoticeChannel = "email"): Promise<string[]> {
    const before = this.sent.length;
    for (let minute = 0; minute < minutes; minute++) {
      this.app.clock.now += 60_000;
      await handler();
    }
    return this.since(before, by);
  }

  /** Lets the clock stand at an instant and runs the job once. */
  async at(time: string, by: NoticeChannel = "email"): Promise<string[]> {
    const before = this.sent.length;
    this.app.clock.now = Date.parse(time);
    await handler();
    return this.since(before, by);
  }

  /** Has the owner do something to a visit as it is now. */
  async act(does: keyof typeof acts, id: string, changes: object = {}): Promise<void> {
    const { version } = await visitAs(this.app, id);
    const amounts = does === "cancel" && { charge: "nothing", pay: "nothing" };
    const body = { version, ...amounts, ...changes };
    await ok(this.app.owner, acts[does] as "moveVisit", { params: { id }, body });
  }

  since(before: number, by: NoticeChannel): string[] {
    return this.sent
      .slice(before)
      .filter((one) => one.by === by)
      .map(({ to, message: { subject, sections } }) =>
        [
          `${to}: ${subject}`,
          ...sections.flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines]),
        ].join(" | "),
      )
      .sort();
  }
}

const acts = { move: "moveVisit", give: "assignVisit", cancel: "cancelVisit", restore: "restoreVisit" };

const firstOf = (name: string) => name.split(" ")[0] ?? name;
