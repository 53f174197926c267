import "../../../ui/theme/checkbox-styles.ts";
import { Box, Button, Checkbox, Group, TextInput } from "@mantine/core";
import { type AnswerOf, type BodyOf, getPriceRules, listReferralCodes, revokeReferralCode } from "@petcare/contract";
import { createReferralCode } from "@petcare/contract/schemas";
import { formatPhone, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { usePages } from "../../../lib/api/pages.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { inFours } from "../../../lib/format/in-fours.ts";
import { dayAndTime, fullDay, today } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { DataList } from "../../../ui/data/data-list.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { copyText } from "../../../ui/feedback/copy-text.ts";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Act, Row } from "../row.tsx";
import { numberOf, type Rules, useSaveRules } from "../rules/data.ts";

type Code = AnswerOf<typeof listReferralCodes>[number];

const aMinute = 60_000;

/** Issues referral codes, and lists them with who signed up with each. */
export function ReferralCodes() {
  const list = usePages(listReferralCodes, { query: { limit: 20 } }, aMinute);
  const rules = useRead(getPriceRules);
  const { last, shown, opening, open } = useDialogInAddress(["end"]);
  return (
    <div className="stack">
      <Card title="Issue a code" aside="a client or a walker signs up with it">
        <IssueForm />
      </Card>
      <Card title="Meet and greet">
        <Loaded query={rules}>{(read) => <MeetsTick rules={read} />}</Loaded>
      </Card>
      <Card title="Referral codes">
        <DataList
          list={list}
          empty={<EmptyState title="No codes yet">Issue one above, and give it to whoever signs up.</EmptyState>}
        >
          {(codes) => (
            <ul className="lined">
              {codes.map((code) => (
                <CodeRow key={code.code} code={code} onEnd={() => open("end", code.code)} />
              ))}
            </ul>
          )}
        </DataList>
      </Card>
      {last && <EndCodeDialog key={opening} code={last.id} {...shown} />}
    </div>
  );
}

const empty = { role: "client" as Code["role"], uses_limit: "1", expires_on: "" as LocalDate | "", note: "" };

/** Issues a code. The id changes only after a success, so that a double tap makes one code. */
function IssueForm() {
  const [id, setId] = useState(randomId);
  const fields = useFields(empty);
  const form = useContractForm({
    fields,
    schema: createReferralCode.body,
    labels: { uses_limit: "Uses", note: "Note" },
    toBody: (typed): BodyOf<typeof createReferralCode> => ({
      id,
      role: typed.role,
      uses_limit: numberOf(typed.uses_limit),
      expires_on: typed.expires_on || null,
      note: textOrNull(typed.note),
    }),
    save: (body) => call(createReferralCode, { body }),
    onSaved: (_sent, { code }) => {
      toast(`${inFours(code)} is issued`);
    },
    next: () => {
      setId(randomId());
      fields.change({ ...empty, role: form.values.role });
    },
  });
  return (
    <form {...form.props} className="stack">
      <FieldPair>
        <ChoiceButtons
          legend="Role"
          options={[
            { value: "client", label: "Client" },
            { value: "walker", label: "Walker" },
          ]}
          {...form.field("role")}
        />
        <TextInput label="Uses" inputMode="numeric" autoComplete="off" {...form.text("uses_limit")} />
        <DateField label="Ends (optional)" minDate={today()} {...form.field("expires_on")} />
        <TextInput
          label="Note (only you see it)"
          placeholder="For whom, or where it hangs"
          autoComplete="off"
          {...form.text("note")}
        />
      </FieldPair>
      {form.failure && <Failure error={form.failure} fallback="Failed to issue the code. Please try again." />}
      <Group>
        <Button type="submit">{form.isSaving ? "Issuing..." : "Issue code"}</Button>
      </Group>
    </form>
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

/** A code with its role, its uses, who signed up with it, and its end. */
function CodeRow({ code: row, onEnd }: { code: Code; onEnd: () => void }) {
  const { code, role, bound_to, note, uses, uses_limit, usable, used_by } = row;
  const shown = inFours(code);
  return (
    <Row
      isOver={!usable}
      name={
        <Group component="span" gap="0 12px">
          <Box component={usable ? "span" : "s"} fz="lg" ff="var(--display)">
            {shown}
          </Box>
          {bound_to ? (
            <Link to={`/admin/${role}s/${bound_to.id}`}>{bound_to.name}</Link>
          ) : (
            (note ?? (role === "client" ? "Any client" : "Any walker"))
          )}
        </Group>
      }
      about={`${role}${bound_to ? ", invite to this record" : ""} · ${uses} of ${uses_limit} used · ${stateWords(row)}`}
      acts={
        usable && (
          <>
            <Act of={shown} onClick={() => copyText(code, `${shown} is copied`)}>
              Copy
            </Act>
            <Act of={shown} color="brick" onClick={onEnd}>
              End
            </Act>
          </>
        )
      }
    >
      {used_by.length > 0 && (
        <details>
          <summary>{count(used_by.length, "person", "people")} signed up with it</summary>
          <ul className="quiet">
            {used_by.map(({ id, name, phone, at }) => (
              <li key={id}>
                <b>{name}</b> {dayAndTime(at)}
                {phone && `, ${formatPhone(phone)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Row>
  );
}

function stateWords({ revoked, usable, uses, uses_limit, expires_on }: Code): string {
  if (revoked) return "ended by you";
  if (uses >= uses_limit) return "used up";
  if (!usable && expires_on) return `ended ${fullDay(expires_on)}`;
  return expires_on ? `until ${fullDay(expires_on)}` : "no end";
}

function EndCodeDialog({ code, ...shown }: Shown & { code: string }) {
  const sending = useSend({
    mutationFn: () => call(revokeReferralCode, { params: { code } }),
    onSuccess: () => {
      toast(`${inFours(code)} has ended`);
    },
    here: { onSuccess: shown.onClose },
  });
  return (
    <ConfirmDialog
      {...shown}
      title={`End ${inFours(code)}?`}
      action="End code"
      underWay="Ending..."
      onConfirm={() => sending.send(undefined)}
      sending={sending}
      failed="Failed to end the code. Please try again."
    >
      <p>Nobody can sign up with it any more. Whoever has done so keeps their account.</p>
    </ConfirmDialog>
  );
}
