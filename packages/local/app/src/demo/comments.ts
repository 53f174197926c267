import type { Random } from "./random.ts";

const comments = [
  "{pets} did great. Long loop past the school, plenty of sniffing.",
  "Good walk! Both needs done, fresh water in the bowl.",
  "{pets} was a little sleepy today but happy to be out.",
  "Rain, so we kept it short and dried off at the door. Towel is on the hook.",
  "Met the neighbor's poodle, all friendly. {pets} ate a treat afterwards.",
  "Fed as instructed, dish is in the sink. Lots of cuddles.",
  "Found the door unlocked when I came, locked it when I left.",
  "{pets} pulled a lot toward the canal; the harness helped.",
  "Everything fine. Running low on poop bags.",
  "Litter scooped, water changed, played with the feather for ten minutes.",
  "Hot pavement, so we stayed on the grass. Drank a whole bowl.",
  "{pets} would not eat at first, but finished before I left.",
  "Nice brisk walk around the block twice. Left a light on in the hall.",
  "Medication given at the start of the visit. No trouble at all.",
  "Squirrel! Otherwise an easy walk.",
  "Package was on the step, I put it inside.",
] as const;

/** A walker's comment on a visit to these pets. */
export const commentFor = (random: Random, petNames: string[]): string =>
  random.pick(comments).replace("{pets}", petNames[0] ?? "Everyone");
