import { type LocalDate, localDateOf, localHourOf } from "@petcare/domain";

export interface NightlyTimerOptions {
  /** Rejections are reported and tried again the next night. */
  run: () => Promise<unknown>;
  /** Epoch milliseconds. */
  now: () => number;
  zone: string;
  /** 03:00 local: after the last visit of a day and before the first. */
  hour?: number;
}

/**
 * Runs a job once a night, as EventBridge does: at the hour in the zone, or as soon after as the machine is awake.
 * @returns what looks at the clock (a minute apart; tests call it themselves), and what ends it
 */
export function nightlyTimer({ run, now, zone, hour = 3 }: NightlyTimerOptions) {
  let last = lastNight();

  /** The night that began last: yesterday's until the hour has come. */
  function lastNight(): LocalDate | undefined {
    return localHourOf(now(), zone) >= hour ? localDateOf(now(), zone) : undefined;
  }

  async function check(): Promise<void> {
    const night = lastNight();
    if (night === undefined || night === last) return;
    last = night;
    await run().catch((error: unknown) => console.error("The nightly job failed", error));
  }

  const timer = setInterval(check, 60_000).unref();
  return { check, stop: () => clearInterval(timer) };
}
