import { Textarea, type TextareaProps, TextInput, type TextInputProps } from "@mantine/core";
import { formatPhone } from "@petcare/domain";
import type { ComponentType, ReactNode } from "react";
import { Fact, Facts } from "../../ui/data/facts.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { FieldPair } from "../../ui/form/field-pair.tsx";
import { textOrNull } from "../../ui/form/typed-text.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { PhoneField } from "../phone-field.tsx";
import { TextWithPhones } from "../text-with-phones.tsx";

const Lines = (props: TextareaProps) => <Textarea autosize minRows={1} maxRows={5} {...props} />;
const inputs = { line: TextInput, lines: Lines, phone: PhoneField, email: EmailInput };

/** A text field of a record. Other properties are props of the input. */
interface RecordField extends TextInputProps, Pick<TextareaProps, "minRows" | "maxRows"> {
  label: string;
  /** By default a line. */
  kind?: keyof typeof inputs;
  /** Whether two fields share a line. */
  half?: boolean;
  /** Whether a dialog's focus starts here. */
  "data-autofocus"?: boolean;
}

export type RecordFields<Name extends string = string> = Readonly<Record<Name, RecordField>>;

/** The texts of a record as a form shows them. Missing ones are empty. */
export const textsOf = <Name extends string>(
  fields: RecordFields<Name>,
  record: { readonly [name in NoInfer<Name>]?: unknown } | null | undefined,
): Record<Name, string> =>
  eachOf(fields, (name, { kind }) => {
    const text = String(record?.[name] ?? "");
    return kind === "phone" ? formatPhone(text) : text;
  });

/** The texts as they are sent. Empty ones are null. */
export const typedIn = <Name extends string>(
  fields: RecordFields<Name>,
  texts: Record<NoInfer<Name>, string>,
): Record<Name, string | null> => eachOf(fields, (name) => textOrNull(texts[name]));

export const labelsOf = <Name extends string>(fields: RecordFields<Name>): Record<Name, string> =>
  eachOf(fields, (_, { label }) => label);

const eachOf = <Name extends string, Value>(
  fields: RecordFields<Name>,
  of: (name: Name, field: RecordField) => Value,
) =>
  Object.fromEntries(
    (Object.entries(fields) as [Name, RecordField][]).map(([name, field]) => [name, of(name, field)]),
  ) as Record<Name, Value>;

interface TypedFieldsProps<Name extends string> {
  form: Pick<FormFields<Record<NoInfer<Name>, string>>, "text">;
  fields: RecordFields<Name>;
}

/** The inputs of a record's fields. */
export const TypedFields = <Name extends string>({ form, fields }: TypedFieldsProps<Name>) => (
  <FieldPair>
    {Object.values(
      eachOf(fields, (name, { kind = "line", half = false, ...props }) => {
        const Input = inputs[kind] as ComponentType<TextInputProps>;
        return (
          <Input
            key={name}
            autoComplete="off"
            {...(!half && { style: { gridColumn: "1 / -1" } })}
            {...props}
            {...form.text(name as never)}
          />
        );
      }),
    )}
  </FieldPair>
);

interface RecordFactsProps<Name extends string> {
  fields: RecordFields<Name>;
  record: { readonly [name in NoInfer<Name>]?: string | null | undefined };
  /** Further facts. */
  children?: ReactNode;
}

/** The texts of a record that are not empty, a line each. Phone numbers are links. */
export const RecordFacts = <Name extends string>({ fields, record, children }: RecordFactsProps<Name>) => (
  <Facts>
    {Object.entries(textsOf(fields, record)).map(
      ([name, text]) =>
        text !== "" && (
          <Fact key={name} term={fields[name as Name].label}>
            <TextWithPhones>{text as string}</TextWithPhones>
          </Fact>
        ),
    )}
    {children}
  </Facts>
);

/** The fields that clients and walkers share. */
export const personFields = {
  name: { label: "Full name", required: true, withAsterisk: false },
  phone: { label: "Phone", kind: "phone", half: true },
  email: { label: "Email", kind: "email", half: true },
} as const satisfies RecordFields;

/** The email of a person with an account, who alone can change it. */
export const emailOfAccount = {
  ...personFields.email,
  disabled: true,
  description: "They sign in with it, and change it in their own settings.",
} as const;

export const addressField = { label: "Home address", kind: "lines", maxRows: 4 } as const;

/** The owner's notes on a person. */
export const notesField = {
  label: "Private notes",
  description: "Only you see them.",
  kind: "lines",
  minRows: 3,
  maxRows: 12,
} as const;

/** The field of a person's own name. */
export const NameField = (props: TextInputProps) => <TextInput {...personFields.name} autoComplete="name" {...props} />;

/** The field of a person's own address. */
export const AddressField = (props: TextareaProps) => <Lines label={addressField.label} maxRows={4} {...props} />;
