import { type LocalDate, localDateOf, localHourOf } from "@petcare/domain";

interface NightlyTimerOptions {
  /** The job. A rejection is reported, and the job runs again the next night. */
  run: () => Promise<unknown>;
  /** Epoch milliseconds. */
  now: () => number;
  zone: string;
  /** The local hour, 3 where absent. No visit is near 03:00. */
  hour?: number;
}

/**
 * Runs a job once a night at the hour in the zone, as EventBridge does, or as soon as the machine is awake.
 * @returns `check`, which the timer calls every minute, and `stop`
 */
export function nightlyTimer({ run, now, zone, hour = 3 }: NightlyTimerOptions) {
  let last = lastNight();

  /** The date of the night, or undefined before the hour. */
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
