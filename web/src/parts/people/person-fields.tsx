import { Textarea, type TextareaProps, TextInput, type TextInputProps } from "@mantine/core";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { FieldPair } from "../../ui/form/field-pair.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { PhoneField } from "../phone-field.tsx";

/** Asks for somebody's name. */
export const NameField = (props: TextInputProps) => (
  <TextInput label="Full name" autoComplete="name" required withAsterisk={false} {...props} />
);

interface ContactFieldsProps {
  form: Pick<FormFields<{ name: string; phone: string; email: string }>, "text">;
  /** An account's email is its owner's own, and not changed here. */
  hasAccount?: boolean;
  /** A dialog begins at the name. */
  isFirst?: boolean;
}

/** Somebody's name, phone and email, as the office writes them down. */
export const ContactFields = ({ form, hasAccount = false, isFirst = false }: ContactFieldsProps) => (
  <>
    <NameField autoComplete="off" data-autofocus={isFirst || undefined} {...form.text("name")} />
    <FieldPair>
      <PhoneField label="Phone" autoComplete="off" {...form.text("phone")} />
      <EmailInput
        label="Email"
        autoComplete="off"
        disabled={hasAccount}
        {...(hasAccount && { description: "They sign in with it, and change it in their own settings." })}
        {...form.text("email")}
      />
    </FieldPair>
  </>
);

/** Asks for somebody's address, on as many lines as it takes. */
export const AddressField = (props: TextareaProps) => (
  <Textarea label="Home address" autosize minRows={1} maxRows={4} {...props} />
);

/** Asks for the owner's notes on somebody. */
export const NotesField = (props: TextareaProps) => (
  <Textarea label="Private notes" description="Only you see them." autosize minRows={3} maxRows={12} {...props} />
);
