import type { Channel } from "./channel.ts";

/** The ways in which people are told. Tests replace them. */
export const outlets: { channels: readonly Channel[] } = { channels: [] };
