import { noticeKinds, sundayActs } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { instant, localDate, once, role, titled, settingsVersion as version } from "./schema/basics.ts";
import { noticeChannelList } from "./schema/notice-channels.ts";

const whole = (min: number, max: number) =>
  z
    .int("must be a whole number")
    .check(z.minimum(min, `must be at least ${min}`), z.maximum(max, `must be at most ${max}`));

/** More than there are kinds for the three roles. */
const maxDefaults = 60;

const settings = {
  /** Whether people are told of changes. */
  on: titled("On", z.boolean()),
  /** The last local day of which people are told. It never goes back. */
  through: titled("Last day told", localDate),
  /** The number of weeks that are told ahead, beside the present one. */
  weeks_ahead: titled("Weeks ahead", whole(0, 3)),
  /** The act on the next week on Sunday at 5 PM. */
  sunday: titled("Sundays", z.enum(sundayActs)),
  /** Days after an invoice was due on which its client is reminded. */
  overdue_days: titled(
    "Reminders",
    z.array(whole(1, 90)).check(z.maxLength(5, "must be at most 5 reminders"), once("must name each day once", String)),
  ),
  /** The channels of kinds for whoever of a role has not chosen. A kind that is absent has the product's. */
  defaults: titled(
    "Usual channels",
    z.array(z.object({ role, kind: z.enum(noticeKinds), channels: noticeChannelList })).check(
      z.maxLength(maxDefaults, "must be at most 60 choices"),
      once("must name each kind of a role once", ({ role, kind }) => `${role} ${kind}`),
    ),
  ),
  version,
};

export const noticeSettings = z.object({ ...settings, on_since: z.nullable(instant) });

export const getNoticeSettings = defineEndpoint({
  name: "getNoticeSettings",
  method: "GET",
  path: "/settings/notices",
  handler: "settings/get-notice-settings",
  audience: ["admin"],
  summary: "Whether people are told of changes, and up to which day.",
  answer: noticeSettings,
});

export const setNoticeSettings = defineEndpoint({
  name: "setNoticeSettings",
  method: "PUT",
  path: "/settings/notices",
  handler: "settings/set-notice-settings",
  audience: ["admin"],
  summary:
    "Switches telling people on or off, and moves the last day that is told on. Nobody is told of what was before.",
  body: z.object(settings),
  answer: noticeSettings,
});
