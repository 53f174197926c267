import { business } from "@petcare/business";
import { timeFrames } from "@petcare/domain";

const { town, state, region } = business.place;

/** 'Bellmore, NY' */
export const place = `${town}, ${state}`;
/** 'Bellmore, Long Island' */
export const placeInRegion = `${town}, ${region}`;

export const callLink = `tel:${business.phone.link}`;
export const emailLink = `mailto:${business.email}`;
/** The sign-in entry page, where booking begins. */
export const entryPath = "/auth";

/** The local hours between which visits can be booked: the start of the first time frame and the end of the last. */
export const openHour = Math.min(...timeFrames.map((frame) => frame.startHour));
export const closeHour = Math.max(...timeFrames.map((frame) => frame.endHour));

/** 6 → '6 am', 12 → 'noon', 21 → '9 pm' */
export function hourText(hour: number): string {
  if (hour === 12) return "noon";
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}
