import { TextInput } from "@mantine/core";
import { type AgreementKind, agreementList, firstNameOf } from "@petcare/domain";
import { Warning } from "./conflicts/warning.tsx";
import classes from "./schedule-fields.module.css";
import type { BookingForm } from "./use-schedule-fields.ts";

interface UnsignedReasonProps {
  form: BookingForm;
  /** The client's name. */
  client: string;
  unsigned: readonly AgreementKind[];
}

/** Warns of agreements that the client has not signed, and asks why it is booked all the same. Draws nothing if there is none. */
export function UnsignedReason({ form, client, unsigned }: UnsignedReasonProps) {
  const isAsked = unsigned.length > 0;
  return (
    <div className={isAsked ? classes.whole : classes.none}>
      <Warning>
        {isAsked && (
          <>
            <b>{firstNameOf(client)} has not signed</b>: {agreementList(unsigned)}. You can still save, with a reason.
          </>
        )}
      </Warning>
      {isAsked && (
        <TextInput
          mt={8}
          label="Reason to book all the same"
          description="It stays in the history of the booking."
          maxLength={200}
          {...form.text("unsigned_reason")}
        />
      )}
    </div>
  );
}
