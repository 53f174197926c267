import type { Samples } from "../sample.ts";

export const historySamples: Samples = {
  listHistory: (_stage, { client }) => ({ query: { about: client.user.id, kind: "person" as const } }),
};
