import type { LocalDate, ServiceType, TimeFrame } from "@petcare/domain";

/** A client's request for a walk, with which the booking form opens. It is passed in the location state. */
export interface AskedBooking {
  request: { id: string; version: number };
  client: string;
  /** The price on the client's screen, in dollars. */
  shown: number;
  /** The weekdays, 0 for Monday to 6 for Sunday; null for one visit. */
  weekdays: number[] | null;
  fields: {
    date: LocalDate;
    timeframe: TimeFrame;
    service_type: ServiceType;
    service_label: string;
    client_id: string;
    walker_id: string;
    /** Comma separated. */
    pet_names: string;
    notes: string;
  };
}
