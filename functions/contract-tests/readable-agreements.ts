const mine = `[].kind [].version [].to_sign [].signed.kind [].signed.version [].signed.name
  [].signed.limits[].pet [].signed.limits[].limit [].signed.refused [].signed.on_paper`;
const shows = "pets.name signed.version signed.name";

/** The rows of readable.ts for agreements. */
export const agreementReadings = {
  // The sample has stored another vet release, with limits of its own.
  listMyAgreements: { client: { paths: mine, shows: { client: shows } } },
  signAgreement: { client: { paths: mine, shows: { client: `${shows} signed.limits` } } },
};
