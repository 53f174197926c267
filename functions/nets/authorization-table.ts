/** Everybody who may try a request. The first six are nobody, as far as an endpoint for the signed-in is concerned. */
export const callers = [
  "no token",
  "garbage",
  "expired",
  "foreign",
  "deactivated",
  "deleted",
  "walker",
  "other walker",
  "client",
  "other client",
  "owner",
] as const;
export type CallerName = (typeof callers)[number];

/** Whose object a request names: the walker's and the client's, that of the other two, or nobody's. */
export const objects = ["own", "another's", "missing"] as const;
export type ObjectName = (typeof objects)[number];

/*
One row an endpoint, one column a caller, with the status that each gets. Where the path names an object, three statuses
are for own, another's and missing; one status is for all of them. 'foreign' has a token of another user pool.
*/
const table = `
                       no token  garbage  expired  foreign  deactivated  deleted  walker       other walker  client       other client  owner
  ping                 200       200      200      200      200          200      200          200           200          200           200
  login                200       200      200      200      200          200      200          200           200          200           200
  forgotPassword       200       200      200      200      200          200      200          200           200          200           200
  resetPassword        200       200      200      200      200          200      200          200           200          200           200
  emailAvailable       200       200      200      200      200          200      200          200           200          200           200
  validateReferral     200       200      200      200      200          200      200          200           200          200           200
  sendCode             200       200      200      200      200          200      200          200           200          200           200
  verifyPhone          200       200      200      200      200          200      200          200           200          200           200
  completeWalkerSignup 201       201      201      201      201          201      201          201           201          201           201
  completeClientSignup 201       201      201      201      201          201      201          201           201          201           201
  logout               401       401      401      401      401          401      200          200           200          200           200
  me                   401       401      401      401      401          401      200          200           200          200           200
  changeProfile        401       401      401      401      401          401      200          200           200          200           200
  changeName           401       401      401      401      401          401      200          200           200          200           200
  changeEmail          401       401      401      401      401          401      200          200           200          200           200
  changePassword       401       401      401      401      401          401      200          200           200          200           200
  deleteMe             401       401      401      401      401          200      200          200           200          200           403
  listClients          401       401      401      401      401          401      403          403           403          403           200
  listWalkers          401       401      401      401      401          401      200          200           403          403           200
  getPricing           401       401      401      401      401          401      403          403           403          403           200
  createSchedule       401       401      401      401      401          401      403          403           403          403           201
  getSchedule          401       401      401      401      401          401      403          403           403          403           200/200/404
  listSchedules        401       401      401      401      401          401      403          403           403          403           200
  getVisit             401       401      401      401      401          401      200/404/404  404/200/404   200/404/404  404/200/404   200/200/404
  mySchedule           401       401      401      401      401          401      200          200           403          403           200
  completeWalk         401       401      401      401      401          401      200/404/404  404/200/404   403          403           200/200/404
  myEstimatedEarnings  401       401      401      401      401          401      200          200           403          403           200
  myUpcomingWalks      401       401      401      401      401          401      403          403           200          200           403
  myWalkHistory        401       401      401      401      401          401      403          403           200          200           403
  deleteWalkNote       401       401      401      401      401          401      403          403           200/404/404  404/200/404   403
`;

/** The statuses of one endpoint: for each caller, for each object. */
export type Row = Record<CallerName, Record<ObjectName, number>>;

/** The rows by the endpoint's name. */
export const authorization: ReadonlyMap<string, Row> = new Map(
  table
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [name = "", ...cells] = line.trim().split(/\s+/);
      if (cells.length !== callers.length) throw new Error(`The row of ${name} has not one cell for each caller`);
      return [name, Object.fromEntries(callers.map((caller, at) => [caller, statusesIn(cells[at] ?? "")])) as Row];
    }),
);

function statusesIn(cell: string): Record<ObjectName, number> {
  const [own = Number.NaN, anothers = own, missing = own] = cell.split("/").map(Number);
  return { own, "another's": anothers, missing };
}
