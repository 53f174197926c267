interface SomeHome {
  address?: string | null | undefined;
  garage_code?: string | null | undefined;
}

/** Picks the home of a visit: the booking's own address and garage code, or else the client's current ones. */
export const homeOf = (booking: SomeHome, client: SomeHome | undefined) => ({
  address: booking.address ?? client?.address ?? null,
  garage_code: booking.garage_code ?? client?.garage_code ?? null,
});
