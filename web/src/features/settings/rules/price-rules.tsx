import { Button } from "@mantine/core";
import { type AnswerOf, getPriceRules, getPricing } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { today } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PlusIcon } from "../../../ui/theme/icons.tsx";
import { CancellingCard } from "./cancelling-card.tsx";
import { EndRuleDialog } from "./end-rule-dialog.tsx";
import { HolidaysCard } from "./holidays-card.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { amountWords, exampleOf, type Rule, type Rules, servicesWords, spanWords, whenWords } from "./rule-words.ts";
import classes from "./rules.module.css";
import { useSaveRules } from "./use-save-rules.ts";

const dialogs = ["rule", "end-rule"] as const;

/** Parts on top of prices: the rules with an example each, and the days that are holidays. */
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
  pricing: AnswerOf<typeof getPricing> | undefined;
}

function RulesCard({ rules, pricing }: RulesCardProps) {
  const { dialog, opening, open, close } = useDialogInAddress(dialogs);
  const ending = useLastDefined(rules.rules.find(({ id }) => dialog?.kind === "end-rule" && id === dialog.id));
  const now = today();
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
        <ul className={classes.rules}>
          {rules.rules.map((rule) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              rules={rules}
              pricing={pricing}
              now={now}
              onChange={() => open("rule", rule.id)}
              onEnd={() => open("end-rule", rule.id)}
            />
          ))}
        </ul>
      )}
      <p className="quiet">
        Each part is of the price alone, never of another part, and a line of its own on the invoice. A visit with a
        price of its own has none.
      </p>
      <RuleDialog
        key={opening}
        rules={rules}
        rule={rules.rules.find(({ id }) => dialog?.kind === "rule" && id === dialog.id)}
        pricing={pricing}
        opened={dialog?.kind === "rule"}
        onClose={close}
      />
      {ending && (
        <EndRuleDialog
          key={`${ending.id} ${opening}`}
          rules={rules}
          rule={ending}
          opened={dialog?.kind === "end-rule"}
          onClose={close}
        />
      )}
    </Card>
  );
}

function RuleRow({
  rule,
  rules,
  pricing,
  now,
  onChange,
  onEnd,
}: RulesCardProps & { rule: Rule; now: LocalDate; onChange: () => void; onEnd: () => void }) {
  const { send, busy } = useSaveRules(rules, `“${rule.name}” is removed`);
  const isOver = rule.to !== null && rule.to <= now;
  const remove = () => send({ rules: rules.rules.filter(({ id }) => id !== rule.id) });
  const acts = [
    ...(rule.from >= now ? [["Change", onChange] as const, ["Remove", remove] as const] : []),
    ...(isOver ? [] : [["End", onEnd] as const]),
  ];
  const example = pricing && !isOver && exampleOf(rule, rules, pricing);
  return (
    <li data-ended={isOver || undefined}>
      <span className={classes.name}>
        <b>{rule.name}</b>
        <small>
          {servicesWords(rule)} {whenWords(rule)}, {spanWords(rule, now)}
        </small>
      </span>
      <span className={classes.example}>
        {example && (
          <>
            <b>{example.of}:</b> {example.sum}
          </>
        )}
        {isOver && "It has ended."}
      </span>
      <span className={classes.amounts}>
        <b>+ {amountWords(rule.charge)}</b>
        <small>{rule.pay ? `walker + ${amountWords(rule.pay)}` : "walker nothing"}</small>
      </span>
      <span className={classes.acts}>
        {acts.map(([label, onClick]) => (
          <Button
            key={label}
            variant="subtle"
            size="compact-md"
            disabled={busy}
            aria-label={`${label} ${rule.name}`}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </span>
    </li>
  );
}
