import type { Channel } from "./channel.ts";
import { emailChannel } from "./email-channel.ts";
import { pushChannel } from "./push-channel.ts";

/** The ways in which people are told. Tests replace them. */
export const outlets: { channels: readonly Channel[] } = { channels: [emailChannel, pushChannel] };
