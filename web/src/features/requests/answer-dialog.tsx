import { Textarea, TextInput } from "@mantine/core";
import { declineRequest, offerInstead } from "@petcare/contract/schemas";
import { firstNameOf, type LocalDate, maxRequestWords, type TimeFrame, timeFrames } from "@petcare/domain";
import { call } from "../../lib/api/api.ts";
import { parseDollars } from "../../lib/format/dollars.ts";
import { frameNames, frameSpan, today } from "../../lib/format/time.ts";
import { DateField } from "../../parts/date-field.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { type AnswerKind, type OwnersRequest, readRequestsAgain, requestText } from "./request-text.ts";

interface AnswerDialogProps {
  kind: AnswerKind;
  request: OwnersRequest;
  opened: boolean;
  onClose: () => void;
}

interface Answer {
  date: LocalDate | "";
  timeframe: TimeFrame;
  price: string;
  words: string;
}

/** An offer of another day, time frame or price, or no, with words for the client. */
export function AnswerDialog({ kind, request, opened, onClose }: AnswerDialogProps) {
  const { _id: id, version, client, to, quote } = request;
  const name = firstNameOf(client.name);
  const { head, detail } = requestText(request);
  const place = to ?? request;
  const isOffer = kind === "offer";
  const fields = useFields<Answer>({
    date: place.date,
    timeframe: place.timeframe ?? "morning",
    price: quote.total.toFixed(2),
    words: "",
  });
  const form = useContractForm({
    fields,
    schema: isOffer ? offerInstead.body : declineRequest.body,
    toBody: ({ date, timeframe, price, words }: Answer) => ({
      ...(isOffer && { version, date: date || today(), timeframe, price: parseDollars(price) }),
      words: textOrNull(words),
    }),
    save: (body) =>
      isOffer
        ? call(offerInstead, { params: { id }, body: body as Parameters<typeof call<typeof offerInstead>>[1]["body"] })
        : call(declineRequest, { params: { id }, body }),
    onSaved: () => {
      readRequestsAgain();
      toast(isOffer ? `Offered to ${name}` : `Declined: ${head}`);
    },
    next: onClose,
    onFailed: readRequestsAgain,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={isOffer ? `Offer ${name} something else` : `Decline ${name}’s request`}
      form={form}
      action={isOffer ? "Send the offer" : "Decline"}
      underWay="Sending..."
      failed="This could not be sent. Please try again."
    >
      <p>
        <b>{head}</b>
        <br />
        {detail}
      </p>
      {isOffer && (
        <>
          <DateField
            label="Day"
            value={form.values.date}
            minDate={today()}
            onChange={(date) => form.set("date", date)}
            error={form.problems.date}
          />
          <ChoiceButtons
            legend="When"
            columns={3}
            options={timeFrames.map(({ value }) => ({ value, label: frameNames[value], detail: frameSpan(value) }))}
            value={form.values.timeframe}
            onChange={(timeframe) => form.set("timeframe", timeframe)}
            error={form.problems.timeframe}
          />
          <TextInput label="Price" inputMode="decimal" autoComplete="off" {...form.text("price")} />
        </>
      )}
      <Textarea
        label="Words"
        description={request.kind === "meet" ? `${name} gets an email only with words.` : `${name} reads them.`}
        maxLength={maxRequestWords}
        autosize
        minRows={2}
        {...form.text("words")}
      />
    </FormDialog>
  );
}
