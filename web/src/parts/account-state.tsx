import type { LocalDate } from "@petcare/domain";
import { monthDay, today } from "../lib/format/time.ts";
import { CheckIcon, ClockIcon, MailIcon } from "../ui/theme/icons.tsx";
import classes from "./account-state.module.css";

interface AccountStateProps {
  person: {
    active: boolean;
    has_account: boolean;
    /** The days of the invite that they have not used. */
    invited: { on: LocalDate; expires_on: LocalDate } | null;
  };
}

/** Whether somebody can sign in, or how far they are from it: words and a sign, never colour alone. */
export function AccountState({ person }: AccountStateProps) {
  const { state, words, Icon } = stateOf(person);
  return (
    <span className={classes.badge} data-state={state}>
      {Icon && <Icon size={14} />}
      {words}
    </span>
  );
}

function stateOf({ active, has_account, invited }: AccountStateProps["person"]) {
  if (!active) return { state: "inactive", words: "Inactive" };
  if (has_account) return { state: "active", words: "Active", Icon: CheckIcon };
  if (!invited) return { state: "none", words: "No account yet" };
  if (invited.expires_on < today()) return { state: "ended", words: "Invite ended", Icon: ClockIcon };
  return { state: "invited", words: `Invited ${monthDay(invited.on)}`, Icon: MailIcon };
}
