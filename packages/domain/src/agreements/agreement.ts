import type { LocalDate } from "../local-date.ts";
import { listText } from "../notices/message-words.ts";

/** Lists the kinds of agreements. */
export const agreementKinds = ["service", "key", "vet", "photos"] as const;
export type AgreementKind = (typeof agreementKinds)[number];

export const agreementNames: Readonly<Record<AgreementKind, string>> = {
  service: "Service agreement",
  key: "Key release",
  vet: "Vet release",
  photos: "Photo release",
};

/** In characters. */
export const maxAgreementText = 20_000;

/** The most that a vet may spend on one pet, in cents. */
export interface VetLimit {
  pet: string;
  cents: number;
}

/** A signature of a text by a client. */
export interface SignedText {
  /** The version of the text, from 1. */
  version: number;
  /** The name as it was typed. */
  name: string;
  /** Of a vet release: a limit for each pet. */
  limits?: readonly VetLimit[] | undefined;
  /** The client refused it. Only a photo release can be refused. */
  refused?: true | undefined;
  /** The day on which it was signed on paper, which has the limits for pets. */
  on_paper?: LocalDate | undefined;
}

/** The latest signature of each kind that a client has signed. */
export type SignedKinds = Partial<Record<AgreementKind, SignedText>>;
/** By required kind: the version to sign. */
export type AskedVersions = Partial<Record<AgreementKind, number>>;

interface Signer {
  signed?: SignedKinds | undefined;
  pets: readonly { name: string }[];
}

/**
 * Lists the agreements that a client must still sign. A new version must be signed again, and so must a pet without a limit.
 */
export const unsignedKinds = (asked: AskedVersions, { signed = {}, pets }: Signer): AgreementKind[] =>
  agreementKinds.filter((kind) => {
    const version = asked[kind];
    if (version === undefined) return false;
    const isLimited =
      kind !== "vet" || signed.vet?.on_paper || pets.every(({ name }) => vetLimitOf(signed, name) !== undefined);
    return signed[kind]?.version !== version || !isLimited;
  });

/** Reads a pet's limit from the client's latest vet release, in cents. Ignores the case of names. */
export const vetLimitOf = (signed: SignedKinds | undefined, pet: string): number | undefined =>
  signed?.vet?.limits?.find((limit) => isSamePet(limit.pet, pet))?.cents;

export const isSamePet = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** 'Key release' · 'Key release and Vet release' · 'Service agreement, Key release and Vet release' */
export const agreementList = (kinds: readonly AgreementKind[]): string =>
  listText(kinds.map((kind) => agreementNames[kind]));

/** The reason in the history if the owner books without a signature and gives none. */
export const noReason = "no reason given";
