import type { Samples } from "../sample.ts";

/** Everything that the owner's form can say of a walker. */
const said = {
  phone: "(516) 555-0188",
  pay_rates: { walk25: 17, visit: 16.5, overnight: null, other: 20 },
  w9_on: "2026-01-04",
  days_off: [{ from: "2026-11-24", to: "2026-11-26", note: "Dentist" }],
  color: "#2f6690",
  notes: "Weekends only",
};

export const walkerSamples: Samples = {
  createWalker: () => ({
    body: { id: "a-new-walker", name: "Sam Ellery", email: "sam@test.example", ...said },
  }),
  changeWalker: (_stage, { walker }) => ({
    params: { id: walker.user.id },
    body: { version: walker.user.version, name: "Rosa M. Delgado", email: walker.user.email ?? null, ...said },
  }),
  getWalker: (_stage, { walker }) => ({ params: { id: walker.user.id } }),
  walkerEarnings: (_stage, { walker }) => ({
    params: { id: walker.user.id },
    query: { start: "2026-11-16", end: "2026-11-23" },
  }),
};
