import {
  changeEmail,
  changeName,
  changePassword,
  changeProfile,
  deleteMe,
  forgotPassword,
  logout,
  resetPassword,
} from "./account.ts";
import { login, ping } from "./auth.ts";
import { myEstimatedEarnings } from "./earnings.ts";
import type { Endpoint } from "./endpoint.ts";
import { getPricing, listClients, listWalkers, me } from "./people.ts";
import { createSchedule, listSchedules } from "./schedules.ts";
import {
  completeClientSignup,
  completeWalkerSignup,
  emailAvailable,
  sendCode,
  validateReferral,
  verifyPhone,
} from "./signup.ts";
import { completeWalk, deleteWalkNote, mySchedule, myUpcomingWalks, myWalkHistory } from "./visits.ts";

/** Every endpoint once. API Gateway's routes, the local gateway's, the tests' matrix and the API document come from here. */
export const endpoints: readonly Endpoint[] = [
  ping,
  login,
  logout,
  forgotPassword,
  resetPassword,
  emailAvailable,
  validateReferral,
  sendCode,
  verifyPhone,
  completeWalkerSignup,
  completeClientSignup,
  me,
  changeProfile,
  deleteMe,
  changeName,
  changeEmail,
  changePassword,
  listClients,
  listWalkers,
  getPricing,
  createSchedule,
  listSchedules,
  mySchedule,
  completeWalk,
  myEstimatedEarnings,
  myUpcomingWalks,
  myWalkHistory,
  deleteWalkNote,
];

/** Handlers that no route calls: EventBridge does, on a schedule in UTC, or each deployment. Both may repeat them. */
export const jobs = [
  { name: "nightly", handler: "jobs/nightly", schedule: "cron(0 7 * * ? *)" },
  { name: "firstOwner", handler: "jobs/first-owner" },
] as const;
