import { noticeChannels } from "@petcare/domain";
import * as z from "zod/mini";
import { once, titled } from "./basics.ts";

/** The channels of a kind of messages that somebody chooses. */
export const noticeChannelList = titled(
  "Channels",
  z.array(z.enum(noticeChannels)).check(
    z.maxLength(noticeChannels.length, "must be at most 2 channels"),
    once("must name each channel once", (one) => one),
  ),
);
