import { maxMembers } from "@petcare/contract";
import { AppError } from "../pipeline/app-error.ts";

export const householdFull = () =>
  new AppError("conflict", `A household has at most ${maxMembers} members. Remove somebody first.`);
