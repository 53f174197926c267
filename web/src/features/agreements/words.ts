import { business } from "@petcare/business";
import type { AgreementKind } from "@petcare/domain";

const us = business.name;

/** A draft of each agreement. */
export const drafts: Record<AgreementKind, string> = {
  service: `${us} comes at the times that are booked, and cares for your pets as you have told us.

Please tell us before the first visit about illness, medication, fear and biting. You pay for a booked visit, and for a cancelled one as our prices say.

If something happens to your pet or your home, we tell you at once. You may end this agreement at any time.`,
  key: `You give ${us} a key or a code of your home. We use it for the booked visits alone.

A key carries no name and no address. Nobody else gets it, and you have it back when you ask.`,
  vet: `If your pet is hurt or ill and you cannot be reached, ${us} may take it to a vet.

You pay the vet, up to the limit that you set below for each pet. Above it we ask you first.`,
  photos: `${us} may show photos of your pets on its website and in social media, without your name and your address.

You may say no, and you may change your answer at any time.`,
};
