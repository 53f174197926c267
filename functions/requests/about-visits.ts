import type { TimeFrame } from "@petcare/domain";
import type { ClientRequest } from "@petcare/storage";

/** A request that is about a walk or visits. */
export type RequestAboutVisits = ClientRequest & {
  timeframe: TimeFrame;
  service: NonNullable<ClientRequest["service"]>;
};

/** Whether a request is about a walk or visits, which 'care' and 'off' are not. */
export const isAboutVisits = (request: ClientRequest): request is RequestAboutVisits =>
  request.timeframe !== undefined && request.service !== undefined;
