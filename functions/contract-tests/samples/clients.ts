import { storeSchedule, storeUser } from "@petcare/storage";
import { aClient, anAuthor, aSchedule } from "@petcare/storage/testing";
import { after, type Parties, type Samples } from "../sample.ts";
import { storeSeries, storeVisit } from "../stored.ts";

/** Everything that the owner's form can say of a client, with people of the team in it. */
const said = (walkerId: string) => ({
  phone: "(516) 555-0188",
  address: "9 Pine St",
  garage_code: "4417",
  pets: [
    {
      name: "Olive",
      kind: "Dog",
      feeding: "One cup",
      medication: "Half a pill",
      vet: "Bellmore Animal Clinic",
      flags: ["pulls"],
      notes: "Front-clip harness",
    },
  ],
  custom_rates: { walk25: 28, visit: 20, overnight: 90, other: null },
  tax: { exempt: "A shelter", certificate: "ST-119.1" },
  preferred_walker_id: walkerId,
  emergency_contact: { name: "Luis Reyes", relation: "Brother", phone: "516-555-0188" },
  notes: "Prefers a text",
  access: { lockbox: "2580", alarm: "0911", parking: "Driveway" },
  keys: [{ id: "copy-a", label: "Front door", holder_id: walkerId, place: null, since: "2026-03-04" }],
});

const ofClient = ({ client }: Parties) => ({ params: { id: client.user.id } });

export const clientSamples: Samples = {
  createClient: (_stage, { walker }) => ({
    body: { id: "a-new-client", name: "Nora Lind", email: "nora@test.example", ...said(walker.user.id) },
  }),
  getClient: (_stage, parties) => ofClient(parties),
  changeClient: (_stage, { walker, client }) => ({
    params: { id: client.user.id },
    body: {
      version: client.user.version,
      name: "Ana R. Reyes",
      door_tag: "3467ACDEFGHJKMNPQRTWXY34",
      ...said(walker.user.id),
    },
  }),
  showClientCodes: (_stage, parties) => ofClient(parties),
  mergeClients: async (app, { client }) => {
    const { db } = app.installation;
    // A second record of the client, without an account, that has a booking.
    const id = `twice-${client.user.id}`;
    const { email: _, ...record } = aClient({ id, name: "Ana Reyes", pets: [{ name: "Biscuit" }, { name: "Olive" }] });
    await storeUser(db, record, anAuthor());
    const booked = aSchedule({ id: `of-${id}`, client_id: id, date: "2026-11-24" });
    await storeSchedule(db, booked, "2026-11-24", anAuthor());
    return { params: { id }, body: { into: client.user.id, version: 1, into_version: client.user.version } };
  },
  repriceVisits: after(storeSeries, (parties) => ({
    ...ofClient(parties),
    query: {},
    body: { prices: [{ service_type: "25", from: 28, to: 30 }] },
  })),
  nextVisits: after(storeVisit),
  clientVisits: after(storeSeries, (parties) => ({ ...ofClient(parties), query: { which: "upcoming", limit: 20 } })),
  clientSeries: after(storeSeries, ofClient),
};
