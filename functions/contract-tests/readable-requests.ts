const clientRequest = `
  _id version kind standing asked_at date timeframe service_type service_label pet_names[] through visit_count weekdays visit_id following to care
  words quote.total answer`;

/** Days off. The samples' ids are made of the client's. */
const requestOfWalker = clientRequest.replace("pet_names[]", "").trim();

/** The paths of a list of such. */
const each = (paths: string) => paths.trim().replaceAll(/\S+/g, "[].$&");

/** The rows of readable.ts for what clients and walkers ask for. */
export const requestReadings = {
  askRequest: {
    walker: {
      paths: `quote.total recurring visits care ${requestOfWalker.replaceAll(/\S+/g, "request.$&")}`,
      shows: { client: "id" },
    },
    client: {
      paths: `quote.total recurring visits care ${clientRequest
        .replace("to care", "to.date to.timeframe care")
        .trim()
        .replaceAll(/\S+/g, "request.$&")}`,
      shows: { client: "id" },
    },
  },
  myRequests: {
    walker: { paths: each(requestOfWalker), shows: { client: "id" } },
    client: {
      paths: `${each(clientRequest.replace("care", "care[].pet care[].field care[].from care[].to"))} [].quote.parts[].name [].quote.parts[].amount`,
      shows: { client: "id" },
    },
  },
  withdrawRequest: {
    walker: { paths: requestOfWalker, shows: { client: "id" } },
    client: { paths: clientRequest, shows: { client: "id" } },
  },
};
