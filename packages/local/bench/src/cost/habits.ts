import { type Units, unitNames } from "@petcare/domain";

/** A business, and how many visits it has in how many days. */
export interface Scale {
  clients: number;
  walkers: number;
  visits: number;
  days: number;
}

/** The counts of a month's requests: what the table took, and what was answered. */
export interface Metered {
  reads: number;
  writes: number;
  requests: number;
  /** Of answers, compressed. */
  bytes: number;
  nights: number;
  photos: number;
  /** Links of photos that were opened. */
  photosSeen: number;
}

/** The units of telling people, beside that. */
export interface MeteredMessages {
  reads: number;
  writes: number;
  /** Of the job that tells people, and the people at whom they looked. */
  runs: number;
  looks: number;
  emails: number;
}

/** How people use it in a day, where the month's bookings do not say it. */
export const habits = {
  /** The owner has Today in view so long, and it reads again each minute. */
  ownerMinutes: 120,
  /** How often the owner's week is read. */
  calendarViews: 10,
  /** A walker has the day in view so long. It reads again each three minutes, and says each five that it is open. */
  walkerMinutes: 60,
  /** A client looks each third day, and at as many photos. */
  clientDays: 3,
  /** How often a booking's form looks for conflicts. */
  checks: 3,
  /** The nightly job runs each quarter of an hour for three hours. */
  nightRuns: 12,
  /** The job that tells people runs each minute. */
  messengerRuns: 1440,
  /** In so many minutes of a day something changes, at most. */
  busyMinutes: 12 * 60,
};

/** The figures that a laptop cannot meter, because it is no Lambda, no browser and no bucket. */
const assumed = {
  /** GB-seconds of a request at 512 MB: 60 ms, and a start of 600 ms at each tenth, which is billed. */
  computing: 0.5 * (0.06 + 0.1 * 0.6),
  /** GB-seconds of a run of the nightly job at 512 MB. */
  night: 0.5 * 3,
  /** GB-seconds of a run of the job that tells people at 512 MB, and of a look at one person. */
  telling: { run: 0.5 * 0.05, look: 0.5 * 0.03 },
  /** Of log lines of a request, in kilobytes: Lambda's three, ours, and the API's. */
  logged: 1,
  /** The part of the site that a device loads anew, after each of four releases a month. */
  load: { times: 4, files: 20, megabytes: 0.3 },
  /** Of a photo, in megabytes. */
  photo: 0.3,
  /** Of a visit in the table, with its indexes and its history, in megabytes. */
  visit: 0.01,
  /** Photos and visits are kept. This is the month after so many like it. */
  months: 12,
  watching: { alarms: 10, metrics: 10, dashboards: 1 },
};

/** The units of AWS that a metered month takes, with what is assumed. */
export function unitsOf(metered: Metered, { clients, walkers, visits }: Scale): Units {
  const devices = clients + walkers + 1;
  const loads = devices * assumed.load.times;
  const edge = metered.requests + loads * assumed.load.files;
  const none = Object.fromEntries(unitNames.map((name) => [name, 0])) as Units;
  return {
    ...none,
    ...assumed.watching,
    reads: metered.reads,
    writes: metered.writes,
    stored: visits * assumed.visit * assumed.months,
    backup: visits * assumed.visit * assumed.months,
    requests: metered.requests,
    invocations: metered.requests + metered.nights,
    computing: metered.requests * assumed.computing + metered.nights * assumed.night,
    logs: (metered.requests + metered.nights) * assumed.logged,
    edge,
    edgeFunctions: edge,
    transfer: metered.bytes / 1e6 + loads * assumed.load.megabytes,
    photos: metered.photos * assumed.photo * assumed.months,
    photoWrites: metered.photos,
    photoReads: metered.photosSeen,
    photoTransfer: metered.photosSeen * assumed.photo,
    users: devices,
  };
}

/** The units that telling people takes beside those. */
export const messageUnitsOf = ({ reads, writes, runs, looks, emails }: MeteredMessages): Partial<Units> => ({
  reads,
  writes,
  invocations: runs,
  computing: runs * assumed.telling.run + looks * assumed.telling.look,
  logs: runs * assumed.logged,
  emails,
});
