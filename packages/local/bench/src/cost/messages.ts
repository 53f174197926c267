import { getNoticeSettings, setNoticeSettings } from "@petcare/contract";
import { handler as tellPeople } from "@petcare/functions/jobs/tell-people.ts";
import { runtime } from "@petcare/functions/shared/runtime.ts";
import { ask, type metered } from "../reads.ts";
import { habits, type MeteredMessages } from "./habits.ts";

const minute = 60_000;
const hour = 60 * minute;
/** The hour of the week's messages. */
const sundays = 17;

/** The job that tells people, run by samples: what a run takes is counted as often as a month has such runs. */
export class Messages {
  readonly sum: MeteredMessages = { reads: 0, writes: 0, runs: 0, looks: 0, emails: 0 };
  private isOn = false;
  private readonly meter: ReturnType<typeof metered>;
  /** Answers the latest emails that have left. */
  private readonly mails: () => readonly { id: string }[];

  constructor(meter: ReturnType<typeof metered>, mails: () => readonly { id: string }[]) {
    this.meter = meter;
    this.mails = mails;
  }

  /** Switches messages on, as the owner. It is counted nowhere, and without it nothing is run. */
  async begin(token: string): Promise<void> {
    process.env.SITE_URL ??= "https://pets.example";
    const { on_since: _, ...settings } = (await ask(getNoticeSettings, token)).answer;
    await ask(setNoticeSettings, token, { body: { ...settings, on: true } });
    this.isOn = true;
  }

  /** Tells what was done before, and counts nothing. */
  async flush(): Promise<void> {
    await this.run(0, 11 * minute);
  }

  /** The looks at everybody before noon, and a run that finds nothing, of so many days. @param midnight an instant */
  async morning(midnight: number, days: number): Promise<void> {
    if (!this.isOn) return;
    await this.at(midnight + 7 * hour, 0);
    await this.at(midnight + 7 * hour + minute, days * habits.messengerRuns);
    this.sum.runs += days * habits.messengerRuns;
    for (const look of [8, 9.25, 12.25]) await this.at(midnight + look * hour, days);
  }

  /** Those of the afternoon, and the week's. */
  async evening(midnight: number, days: number): Promise<void> {
    if (!this.isOn) return;
    for (const look of [15.25, sundays, 18, 18.25, 19, 21.25]) {
      await this.at(midnight + look * hour, look === sundays ? 1 : days);
    }
  }

  /** Tells what was done before, all of it once. */
  async told(): Promise<void> {
    await this.run(1, 11 * minute);
  }

  /**
   * The runs that follow a change: one tells what is told at once, and each until it has settled looks at whom it concerns.
   *
   * @param times how many such changes there are; 0: nothing is run
   * @param all how many changes of any kind a day has: their runs fall together once there is one in each minute
   */
  async follow({ times, all }: { times: number; all: number }): Promise<void> {
    if (times === 0 || !this.isOn) return;
    const share = Math.min(1, habits.busyMinutes / (3 * all));
    for (let run = 0; run < 3; run++) await this.run(times, minute, share);
  }

  private async at(instant: number, times: number): Promise<void> {
    runtime.now = () => instant;
    await this.run(times);
  }

  private async run(times: number, later = 0, share = 1): Promise<void> {
    if (!this.isOn) return;
    const now = runtime.now() + later;
    runtime.now = () => now;
    const [reads, writes] = [this.meter.units, this.meter.writeUnits];
    // The outbox keeps so many emails, so their count stands still at last.
    const before = new Set(this.mails().map(({ id }) => id));
    const { looked } = await tellPeople();
    this.sum.reads += times * share * (this.meter.units - reads);
    this.sum.writes += times * (this.meter.writeUnits - writes);
    this.sum.emails += times * this.mails().filter(({ id }) => !before.has(id)).length;
    this.sum.looks += times * share * looked;
  }
}
