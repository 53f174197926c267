import type { LocalDate, ServiceType, TimeFrame } from "@petcare/domain";

/** A client's request for a walk, as the booking form opens with it. It goes along in the state of the address. */
export interface AskedBooking {
  request: { id: string; version: number };
  client: string;
  /** The price that the client was shown, in dollars. */
  shown: number;
  /** The rule's weekdays, 0 Monday … 6 Sunday; null: once. */
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
