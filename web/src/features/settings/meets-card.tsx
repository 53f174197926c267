import "../../ui/theme/checkbox-styles.ts";
import { Checkbox } from "@mantine/core";
import { getPriceRules } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import type { Rules } from "./rules/rule-words.ts";
import { useSaveRules } from "./rules/use-save-rules.ts";

/** Whether strangers can ask for a meet and greet on the public site. */
export function MeetsCard() {
  const query = useRead(getPriceRules);
  return (
    <Card title="Meet and greet">
      <Loaded query={query}>{(rules) => <MeetsTick rules={rules} />}</Loaded>
    </Card>
  );
}

function MeetsTick({ rules }: { rules: Rules }) {
  const { send, busy } = useSaveRules(rules, "Meet and greet saved");
  return (
    <Checkbox
      label="Strangers can ask for a meet and greet"
      description="Your public page has a form for it. What they ask stands among the requests, and you send a code."
      checked={rules.takes_meets}
      disabled={busy}
      onChange={(event) => send({ takes_meets: event.currentTarget.checked })}
    />
  );
}
