import type { useCheckedForm } from "../../../ui/form/use-checked-form.ts";
import type { MakeValues } from "./bills.ts";

/** The form of what is chosen and typed, which the parts of the screen share. */
export type MakeFormState = ReturnType<typeof useCheckedForm<MakeValues, unknown>>;
