import { Button, Checkbox } from "@mantine/core";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { cancelRuleWords, shareNames } from "../../../parts/money/cancel-rule-words.ts";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PlusIcon } from "../../../ui/theme/icons.tsx";
import { CancelRuleDialog } from "./cancel-rule-dialog.tsx";
import { type CancelRow, type Rules, servicesWords } from "./rule-words.ts";
import classes from "./rules.module.css";
import { useSaveRules } from "./use-save-rules.ts";

const dialogs = ["cancel-rule"] as const;

/** The rows that a usual business would begin with. */
const example: CancelRow[] = [
  { hours: 2, charge: "all", pay: "all", on: "all" } as const,
  { hours: 24, charge: "half", pay: "half", on: "all" } as const,
  { hours: 168, charge: "half", pay: "half", on: "holidays" } as const,
].map((row) => ({ ...row, services: ["25", "visit", "overnight", "other"] }));

/** Shows what cancelling costs, by how long before it is. The cancel dialog begins with the row that fits. */
export function CancellingCard({ rules }: { rules: Rules }) {
  const { dialog, opening, open, close } = useDialogInAddress(dialogs);
  const { send, busy } = useSaveRules(rules, "Cancelling saved");
  const { cancelling } = rules;
  return (
    <Card
      title="Cancelling"
      aside={
        <Button variant="light" leftSection={<PlusIcon size={16} />} onClick={() => open("cancel-rule", "new")}>
          Add a row
        </Button>
      }
    >
      {cancelling.length === 0 ? (
        <EmptyState title="Cancelling costs nothing">
          <p>Such as all under 2 hours before, half under 24 hours, and half within a week before a holiday.</p>
          <Button variant="default" disabled={busy} onClick={() => send({ cancelling: example })}>
            Begin with these three
          </Button>
        </EmptyState>
      ) : (
        <ul className={classes.rules}>
          {cancelling.map((rule, index) => (
            <li key={JSON.stringify(rule)}>
              <span className={classes.name}>
                <b>{cancelRuleWords(rule)}</b>
                <small>{servicesWords(rule)}</small>
              </span>
              <span className={classes.amounts}>
                <b>{shareNames[rule.charge]} charged</b>
                <small>walker {shareNames[rule.pay].toLowerCase()}</small>
              </span>
              <span className={classes.acts}>
                <Button
                  variant="subtle"
                  size="compact-md"
                  disabled={busy}
                  aria-label={`Remove ${cancelRuleWords(rule)}`}
                  onClick={() => send({ cancelling: cancelling.filter((_, other) => other !== index) })}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet">
        The dialog that cancels one visit begins with the row that fits, the one with the fewest hours first. You can
        choose otherwise each time.
      </p>
      <Checkbox
        label="Accept by itself what cancels for nothing"
        description="A client’s request that is free is done at once. One that costs something waits for you."
        checked={rules.accept_free_cancels}
        disabled={busy}
        onChange={(event) => send({ accept_free_cancels: event.currentTarget.checked })}
      />
      <CancelRuleDialog key={opening} rules={rules} opened={dialog !== undefined} onClose={close} />
    </Card>
  );
}
