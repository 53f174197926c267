import { Textarea } from "@mantine/core";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { CompletionValues } from "./completion-rules.ts";

interface CompletionFieldsProps {
  form: Pick<FormFields<CompletionValues>, "text">;
  readOnly?: boolean;
  withoutPhotos?: boolean;
}

/** How a walk went: the note, and links to photos. */
export const CompletionFields = ({ form, readOnly = false, withoutPhotos = false }: CompletionFieldsProps) => (
  <>
    <Textarea
      label="Additional notes"
      placeholder="How did it go? Your client reads this."
      required
      autosize
      minRows={4}
      maxRows={10}
      data-autofocus
      readOnly={readOnly}
      {...form.text("comments")}
    />
    {!withoutPhotos && (
      <Textarea
        label="Photo URLs"
        description="Optional. Links to your photos, separated by commas."
        placeholder="https://…"
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autosize
        minRows={1}
        maxRows={5}
        readOnly={readOnly}
        {...form.text("photos")}
      />
    )}
  </>
);
