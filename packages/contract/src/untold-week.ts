import { noticeChannels, noticeKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { noticeSettings } from "./notice-settings.ts";
import { id, localDate, once, role, titled, settingsVersion as version } from "./schema/basics.ts";

const listener = z.object({ id, name: z.string(), role });

export const previewWeek = defineEndpoint({
  name: "previewWeek",
  method: "GET",
  path: "/untold-week",
  handler: "notices/preview-week",
  audience: ["admin"],
  summary: "The next week that nobody was told yet, with each message as it would be sent now.",
  answer: z.object({
    /** The first and the last local day of it, both included. */
    from: localDate,
    through: localDate,
    /** Of the settings of notices. */
    version,
    people: z.array(
      z.object({
        person: listener,
        messages: z.array(
          z.object({
            kind: z.enum(noticeKinds),
            subject: z.string(),
            lines: z.array(z.string()),
            /** Empty: there is no way to tell them. */
            channels: z.array(z.enum(noticeChannels)),
          }),
        ),
      }),
    ),
    /** Those who have visits in it and know all of them. */
    nothing: z.array(listener),
  }),
});

/** Of a business of 40 walkers and 400 clients all may be left out. */
const maxLeftOut = 500;

export const tellWeek = defineEndpoint({
  name: "tellWeek",
  method: "POST",
  path: "/untold-week",
  handler: "notices/tell-week",
  audience: ["admin"],
  summary: "Moves the last day told to the end of that week. Its people are told within a minute, but for some.",
  body: z.object({
    through: titled("Last day told", localDate),
    /** They are told nothing of it: it counts as told. */
    except: titled(
      "Left out",
      z
        .array(id)
        .check(z.maxLength(maxLeftOut, "must be at most 500 people"), once("must name each person once", String)),
    ),
    version,
  }),
  answer: noticeSettings,
});
