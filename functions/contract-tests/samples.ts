import { endpoints } from "@petcare/contract";
import type { Sample, Samples } from "./sample.ts";
import { accountSamples } from "./samples/account.ts";
import { agreementSamples } from "./samples/agreements.ts";
import { authSamples } from "./samples/auth.ts";
import { bookSamples } from "./samples/books.ts";
import { clientSamples } from "./samples/clients.ts";
import { completedWalksSamples } from "./samples/completed-walks.ts";
import { deactivationSamples } from "./samples/deactivation.ts";
import { earningsSamples } from "./samples/earnings.ts";
import { editingSamples } from "./samples/editing.ts";
import { hardDaySamples } from "./samples/hard-days.ts";
import { historySamples } from "./samples/history.ts";
import { householdSamples } from "./samples/household.ts";
import { inviteSamples } from "./samples/invites.ts";
import { invoiceSamples } from "./samples/invoices.ts";
import { milesSamples } from "./samples/miles.ts";
import { noticeSamples } from "./samples/notices.ts";
import { paySamples } from "./samples/pay.ts";
import { paymentSamples } from "./samples/payments.ts";
import { requestSamples, requestSamplesOfWalker } from "./samples/requests.ts";
import { scheduleSamples } from "./samples/schedules.ts";
import { settingsSamples } from "./samples/settings.ts";
import { signupSamples } from "./samples/signup.ts";
import { subscriptionSamples } from "./samples/subscriptions.ts";
import { visitSamples } from "./samples/visits.ts";
import { walkerSamples } from "./samples/walkers.ts";
import { weekSamples } from "./samples/weeks.ts";

const samples: Samples = {
  ...accountSamples,
  ...agreementSamples,
  ...authSamples,
  ...bookSamples,
  ...clientSamples,
  ...completedWalksSamples,
  ...deactivationSamples,
  ...earningsSamples,
  ...editingSamples,
  ...hardDaySamples,
  ...historySamples,
  ...householdSamples,
  ...inviteSamples,
  ...invoiceSamples,
  ...milesSamples,
  ...noticeSamples,
  ...paySamples,
  ...paymentSamples,
  ...requestSamples,
  ...scheduleSamples,
  ...settingsSamples,
  ...signupSamples,
  ...subscriptionSamples,
  ...visitSamples,
  ...walkerSamples,
  ...weekSamples,
};

const makes = (given: Samples) => given as Record<string, Sample["make"] | undefined>;

/** One sample for each endpoint: an empty request where samples/ has no other. */
export const allSamples: Sample[] = endpoints.map((endpoint) => ({
  endpoint,
  make: makes(samples)[endpoint.name] ?? (async () => ({})),
}));

/** Makes a walker's request of an endpoint that takes another one of clients. */
export const makeOfWalker = ({ endpoint }: Sample) => makes(requestSamplesOfWalker)[endpoint.name];
