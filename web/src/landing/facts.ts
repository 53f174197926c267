import { business } from "@petcare/business";
import { timeFrames } from "@petcare/domain";

const { town, state, region } = business.place;

/** 'Bellmore, NY' */
export const place = `${town}, ${state}`;
/** 'Bellmore, Long Island' */
export const placeInRegion = `${town}, ${region}`;

export const callLink = `tel:${business.phone.link}`;
export const emailLink = `mailto:${business.email}`;
/** Where booking begins: the sign-in entry page. */
export const entryPath = "/auth";

/** The first and the last hour of a working day, local. */
export const openHour = Math.min(...timeFrames.map((frame) => frame.startHour));
export const closeHour = Math.max(...timeFrames.map((frame) => frame.endHour));

/** 6 → '6 am', 12 → 'noon', 21 → '9 pm' */
export function hourText(hour: number): string {
  if (hour === 12) return "noon";
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}
