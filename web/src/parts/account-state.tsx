import type { LocalDate } from "@petcare/domain";
import { monthDay, today } from "../lib/format/time.ts";
import { CheckIcon, ClockIcon, MailIcon } from "../ui/theme/icons.tsx";

interface AccountStateProps {
  person: {
    active: boolean;
    /** Undefined until it is read. */
    has_account: boolean | undefined;
    isAdmin?: boolean;
    /** The days of an unused invite. */
    invited?: { on: LocalDate; expires_on: LocalDate } | null;
  };
}

/** Tells whether a person can sign in, was invited, or has no account. */
export function AccountState({ person }: AccountStateProps) {
  if (person.active && person.has_account === undefined) return null;
  const { tone, words, Icon } = stateOf(person);
  return (
    <span className="pill" data-tone={tone}>
      {Icon && <Icon size={14} />}
      {words}
    </span>
  );
}

function stateOf({ active, has_account, isAdmin, invited }: AccountStateProps["person"]) {
  if (!active) return { tone: "plain", words: "Inactive" };
  if (has_account) return { tone: "good", words: isAdmin ? "Owner" : "Active", Icon: CheckIcon };
  if (!invited) return { tone: "off", words: "No account yet" };
  if (invited.expires_on < today()) return { tone: "warn", words: "Invite ended", Icon: ClockIcon };
  return { tone: "plain", words: `Invited ${monthDay(invited.on)}`, Icon: MailIcon };
}
