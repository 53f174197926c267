import { business } from "@petcare/business";
import { hoursOf, type LocalDate, localDateOf, type ServiceType, type TimeFrame } from "@petcare/domain";

/** The business's time zone. Every screen uses it, wherever the browser is. */
export const zone = business.timeZone;

/** The business's current date. */
export const today = (now = Date.now()): LocalDate => localDateOf(now, zone);

/** Makes a format at its first use: each takes milliseconds on a slow phone, and a screen uses few. */
function formatIn(timeZone: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat("en-US", { ...options, timeZone }));
}

// A local date has no zone. In UTC it stays the same day.
const localFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = formatIn("UTC", options);
  return (date: LocalDate) => format().format(Date.parse(`${date}T00:00:00Z`));
};
const zonedFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = formatIn(zone, options);
  // Intl puts a narrow no-break space before AM, which some fonts lack.
  return (instant: string | number) =>
    format()
      .format(new Date(instant))
      .replace(/\u202f/g, " ");
};

/** 'Fri, Nov 20' */
export const shortDay = localFormat({ weekday: "short", month: "short", day: "numeric" });
/** 'Friday, Nov 20' */
export const longDay = localFormat({ weekday: "long", month: "short", day: "numeric" });
/** 'Fri, Nov 20, 2026' */
export const fullDay = localFormat({ weekday: "short", month: "short", day: "numeric", year: "numeric" });
/** 'Nov 20' */
export const monthDay = localFormat({ month: "short", day: "numeric" });
/** 'Fri' */
export const weekdayName = localFormat({ weekday: "short" });
/** 'November 2026' */
export const monthName = localFormat({ month: "long", year: "numeric" });
/** '20' */
export const dayNumber = localFormat({ day: "numeric" });
/** '9:00 AM' of an instant. */
export const clockTime = zonedFormat({ hour: "numeric", minute: "2-digit" });
/** '9:12 to 9:38 AM', '11:50 AM to 12:15 PM' of two instants. */
export function clockSpan(from: string, to: string): string {
  const [first, last] = [clockTime(from), clockTime(to)];
  return `${first.slice(-2) === last.slice(-2) ? first.slice(0, -3) : first} to ${last}`;
}
/** 'Fri, Nov 20, 9:00 AM' of an instant. */
export const dayAndTime = zonedFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

const weekdayAndHour = zonedFormat({ weekday: "short", hour: "numeric" });

/** 'Sat 6 PM' of an instant on the hour. */
export const dayAndHour = (instant: string): string => weekdayAndHour(instant).replace(",", "");

const spanFormat = formatIn("UTC", { month: "short", day: "numeric", year: "numeric" });

/** 'Nov 16 – 22, 2026', both days included. */
export const daySpan = (first: LocalDate, last: LocalDate): string =>
  spanFormat()
    .formatRange(Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`))
    .replace(/\u2009/g, " ");

export const frameNames: Record<TimeFrame, string> = {
  early_morning: "Early morning",
  morning: "Morning",
  afternoon: "Afternoon",
  late_afternoon: "Late afternoon",
  evening: "Evening",
};

/** '9 AM–12 PM', '6–9 PM' */
export function frameSpan(timeframe: TimeFrame): string {
  const { startHour, endHour } = hoursOf(timeframe);
  const first = half(startHour) === half(endHour) ? "" : ` ${half(startHour)}`;
  return `${hour12(startHour)}${first}–${hour12(endHour)} ${half(endHour)}`;
}

/** '6–9 PM', or for an overnight stay 'Mon 6 PM to Tue 6 PM'. */
export const visitSpan = (visit: {
  timeframe: TimeFrame;
  service_type: ServiceType;
  start: string;
  end: string;
}): string =>
  visit.service_type === "overnight"
    ? `${dayAndHour(visit.start)} to ${dayAndHour(visit.end)}`
    : frameSpan(visit.timeframe);

/** 'between 9 AM and 12 PM', 'between 3 and 6 PM' */
export const frameBetween = (timeframe: TimeFrame): string => `between ${frameSpan(timeframe).replace("–", " and ")}`;

/** '9–12', and '6–9p' for the evening, to tell it from the early morning. */
export function frameBrief(timeframe: TimeFrame): string {
  const { startHour, endHour } = hoursOf(timeframe);
  return `${hour12(startHour)}–${hour12(endHour)}${startHour >= 18 ? "p" : ""}`;
}

/** '25 min', '6 h 20', '2 h' */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, "0")}`;
}

const dayInMinutes = 24 * 60;

/** '48 min', '6 h 20', '4 days': a delay, in whole days from one day on. */
export function delay(minutes: number): string {
  const days = Math.floor(minutes / dayInMinutes);
  return days === 0 ? duration(minutes) : `${days} ${days === 1 ? "day" : "days"}`;
}

const hour12 = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12);
const half = (hour: number) => (hour < 12 ? "AM" : "PM");
