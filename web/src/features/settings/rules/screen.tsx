import { Button } from "@mantine/core";
import { getPriceRules, getPricing } from "@petcare/contract";
import { useRead } from "../../../lib/api/use-read.ts";
import { today } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PlusIcon } from "../../../ui/theme/icons.tsx";
import { CancellingCard } from "../cancelling/screen.tsx";
import { HolidaysCard } from "../holidays/screen.tsx";
import { Act, Row } from "../row.tsx";
import { type Pricing, type Rule, type Rules, useSaveRules } from "./data.ts";
import { EndRuleDialog, RuleDialog } from "./dialogs.tsx";
import { amountWords, exampleOf, servicesWords, spanWords, whenWords } from "./words.ts";

const dialogs = ["rule", "end-rule"] as const;

/** The additions to prices: the rules with an example each, the holidays, and the cost of cancelling. */
export function PriceRules() {
  const query = useRead(getPriceRules);
  const pricing = useRead(getPricing).data;
  return (
    <div className="stack">
      <Loaded query={query}>
        {(rules) => (
          <>
            <RulesCard rules={rules} pricing={pricing} />
            <HolidaysCard rules={rules} />
            <CancellingCard rules={rules} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface RulesCardProps {
  rules: Rules;
  /** Undefined until it is read. */
  pricing: Pricing | undefined;
}

function RulesCard({ rules, pricing }: RulesCardProps) {
  const { last, shown, opening, open } = useDialogInAddress(dialogs);
  const opened = rules.rules.find(({ id }) => id === last?.id);
  const add = (
    <Button variant="light" leftSection={<PlusIcon size={16} />} onClick={() => open("rule", "new")}>
      Add a rule
    </Button>
  );
  return (
    <Card title="Price rules" aside={add}>
      {rules.rules.length === 0 ? (
        <EmptyState title="No rules yet">
          A rule adds to the price on holidays, weekends or evenings, for a third pet, or for a late booking.
        </EmptyState>
      ) : (
        <ul className="lined">
          {rules.rules.map((rule) => (
            <RuleRow key={rule.id} rule={rule} rules={rules} pricing={pricing} onOpen={open} />
          ))}
        </ul>
      )}
      <p className="quiet">
        Each part is of the price alone, never of another part, and a line of its own on the invoice. A visit with a
        price of its own has none.
      </p>
      {last?.kind === "rule" && <RuleDialog key={opening} rules={rules} rule={opened} pricing={pricing} {...shown} />}
      {last?.kind === "end-rule" && opened && <EndRuleDialog key={opening} rules={rules} rule={opened} {...shown} />}
    </Card>
  );
}

interface RuleRowProps extends RulesCardProps {
  rule: Rule;
  onOpen: (dialog: (typeof dialogs)[number], id: string) => void;
}

/** A rule. Once it has begun, it can only be ended. */
function RuleRow({ rule, rules, pricing, onOpen }: RuleRowProps) {
  const { id, name, charge, pay } = rule;
  const { send, busy } = useSaveRules(rules, `“${name}” is removed`);
  const now = today();
  const isOver = rule.to !== null && rule.to <= now;
  const example = pricing && !isOver && exampleOf(rule, rules, pricing);
  const act = { of: name, disabled: busy };
  return (
    <Row
      name={name}
      about={`${servicesWords(rule)} ${whenWords(rule)}, ${spanWords(rule, now)}`}
      isOver={isOver}
      figure={
        <>
          <b>+ {amountWords(charge)}</b>
          <small>{pay ? `walker + ${amountWords(pay)}` : "walker nothing"}</small>
        </>
      }
      acts={
        <>
          {rule.from >= now && (
            <>
              <Act {...act} onClick={() => onOpen("rule", id)}>
                Change
              </Act>
              <Act {...act} onClick={() => send({ rules: rules.rules.filter((one) => one.id !== id) })}>
                Remove
              </Act>
            </>
          )}
          {!isOver && (
            <Act {...act} onClick={() => onOpen("end-rule", id)}>
              End
            </Act>
          )}
        </>
      }
    >
      {example && (
        <small>
          <b>{example.visit}:</b> {example.sum}
        </small>
      )}
      {isOver && <small>It has ended.</small>}
    </Row>
  );
}
