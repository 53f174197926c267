import { storeHardDay, visitId } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import type { ContractTestApp } from "../contract-test-app.ts";
import { after, type Parties, type Samples } from "../sample.ts";
import { storeVisit } from "../stored.ts";

const day = "2026-11-24" as const;

/** A walker's sick day with one visit, which the owner gets. Nothing of it is done yet. */
async function storeDay(app: ContractTestApp, parties: Parties) {
  const { id: about } = parties.walker.user;
  const visit = await storeVisit(app, parties, { date: day, original_date: day });
  const does = { do: "give", walker_id: app.people.owner.user.id } as const;
  const id = `day-of-${about}`;
  await storeHardDay(app.installation.db, {
    id,
    version: 1,
    kind: "sick",
    state: "doing",
    request_hash: "of-a-request",
    about,
    from: day,
    through: day,
    reason: "A cold",
    by: anAuthor({ id: app.people.owner.user.id, at: Date.parse("2026-11-20T12:00:00Z") }),
    acts: [{ visit: visitId(visit), version: visit.version, does, before: { walker_id: about, date: day } }],
    expires_at: Date.parse("2026-12-02T00:00:00Z") / 1000,
  });
  return { params: { id } };
}

export const hardDaySamples: Samples = {
  doHardDay: async (app, parties) => {
    const { id } = parties.walker.user;
    await storeVisit(app, parties, { date: day, original_date: day });
    return {
      params: { id: `day-of-${id}` },
      body: {
        kind: "sick" as const,
        about: id,
        from: day,
        through: day,
        walker_ids: [app.people.owner.user.id],
        timeframes: ["morning" as const],
        toggled_ids: [id],
        moves: false,
        cost: "free" as const,
        unfit: "unassign" as const,
        reason: "A cold",
      },
    };
  },
  continueHardDay: storeDay,
  undoHardDay: storeDay,
  listHardDays: after(storeDay),
};
