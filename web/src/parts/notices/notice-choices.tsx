import "../../ui/theme/checkbox-styles.ts";
import { Checkbox } from "@mantine/core";
import { type NoticeChannel, type NoticeKind, noticeChannels, noticeRules } from "@petcare/domain";
import { useId } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { channelWords } from "./channel-words.ts";
import classes from "./notice-choices.module.css";

interface NoticeChoicesProps {
  kinds: readonly { kind: NoticeKind; channels: readonly NoticeChannel[] }[];
  /** Absent for the defaults, which are of no person. */
  email?: { address: string | null; stopped: "bounced" | "complained" | null; possible: boolean };
  onChoose: (choice: { kind: NoticeKind; channels: NoticeChannel[] }) => void;
  busy: boolean;
}

/** A table of messages by channel to tick, and a warning if emails cannot be sent. */
export function NoticeChoices({ kinds, email, onChoose, busy }: NoticeChoicesProps) {
  const prefix = useId();
  const why = email && whyNoEmail(email);
  return (
    <div className="stack">
      {why && <Notice tone="warn">{why}</Notice>}
      <table className={classes.choices}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Kind</span>
            </th>
            {noticeChannels.map((channel) => (
              <th key={channel} scope="col">
                {channelWords[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, channels }) => (
            <tr key={kind}>
              <th scope="row">{noticeRules[kind].label}</th>
              {noticeChannels.map((channel) => (
                <td key={channel}>
                  <label className={classes.reach} htmlFor={`${prefix}${kind}-${channel}`}>
                    <span className="visually-hidden">{`${noticeRules[kind].label}: ${channelWords[channel]}`}</span>
                    <Checkbox
                      id={`${prefix}${kind}-${channel}`}
                      checked={channels.includes(channel)}
                      aria-disabled={busy}
                      onChange={({ currentTarget: { checked } }) =>
                        onChoose({
                          kind,
                          channels: noticeChannels.filter((one) =>
                            one === channel ? checked : channels.includes(one),
                          ),
                        })
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function whyNoEmail({ address, stopped, possible }: NonNullable<NoticeChoicesProps["email"]>): string | undefined {
  if (!possible) return "No emails are sent yet. What is chosen here counts once they are.";
  if (!address) return "There is no email address.";
  if (stopped === "bounced")
    return `Email to ${address} came back, so nothing more is sent there. A new address starts it again.`;
  if (stopped === "complained") {
    return `An email to ${address} was marked as spam, so nothing more is sent there. A new address starts it again.`;
  }
  return undefined;
}
