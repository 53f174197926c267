import { addressField, notesField, personFields, type RecordFields } from "../../parts/people/person-fields.tsx";

/** The text fields of a client's record, by the dialog that edits them. */
export const contactFields = { ...personFields, address: addressField } as const satisfies RecordFields;

export const accessFields = {
  garage_code: { label: "Garage code" },
  lockbox: { label: "Lockbox", description: "The code, and where it is" },
  alarm: { label: "Alarm", description: "The code, and what to press" },
  parking: { label: "Parking", kind: "lines", maxRows: 4 },
} as const satisfies RecordFields;

export const emergencyFields = {
  name: { label: "Name" },
  relation: { label: "Relation", placeholder: "Brother, neighbor, …", half: true },
  phone: { label: "Phone", kind: "phone", half: true },
} as const satisfies RecordFields;

export const notesFields = {
  notes: { ...notesField, label: "Only you see them", description: "", minRows: 4, "data-autofocus": true },
} as const satisfies RecordFields;

export const exemptFields = {
  exempt: { label: "Reason", description: "It stands on the invoices", "data-autofocus": true },
  certificate: { label: "Certificate", description: "If there is one" },
} as const satisfies RecordFields;

/** The facts on a pet's card. */
export const petFacts = {
  medication: { label: "Medication", kind: "lines" },
  feeding: { label: "Feeding", kind: "lines" },
  vet: { label: "Vet", kind: "lines", maxRows: 4 },
  notes: { label: "Notes", kind: "lines", minRows: 2, maxRows: 8 },
} as const satisfies RecordFields;

export const petFields = {
  name: { label: "Name", half: true },
  kind: { label: "Kind", placeholder: "Dog, cat, …", half: true },
  flags: {
    label: "Behavior",
    description: "What a walker must know at once, with commas between: pulls, keep from other dogs",
  },
  ...petFacts,
} as const satisfies RecordFields;
