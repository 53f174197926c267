export { announce, isWhole, runs, sampleOf, seed } from "@petcare/domain/testing/sampled";
export { refuseUnknown } from "../table/item-kind.ts";
export { anAuthor } from "./author.ts";
export { aCompletion, aSchedule, aVisit, everyDay } from "./bookings.ts";
export { putInvoice } from "./invoices.ts";
export { readCalendar } from "./lists.ts";
export { aClient, anOwner, aWalker } from "./people.ts";
export { aReferralCode } from "./referral-codes.ts";
export { connect, dump } from "./test-table.ts";
