import { storeUser, updateUser } from "@petcare/storage";
import { anAuthor, aWalker } from "@petcare/storage/testing";
import type { ContractTestApp } from "../contract-test-app.ts";
import type { Parties, Samples } from "../sample.ts";
import { storeSeries, storeVisit } from "../stored.ts";

/** A walker with a series and a visit of their own, who holds a client's key. */
async function busyWalker(app: ContractTestApp, parties: Parties) {
  const { walker, client } = parties;
  await storeVisit(app, parties, { date: "2026-11-24", original_date: "2026-11-24" });
  await storeSeries(app, parties);
  const keys = [{ id: "copy-a", label: "Front door", holder_id: walker.user.id, since: "2026-03-04" as const }];
  await updateUser(app.installation.db, client.user.id, { keys }, anAuthor());
  return { params: { id: walker.user.id }, version: walker.user.version };
}

export const deactivationSamples: Samples = {
  deactivatePerson: async (app, parties) => {
    const { params, version } = await busyWalker(app, parties);
    return {
      params,
      body: {
        version,
        visits: {
          do: "cancel",
          walker_id: app.people.owner.user.id,
          walker_ids: [app.people.owner.user.id],
          charge: "half",
          charge_amount: 4,
          pay: "amount",
          pay_amount: 5.5,
          reason: "They have left us",
        },
        keys: [{ client_id: parties.client.user.id, key_id: "copy-a", to: app.people.owner.user.id }],
      },
    };
  },
  reactivatePerson: async (app, { walker }) => {
    // Whoever calls is active, so it is somebody else.
    const id = `away-of-${walker.user.id}`;
    await storeUser(app.installation.db, aWalker({ id, email: `${id}@test.example`, active: false }), anAuthor());
    return { params: { id }, body: { version: 1 } };
  },
};
