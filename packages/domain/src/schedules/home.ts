interface SomeHome {
  address?: string | null | undefined;
  garage_code?: string | null | undefined;
}

/** The home of a visit, for every reader: the booking's own address and garage code, else the client's present ones. */
export const homeOf = (booking: SomeHome, client: SomeHome | undefined) => ({
  address: booking.address ?? client?.address ?? null,
  garage_code: booking.garage_code ?? client?.garage_code ?? null,
});
