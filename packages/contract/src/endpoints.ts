import { accountEndpoints } from "./account.ts";
import { agreementsEndpoints } from "./agreements.ts";
import { authEndpoints } from "./auth.ts";
import { booksEndpoints } from "./books.ts";
import { clientsEndpoints } from "./clients.ts";
import { completedWalksEndpoints } from "./completed-walks.ts";
import { healthEndpoints } from "./deployment/health.ts";
import { earningsEndpoints } from "./earnings.ts";
import { editingEndpoints } from "./editing.ts";
import type { Endpoint } from "./endpoint.ts";
import { exportsEndpoints } from "./exports.ts";
import { hardDaysEndpoints } from "./hard-days.ts";
import { historyEndpoints } from "./history.ts";
import { householdEndpoints } from "./household.ts";
import { invitesEndpoints } from "./invites.ts";
import { invoicesEndpoints } from "./invoices.ts";
import { milesEndpoints } from "./miles.ts";
import { noticesEndpoints } from "./notices.ts";
import { payEndpoints } from "./pay.ts";
import { paymentsEndpoints } from "./payments.ts";
import { peopleEndpoints } from "./people.ts";
import { requestsEndpoints } from "./requests.ts";
import { schedulesEndpoints } from "./schedules.ts";
import { settingsEndpoints } from "./settings.ts";
import { signupEndpoints } from "./signup.ts";
import { subscriptionsEndpoints } from "./subscriptions.ts";
import { visitsEndpoints } from "./visits.ts";
import { walkersEndpoints } from "./walkers.ts";
import { weeksEndpoints } from "./weeks.ts";

/** Every endpoint once. The routes of both gateways, the tests' matrix and the API document come from here. */
export const endpoints: readonly Endpoint[] = [
  ...healthEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...signupEndpoints,
  ...clientsEndpoints,
  ...walkersEndpoints,
  ...peopleEndpoints,
  ...invitesEndpoints,
  ...householdEndpoints,
  ...schedulesEndpoints,
  ...editingEndpoints,
  ...hardDaysEndpoints,
  ...requestsEndpoints,
  ...visitsEndpoints,
  ...earningsEndpoints,
  ...milesEndpoints,
  ...invoicesEndpoints,
  ...booksEndpoints,
  ...paymentsEndpoints,
  ...payEndpoints,
  ...weeksEndpoints,
  ...completedWalksEndpoints,
  ...settingsEndpoints,
  ...historyEndpoints,
  ...exportsEndpoints,
  ...subscriptionsEndpoints,
  ...noticesEndpoints,
  ...agreementsEndpoints,
];
