import { Button, Group, SimpleGrid, Stack, Textarea } from "@mantine/core";
import { business } from "@petcare/business";
import { askRequest } from "@petcare/contract/schemas";
import { addDays, firstNameOf, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { today } from "../../../lib/format/time.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { OwnRequests } from "../../../parts/own-requests.tsx";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";

const dialogs = ["ask"] as const;

/** The walker's requests for days off, with their answers, and the form for more. */
export function DaysOffRequests() {
  const { opening, open, shown } = useDialogInAddress(dialogs);
  return (
    <Stack component="section" gap={10} mt={20} aria-labelledby="days-off">
      <Group justify="space-between">
        <h3 id="days-off">Days off</h3>
        <Button variant="light" onClick={() => open("ask", "days-off")}>
          Ask for days off
        </Button>
      </Group>
      <OwnRequests />
      <AskOffDialog key={opening} {...shown} />
    </Stack>
  );
}

interface OffForm {
  date: LocalDate | "";
  through: LocalDate | "";
  words: string;
}

const owner = firstNameOf(business.owner.name);

/** The form of a request for days off. */
function AskOffDialog(shown: Shown) {
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
    onSaved: () => toast(`Asked. ${owner} answers soon, and nothing changes until then.`),
    next: shown.onClose,
  });
  const { date, through } = form.values;
  return (
    <FormDialog
      {...shown}
      title="Ask for days off"
      form={form}
      action={`Ask ${owner}`}
      underWay="Asking..."
      keep="Not now"
      failed="This could not be asked. Please try again, or call the office."
    >
      <SimpleGrid cols={2} spacing={12}>
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
        <DateField label="Last day" minDate={date || today()} {...form.field("through")} />
      </SimpleGrid>
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
