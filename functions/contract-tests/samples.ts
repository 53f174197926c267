import { type Endpoint, endpoints } from "@petcare/contract";
import type { Sample } from "./sample.ts";
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
import { peopleSamples } from "./samples/people.ts";
import { requestSamples } from "./samples/requests.ts";
import { scheduleSamples } from "./samples/schedules.ts";
import { settingsSamples } from "./samples/settings.ts";
import { signupSamples } from "./samples/signup.ts";
import { subscriptionSamples } from "./samples/subscriptions.ts";
import { visitSamples } from "./samples/visits.ts";
import { walkerSamples } from "./samples/walkers.ts";
import { weekSamples } from "./samples/weeks.ts";

const samples = new Map(
  [
    accountSamples,
    authSamples,
    clientSamples,
    completedWalksSamples,
    earningsSamples,
    editingSamples,
    hardDaySamples,
    requestSamples,
    historySamples,
    milesSamples,
    householdSamples,
    inviteSamples,
    peopleSamples,
    scheduleSamples,
    settingsSamples,
    signupSamples,
    visitSamples,
    deactivationSamples,
    walkerSamples,
    invoiceSamples,
    bookSamples,
    paymentSamples,
    paySamples,
    weekSamples,
    subscriptionSamples,
    noticeSamples,
    agreementSamples,
  ]
    .flat()
    .map((sample) => [sample.endpoint.name, sample]),
);

/** One sample for each endpoint. */
export const allSamples: Sample[] = endpoints.map(sampleFor);

function sampleFor({ name }: Endpoint): Sample {
  const sample = samples.get(name);
  if (!sample) throw new Error(`The endpoint ${name} has no sample: add one to functions/contract-tests/samples`);
  return sample;
}
