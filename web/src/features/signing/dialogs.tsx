import { TextInput } from "@mantine/core";
import { type AnswerOf, getAgreementText, listMyAgreements, me } from "@petcare/contract";
import { signAgreement } from "@petcare/contract/schemas";
import { agreementNames, isSamePet } from "@petcare/domain";
import type { ReactNode } from "react";
import { patchAnswers } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { parseDollars } from "../../lib/format/dollars.ts";
import { AmountField } from "../../parts/money/paid-fields.tsx";
import { Dialog, type Shown } from "../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../ui/feedback/form-dialog.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import classes from "./screen.module.css";

export type MyAgreement = AnswerOf<typeof listMyAgreements>[number];

/** The whole text of an agreement, with the form to sign it, or only to read. */
export function SignDialog({ mine, ...shown }: Shown & { mine: MyAgreement }) {
  const { kind, signed } = mine;
  const version = mine.version ?? signed?.version ?? 1;
  const text = useRead(getAgreementText, { params: { kind, version: String(version) } });
  const profile = useRead(me);
  const title = agreementNames[kind];
  const paper = (
    <Loaded query={text} failed="The text could not be loaded. Please try again.">
      {(read) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long text.
        <section className={classes.text} tabIndex={0} aria-label="Text">
          {read.text}
        </section>
      )}
    </Loaded>
  );
  if (mine.version === null) {
    return (
      <Dialog {...shown} title={title}>
        {paper}
      </Dialog>
    );
  }
  return (
    <SignForm
      {...shown}
      mine={mine}
      version={version}
      isRead={text.isSuccess}
      pets={onceEach(profile.data?.pets ?? [])}
    >
      {paper}
    </SignForm>
  );
}

/** Leaves out pets of an earlier name: they share its limit. */
const onceEach = (pets: readonly string[]) =>
  pets.filter((pet, at) => pets.findIndex((other) => isSamePet(other, pet)) === at);

type Values = { name: string; refused: boolean } & Record<`limit${number}`, string>;

interface SignFormProps extends Shown {
  mine: MyAgreement;
  version: number;
  /** Whether the text is on the screen. */
  isRead: boolean;
  pets: readonly string[];
  children: ReactNode;
}

function SignForm({ mine: { kind, signed }, version, isRead, pets, children, ...shown }: SignFormProps) {
  const limited = kind === "vet" ? pets : [];
  const limitOf = (pet = "") => signed?.limits.find((one) => isSamePet(one.pet, pet))?.limit.toFixed(2) ?? "";
  const form = useContractForm({
    fields: useFields<Values>({
      name: "",
      refused: signed?.refused ?? false,
      // Fifty fields, because the pets may be read later than the form opens.
      ...Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`limit${at}`, limitOf(limited[at])])),
    }),
    schema: signAgreement.body,
    check: () => (isRead ? {} : { name: "Read the text first" }),
    toBody: ({ name, refused, ...limits }) => ({
      version,
      name,
      limits: limited.map((pet, at) => ({ pet, limit: parseDollars(limits[`limit${at}`] ?? "") })),
      refused,
    }),
    fieldOf: (path) => path.replace(/^limits\.(\d+)\.limit$/, "limit$1"),
    save: (body) => call(signAgreement, { params: { kind }, body }),
    onSaved: (_, saved) => {
      patchAnswers(listMyAgreements, () => saved);
      toast(`${agreementNames[kind]} signed`);
    },
    next: shown.onClose,
  });
  return (
    <FormDialog
      {...shown}
      title={agreementNames[kind]}
      form={form}
      action={form.values.refused ? "Sign: no photos" : "Sign"}
      underWay="Signing..."
      keep="Not now"
      failed="This could not be signed. Please try again, or call us."
    >
      {children}
      {kind === "photos" && (
        <ChoiceButtons
          legend="Your answer"
          options={[
            { value: "yes", label: "Yes, you may" },
            { value: "no", label: "No photos" },
          ]}
          value={form.values.refused ? "no" : "yes"}
          onChange={(value) => form.set("refused", value === "no")}
        />
      )}
      {limited.map((pet, at) => (
        <AmountField key={pet} label={`Most a vet may spend on ${pet}`} {...form.text(`limit${at}`)} />
      ))}
      <TextInput
        label="Your name"
        description="Typing it signs this text."
        autoComplete="name"
        maxLength={80}
        {...form.text("name")}
      />
    </FormDialog>
  );
}
