export * from "./auth.ts";
export * from "./endpoint.ts";
export * from "./endpoints.ts";
export * from "./error.ts";
export * from "./identity.ts";
export * from "./people.ts";
export * from "./schedules.ts";
export * from "./visits.ts";
