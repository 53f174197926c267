import type { Standing } from "@petcare/domain";

/** Says how a request stands, to whoever has asked. */
export const standingWords: Record<Standing, string> = {
  asked: "Waits for an answer",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Taken back",
  lapsed: "Not answered in time",
};

export const isWaiting = (standing: Standing) => standing === "asked";
