import { listHistory } from "@petcare/contract";
import { sampleOf } from "../sample.ts";

export const historySamples = [
  sampleOf(listHistory, (_stage, { client }) => ({ query: { about: client.user.id, kind: "person" as const } })),
];
