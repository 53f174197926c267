import { Skeleton, Textarea, TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import type { AnswerOf } from "@petcare/contract";
import { askRequest } from "@petcare/contract/schemas";
import { careRules, firstNameOf, maxRequestWords } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useCheck } from "../../../lib/api/use-check.ts";
import { count } from "../../../lib/format/words.ts";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import classes from "./dialogs.module.css";

type Fact = NonNullable<AnswerOf<typeof askRequest>["care"]>[number];

interface CareForm {
  /** The typed texts, by the key of their field. */
  texts: Readonly<Record<string, string>>;
  words: string;
}

const keyOf = ({ pet, field }: Fact) => `${pet ?? ""}/${field}`;

/** Lists the changed facts. */
const changedFacts = (facts: readonly Fact[], { texts }: CareForm): Fact[] =>
  facts
    .map((fact) => ({ ...fact, text: textOrNull(texts[keyOf(fact)] ?? fact.text ?? "") }))
    .filter(({ text }, at) => text !== (facts[at]?.text ?? null));

const owner = firstNameOf(business.owner.name);

/** The client’s care sheet. Changes are a request to the owner. */
export function CareDialog(shown: Shown) {
  const [id] = useState(randomId);
  const request = { params: { id }, query: { preview: "1" }, body: { kind: "care" } } as const;
  const sheet = useCheck({ enabled: shown.opened }, askRequest, request);
  const facts = sheet.data?.care ?? [];
  const fields = useFields<CareForm>({ texts: {}, words: "" });
  const form = useContractForm({
    fields,
    schema: askRequest.body,
    toBody: (values: CareForm) => ({
      kind: "care" as const,
      care: changedFacts(facts, values),
      words: textOrNull(values.words),
    }),
    // 'care.2' is the third of the changed facts.
    fieldOf: (path, values) => {
      const fact = changedFacts(facts, values)[Number(/^care\.(\d+)/.exec(path)?.[1])];
      return fact ? `texts.${keyOf(fact)}` : path;
    },
    check: (values): Record<string, string> =>
      changedFacts(facts, values).length > 0 ? {} : { texts: "Nothing is changed." },
    save: (body) => call(askRequest, { params: { id }, body }),
    onSaved: () => toast("Asked. We answer soon, and nothing changes until then."),
    next: shown.onClose,
  });
  const changes = changedFacts(facts, form.values).length;
  const groups = Map.groupBy(facts, ({ pet }) => pet);
  return (
    <FormDialog
      {...shown}
      title="Care sheet"
      form={form}
      action={`Ask ${owner} to change ${changes === 0 ? "this" : count(changes, "field")}`}
      underWay="Asking..."
      keep="Not now"
      failed="This could not be asked. Please try again, or call us."
    >
      {sheet.isPending && <Skeleton height={320} radius="lg" />}
      {sheet.error && <Failure error={sheet.error} fallback="The care sheet could not be read. Please try again." />}
      {[...groups].map(([pet, ofPet]) => (
        <fieldset key={pet ?? "home"} className={`stack gap-12 ${classes.group}`}>
          <legend>{pet ?? "Home and emergency contact"}</legend>
          {ofPet.map((fact) => {
            const key = keyOf(fact);
            const shown = {
              label: careRules[fact.field].label,
              maxLength: careRules[fact.field].max,
              value: form.values.texts[key] ?? fact.text ?? "",
              error: form.problems[`texts.${key}`],
              onChange: (event: { currentTarget: { value: string } }) =>
                form.set("texts", { ...form.values.texts, [key]: event.currentTarget.value }),
            };
            const isLine = fact.field === "kind" || fact.field.startsWith("contact_");
            return isLine ? (
              <TextInput key={key} autoComplete="off" {...shown} />
            ) : (
              <Textarea key={key} autosize minRows={1} {...shown} />
            );
          })}
        </fieldset>
      ))}
      <Textarea label="Anything to know?" maxLength={maxRequestWords} autosize minRows={2} {...form.text("words")} />
      {form.problems.texts && <p role="alert">{form.problems.texts}</p>}
    </FormDialog>
  );
}
