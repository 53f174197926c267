import { Textarea } from "@mantine/core";
import { business } from "@petcare/business";
import { myRequests } from "@petcare/contract";
import { askRequest } from "@petcare/contract/schemas";
import { addDays, firstNameOf, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { readAgain } from "../../../../lib/api/after-write.ts";
import { call } from "../../../../lib/api/api.ts";
import { randomId } from "../../../../lib/api/random-id.ts";
import { today } from "../../../../lib/format/time.ts";
import { DateField } from "../../../../parts/date-field.tsx";
import { FormDialog } from "../../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../../ui/feedback/toast.tsx";
import { useFields } from "../../../../ui/form/fields.ts";
import { textOrNull } from "../../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../../ui/form/use-contract-form.ts";
import classes from "./days-off-requests.module.css";

interface OffForm {
  date: LocalDate | "";
  through: LocalDate | "";
  words: string;
}

const owner = firstNameOf(business.owner.name);

/** The days on which a walker wants to be off. */
export function AskOffDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [id] = useState(randomId);
  const tomorrow = addDays(today(), 1);
  const form = useContractForm({
    fields: useFields<OffForm>({ date: tomorrow, through: tomorrow, words: "" }),
    schema: askRequest.body,
    toBody: ({ date, through, words }: OffForm) => ({
      kind: "off" as const,
      ...(date && { date }),
      ...(through && { through }),
      words: textOrNull(words),
    }),
    save: (body) => call(askRequest, { params: { id }, body }),
    onSaved: () => {
      readAgain(myRequests);
      toast(`Asked. ${owner} answers soon, and nothing changes until then.`);
    },
    next: onClose,
  });
  const { date, through } = form.values;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Ask for days off"
      form={form}
      action={`Ask ${owner}`}
      underWay="Asking..."
      keep="Not now"
      failed="This could not be asked. Please try again, or call the office."
    >
      <div className={classes.days}>
        <DateField
          label="First day"
          value={date}
          minDate={today()}
          onChange={(value) => {
            form.set("date", value);
            if (value && through && value > through) form.set("through", value);
          }}
          error={form.problems.date}
        />
        <DateField
          label="Last day"
          value={through}
          minDate={date || today()}
          onChange={(value) => form.set("through", value)}
          error={form.problems.through}
        />
      </div>
      <Textarea
        label="Note"
        description={`${owner} reads it.`}
        maxLength={200}
        autosize
        minRows={2}
        {...form.text("words")}
      />
    </FormDialog>
  );
}
